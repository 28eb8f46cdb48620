import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { SignInAgain } from "~/ui/SignInAgain";
import type { SourceIntent } from "./forms";
import type { SourceRow } from "./status-page";
import { queryOf, type SourcePlace } from "./status-page";

export type SourceAnswer = FormAnswer & { done?: { id: string; intent: SourceIntent; isSent: boolean } };

type SourceActionsProps = { anchor: string; source: SourceRow; place: SourcePlace; answer?: SourceAnswer };

/** What can be done with a source: one form, whose buttons say what. Without scripts the page comes back at the source. */
export function SourceActions({ anchor, source, place, answer }: SourceActionsProps) {
  const { t } = useTranslation("radar");
  const fetcher = useFetcher<SourceAnswer>();
  const { id, title, isPaused, summaryOnly, weight, state } = source;
  const isBusy = fetcher.state !== "idle";
  const latest = isBusy ? undefined : (fetcher.data ?? answer);
  const done = latest?.done?.id === id ? latest.done : undefined;
  const isOpen = done !== undefined && done.intent !== "read";
  const wiring = (intent: SourceIntent) => ({
    type: "submit" as const,
    name: "intent",
    value: intent,
    disabled: isBusy,
    "aria-label": t("sources.actionOf", { action: t(`sources.do.${intent}`), source: title }),
  });
  const weights = [
    { intent: "less", isPressed: weight < 1 },
    { intent: "normal", isPressed: weight === 1 },
    { intent: "more", isPressed: weight > 1 },
  ] as const;
  return (
    <fetcher.Form
      method="post"
      action={`/radar${queryOf(place)}#${anchor}`}
      preventScrollReset
      className="grid min-w-0 content-start gap-1 sm:max-lg:col-span-2"
    >
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="read"
        size="small"
        icon={state === "stopped" ? "play" : "refresh"}
        busy={isBusy && fetcher.formData?.get("intent") === "read"}
        disabled={isBusy || state === "queued" || state === "running"}
        aria-label={t("sources.actionOf", {
          action: t(state === "stopped" ? "sources.do.again" : "sources.do.read"),
          source: title,
        })}
        className="justify-self-start lg:justify-self-stretch"
      >
        {t(state === "stopped" ? "sources.do.again" : "sources.do.read")}
      </Button>
      <details open={isOpen || undefined} className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-muted hover:text-ink lg:ml-auto lg:min-h-9">
          {t("sources.settings")}
          <span className="sr-only">{t("sources.settingsOf", { source: title })}</span>
          <Icon name="chevronDown" size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid max-w-72 gap-2 pt-1 pb-2">
          {([isPaused ? "resume" : "pause", summaryOnly ? "texts" : "summaries"] as const).map((intent) => (
            <Button key={intent} {...wiring(intent)} size="small">
              {t(`sources.do.${intent}`)}
            </Button>
          ))}
          <p className="pt-1 text-xs text-muted">{t("sources.weight.label")}</p>
          <div className="grid grid-cols-3">
            {weights.map(({ intent, isPressed }) => (
              <button
                key={intent}
                {...wiring(intent)}
                aria-pressed={isPressed}
                className="min-h-11 border border-edge px-1 text-xs transition-colors not-first:border-l-0 first:rounded-l-control last:rounded-r-control hover:bg-sunken aria-pressed:bg-ink-soft aria-pressed:font-semibold md:pointer-fine:min-h-9"
              >
                {t(`sources.do.${intent}`)}
              </button>
            ))}
          </div>
        </div>
      </details>
      <SignInAgain problems={isBusy ? undefined : fetcher.data?.problems} />
      <p role="status" className="text-xs text-muted empty:hidden">
        {done &&
          t(done.intent === "read" && !done.isSent ? "sources.done.already" : `sources.done.${done.intent}`)}
        {latest?.failed && t(`sources.failed.${latest.failed}`)}
      </p>
    </fetcher.Form>
  );
}
