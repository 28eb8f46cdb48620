import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/ui/Section";
import { InterviewSample } from "./InterviewSample";
import { RewriteSample } from "./RewriteSample";
import { ScoreSample } from "./ScoreSample";

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
