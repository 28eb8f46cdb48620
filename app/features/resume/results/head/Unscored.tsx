import { useTranslation } from "react-i18next";
import type { Resume, Section } from "~/core/resume";
import { leastUnderstood, understoodShare } from "../../parsing/understood";
import type { Report } from "../../report";
import { ResultTitle } from "./ResultTitle";

type UnscoredProps = { report: Report; fileName: string | null; onNext: () => void };

export function Unscored({ report, fileName, onNext }: UnscoredProps) {
  const { t } = useTranslation("results");
  const { resume } = report;
  const share = understoodShare(resume);
  const percent = Math.floor(share * 100);
  // Mended until there is enough to score: what works it out is on its way.
  const isComing = share >= leastUnderstood;
  return (
    <ResultTitle
      figure={<ReadFigure resume={resume} percent={percent} />}
      title={isComing ? t("unscored.coming") : t("unscored.title")}
      summary={isComing ? "" : t("unscored.why")}
      {...{ report, fileName, onNext }}
    >
      {!isComing && <p className="measure text-sm text-muted">{t("unscored.again")}</p>}
    </ResultTitle>
  );
}

function shareOfSection(resume: Resume, section: Section): number {
  const { contact } = resume;
  const nobody = { ...contact, name: null, headline: null, email: null, phone: null, place: null };
  return understoodShare({ ...resume, contact: { ...nobody, links: [], other: [] }, sections: [section] });
}

function ReadFigure({ resume, percent }: { resume: Resume; percent: number }) {
  const { t } = useTranslation("results");
  const { name, email, phone } = resume.contact;
  const basics = [name, email, phone].flatMap((line) => line?.text ?? []);
  return (
    <section
      aria-label={t("unscored.label")}
      className="rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <p className="flex items-baseline gap-2 border-b border-line pb-3">
        <span className="font-serif text-3xl font-bold tabular-nums">{percent}%</span>
        <span className="text-sm text-muted">{t("unscored.understood")}</span>
      </p>
      <div lang={resume.language === "zh" ? "zh-CN" : "en"}>
        {basics.length > 0 && <p className="pt-3 text-sm [overflow-wrap:anywhere]">{basics.join(" · ")}</p>}
      </div>
      <ul className="grid gap-2 pt-3">
        {resume.sections.map((section) => {
          const share = shareOfSection(resume, section);
          return (
            <li
              key={section.id}
              className="grid grid-cols-[minmax(0,1fr)_5rem_2.5rem] items-center gap-3 text-sm"
            >
              <span className="truncate">{section.heading?.text ?? t("unscored.rest")}</span>
              <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-ink-soft">
                <span className="block h-full bg-ink" style={{ width: `${share * 100}%` }} />
              </span>
              <span className="text-right text-xs text-muted tabular-nums">{Math.floor(share * 100)}%</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
