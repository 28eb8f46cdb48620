import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

export function RewriteSample() {
  const { t } = useTranslation("offerwink", { keyPrefix: "features.rewrite" });
  return (
    <figure className="grid rounded-card border border-line bg-raised md:grid-cols-[1fr_1fr_15rem]">
      <figcaption className="sr-only">{t("caption")}</figcaption>
      <Row className="hidden text-xs text-muted md:grid">
        <span>{t("before")}</span>
        <span>{t("after")}</span>
      </Row>
      <Row>
        <Marked text={t("lineBefore")} as="del" />
        <Marked text={t("lineAfter")} as="ins" />
        <Note number={1}>{t("lineNote")}</Note>
      </Row>
      <Row>
        <Marked text={t("termBefore")} as="del" />
        <Marked text={t("termAfter")} as="ins" />
        <Note number={2}>{t("termNote")}</Note>
      </Row>
      <Row className="grid rounded-b-card bg-bad-soft">
        <span aria-hidden="true" className="hidden text-muted md:block">
          —
        </span>
        <del className="font-serif decoration-bad decoration-1">{t("stoppedLine")}</del>
        <p className="flex gap-2 text-sm">
          <Icon name="lock" className="mt-0.5 text-bad" />
          <span>
            <strong className="font-medium text-bad">{t("stopped")}</strong> {t("stoppedNote")}
          </span>
        </p>
      </Row>
    </figure>
  );
}

function Row({ className = "grid", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`col-span-full gap-x-8 gap-y-3 border-line px-5 py-4 not-last:border-b md:grid-cols-subgrid md:px-8 ${className}`}
    >
      {children}
    </div>
  );
}

const marks = {
  del: "text-muted decoration-bad/70 decoration-1",
  ins: "decoration-accent decoration-2 underline-offset-4",
};

function Marked({ text, as: Mark }: { text: string; as: "del" | "ins" }) {
  const pieces = text
    .split(/[[\]]/)
    .map((words, index) => ({ words, changed: index % 2 === 1, key: `${index}${words}` }));
  return (
    <p className="font-serif">
      {pieces.map(({ words, changed, key }) =>
        changed ? (
          <Mark key={key} className={marks[Mark]}>
            {words}
          </Mark>
        ) : (
          words
        ),
      )}
    </p>
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
