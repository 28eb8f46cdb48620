import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";
import { Icon } from "~/ui/Icon";
import { Section } from "~/ui/Section";
import { RewriteSample } from "./RewriteSample";
import { sampleChecks } from "./sample-score";

export function Features() {
  const { t } = useTranslation("offerwink");
  return (
    <Section id="features" label={t("features.label")} title={t("features.title")}>
      <div className="grid gap-16 md:gap-24">
        <Feature title={t("features.score.title")} body={t("features.score.body")}>
          <ScoreSample />
        </Feature>
        <Feature title={t("features.rewrite.title")} body={t("features.rewrite.body")} wide>
          <RewriteSample />
        </Feature>
        <Feature title={t("features.interview.title")} body={t("features.interview.body")}>
          <InterviewSample />
        </Feature>
      </div>
    </Section>
  );
}

type FeatureProps = { title: string; body: string; wide?: boolean; children: ReactNode };

function Feature({ title, body, wide = false, children }: FeatureProps) {
  return (
    <article className="grid gap-x-8 gap-y-6 md:grid-cols-12">
      <div
        className={`grid content-start gap-4 ${wide ? "md:col-span-12 md:grid-cols-subgrid md:gap-x-8" : "md:col-span-5"}`}
      >
        <h3 className={`display text-xl md:text-2xl ${wide ? "md:col-span-5" : ""}`}>{title}</h3>
        <p className={`max-w-[34em] ${wide ? "md:col-span-7" : ""}`}>{body}</p>
      </div>
      <div className={wide ? "md:col-span-12 md:pt-2" : "md:col-span-7"}>{children}</div>
    </article>
  );
}

const styles = {
  passed: { icon: "check", tone: "text-good" },
  partly: { icon: "minus", tone: "text-caution" },
  failed: { icon: "close", tone: "text-bad" },
} as const;

function ScoreSample() {
  const { t } = useTranslation("offerwink");
  return (
    <figure>
      <figcaption className="sr-only">{t("features.score.caption")}</figcaption>
      <ul className="border-t border-line">
        {sampleChecks.map(({ id, outcome, points, weight, quote }) => (
          <li key={id} className="grid grid-cols-[1.75rem_1fr_auto] gap-x-3 border-b border-line py-4">
            <span className={`pt-1 ${styles[outcome].tone}`}>
              <Icon name={styles[outcome].icon} />
              <span className="sr-only">{t(`features.score.${outcome}`)}</span>
            </span>
            <span>{t(`features.score.${id}`)}</span>
            <span className="tabular-nums">
              <span className="font-serif text-lg font-bold">{points}</span>
              <span className="text-sm text-muted"> / {weight}</span>
            </span>
            {quote && (
              <span className="col-start-2 font-serif text-sm text-muted">
                {t(`features.score.${quote}`)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function InterviewSample() {
  const { t } = useTranslation("offerwink", { keyPrefix: "features.interview" });
  return (
    <figure className="grid gap-6 border-l-2 border-accent pl-6">
      <figcaption className="sr-only">{t("caption")}</figcaption>
      <div className="grid gap-3">
        <p>
          <Badge>{t("technical")}</Badge>
        </p>
        <p className="font-serif text-lg font-semibold">{t("technicalQuestion")}</p>
        <p className="text-base text-muted">
          {t("technicalAnswer")}{" "}
          <span className="text-xs whitespace-nowrap text-accent">{t("source", { line: 12 })}</span>
        </p>
      </div>
      <div className="grid gap-3 border-t border-line pt-6">
        <p>
          <Badge>{t("gap")}</Badge>
        </p>
        <p className="font-serif text-lg font-semibold">{t("gapQuestion")}</p>
      </div>
    </figure>
  );
}
