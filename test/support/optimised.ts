import type { Resume } from "~/core/resume";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { buildResume, type EntryDraft, type SectionDraft } from "./resumes";

/** A resume before and after the built-in analyst, with what was proposed, accepted and refused. */
export function optimised(resume: Resume) {
  const proposed = rewriteResume(resume.sections, resume.language);
  const { accepted, rejected } = admitEdits(resume, proposed);
  const better = applyEdits(
    resume,
    accepted.map(({ edit }) => edit),
  );
  return { proposed, accepted, rejected, better };
}

/** Bullets in which there is nothing to mend, so that a single one weighs as it does in a resume. */
export const others = {
  en: {
    title: "Y",
    dates: "2009 – 2011",
    bullets: [
      "Cut the time of monthly closing from 9 to 4 days by merging two ledgers",
      "Negotiated contracts with 14 carriers and lowered freight costs by 12%",
      "Trained 30 colleagues in three countries on the booking portal",
      "Wrote the handbook that all 6 branches follow for returns",
      "Opened a second warehouse within 10 weeks of signing its lease",
      "Sold 400 season tickets at the counter during the first week",
    ],
  },
  zh: {
    title: "Y",
    dates: "2009.01 - 2011.02",
    bullets: [
      "设计并上线结算系统，月结时间由 9 天缩短到 4 天",
      "与 14 家承运商谈判，运费降低 12%",
      "培训 30 名同事使用新的订舱平台，覆盖 3 个城市",
      "编写退货手册，供 6 家门店统一执行",
      "组织仓库搬迁，10 周内完成并恢复发货",
    ],
  },
};

/** What the built-in analyst makes of one bullet of a job that is over, with its rules. */
export function bulletOf(
  text: string,
  language: "en" | "zh",
  dates = language === "en" ? "2012 – 2014" : "2012.01 - 2014.02",
) {
  const resume = buildResume({
    language,
    sections: [{ kind: "experience", entries: [{ title: "X", dates, bullets: [text] }, others[language]] }],
  });
  const { better, accepted } = optimised(resume);
  const lines = better.sections[0]?.entries[0]?.lines.map((line) => line.text).join(" // ");
  return { text: lines, rules: accepted.flatMap(({ edit }) => edit.reasons.map(({ rule }) => rule)) };
}

export function experience(...entries: EntryDraft[]): SectionDraft {
  return { kind: "experience", heading: "Experience", entries };
}
