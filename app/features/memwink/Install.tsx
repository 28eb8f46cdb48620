import { useTranslation } from "react-i18next";
import type { DownloadFacts } from "~/core/memwink";
import { useRoot } from "~/frame/root-data";

const steps = ["unpack", "open", "developer", "load"] as const;

/** What is known of the zip, how a copy from it is installed in each browser, and what that means. */
export function Install({ facts }: { facts: DownloadFacts | null }) {
  const { t } = useTranslation("memwink", { keyPrefix: "zip" });
  const { locale } = useRoot();
  return (
    <div className="text-sm">
      {facts && (
        <p className="text-muted">
          {t("facts", {
            version: facts.version,
            site: new URL(facts.origin).host,
            size: Math.ceil(facts.bytes / 1024),
            changes: facts.changes[locale].join(" "),
          })}
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t("title")}</summary>
        <ol className="grid list-decimal gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <div className="grid max-w-sm gap-4 pt-4">
          <ExtensionsPage browser="chrome" />
          <ExtensionsPage browser="edge" />
        </div>
        <p className="pt-3 text-muted">{t("meaning")}</p>
      </details>
    </div>
  );
}

/** Where the switch and the button of steps three and four are on the page that step two opens. */
function ExtensionsPage({ browser }: { browser: "chrome" | "edge" }) {
  const { t } = useTranslation("memwink", { keyPrefix: `zip.${browser}` });
  const developer = (
    <span className="flex items-center gap-2">
      {t("developer")}
      <span aria-hidden="true" className="flex h-4 w-7 justify-end rounded-full bg-accent p-0.5">
        <span className="size-3 rounded-full bg-paper" />
      </span>
      <Step number={3} />
    </span>
  );
  const load = (
    <span className="flex items-center gap-2">
      <span className="rounded-control border border-edge px-2 py-1">{t("load")}</span>
      <Step number={4} />
    </span>
  );
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-muted">{t("name")}</figcaption>
      <div className="overflow-hidden rounded-card border border-line bg-raised text-xs">
        <p className="flex items-center gap-2 bg-sunken p-2">
          <span className="min-w-0 flex-1 rounded-full bg-paper px-3 py-1">{browser}://extensions</span>
          <Step number={2} />
        </p>
        {browser === "chrome" ? (
          <div className="grid gap-4 p-3">
            <div className="justify-self-end">{developer}</div>
            {load}
          </div>
        ) : (
          <div className="flex flex-wrap items-end gap-4 p-3">
            <div className="border-r border-line pt-12 pr-4">{developer}</div>
            {load}
          </div>
        )}
      </div>
    </figure>
  );
}

function Step({ number }: { number: number }) {
  return (
    <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent font-medium text-paper tabular-nums">
      {number}
    </span>
  );
}
