import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

/** Two edits with their notes, and a third that was stopped for a number nobody gave. */
export function RewriteSample() {
  const { t } = useTranslation("offerwink", { keyPrefix: "features.rewrite" });
  return (
    <figure className="rounded-card border border-line bg-raised">
      <figcaption className="sr-only">{t("caption")}</figcaption>
      <div className="grid md:grid-cols-[1fr_1fr_14rem]">
        <Columns>
          <p className="text-xs text-muted">{t("before")}</p>
          <p className="text-xs text-muted">{t("after")}</p>
          <span className="hidden md:block" />
        </Columns>
        <Columns>
          <del className="font-serif text-muted decoration-bad/70">{t("dateBefore")}</del>
          <ins className="font-serif decoration-accent decoration-2 underline-offset-4">{t("dateAfter")}</ins>
          <Note number={1}>{t("dateNote")}</Note>
        </Columns>
        <Columns>
          <del className="font-serif text-muted decoration-bad/70">{t("lineBefore")}</del>
          <ins className="font-serif decoration-accent decoration-2 underline-offset-4">{t("lineAfter")}</ins>
          <Note number={2}>{t("lineNote")}</Note>
        </Columns>
        <Columns last>
          <span className="hidden md:block" />
          <del className="font-serif text-muted decoration-bad decoration-2">{t("stoppedLine")}</del>
          <p className="flex gap-2 text-sm">
            <Icon name="lock" size={18} className="mt-0.5 text-bad" />
            <span>
              <strong className="font-medium text-bad">{t("stopped")}</strong> {t("stoppedNote")}
            </span>
          </p>
        </Columns>
      </div>
    </figure>
  );
}

function Columns({ last = false, children }: { last?: boolean; children: ReactNode }) {
  return (
    <div
      className={`col-span-full grid gap-x-8 gap-y-3 px-5 py-4 md:grid-cols-subgrid md:px-8 ${last ? "" : "border-b border-line"}`}
    >
      {children}
    </div>
  );
}

function Note({ number, children }: { number: number; children: ReactNode }) {
  return (
    <p className="flex gap-2 text-sm">
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-medium text-accent tabular-nums">
        {number}
      </span>
      {children}
    </p>
  );
}
