import { useTranslation } from "react-i18next";
import { renderMarkdown } from "~/core/markdown/dialect";
import { JobTerms } from "../match/JobTerms";
import type { ResumeData } from "../report";
import { PartList } from "../scoring/PartList";

/** What the tabs hold beside the changes, one below the other for those who run no scripts. Rendered on the server alone. */
export function SampleText({ report, modification_reasons, qa }: ResumeData) {
  const { t } = useTranslation("results");
  const { before, after, job_match, resume } = report;
  return (
    <noscript>
      <div className="wrap grid gap-12 pb-12">
        {before && after && <PartList before={before} after={after} />}
        {job_match && <JobTerms match={job_match} />}
        <Text label={t("tabs.reasons")} markdown={modification_reasons} />
        <Text label={t("tabs.interview")} markdown={qa} lang={resume.language} />
      </div>
    </noscript>
  );
}

function Text({ label, markdown, lang }: { label: string; markdown: string; lang?: "en" | "zh" }) {
  const html = renderMarkdown(markdown, { breaks: false, footnotes: null });
  return (
    <section
      aria-label={label}
      className="rounded-card border border-line bg-raised px-5 py-8 sm:px-12 sm:py-12"
    >
      <div
        lang={lang === "zh" ? "zh-CN" : lang}
        className="reading"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: of our own sample, by our own rules
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
