import type { ResumeLanguage, SectionKind } from "~/core/resume";
import { bareHeading, headingOf } from "./headings";

type Names = Record<SectionKind, { standard: string; unusual: string[] }>;

/** Headings that parsers may not know, and the usual one of the same meaning. Narrower ones (Research Experience) stay. */
const names: Record<ResumeLanguage, Names> = {
  en: {
    summary: {
      standard: "Summary",
      unusual: ["about me", "about", "who i am", "bio", "biography", "introduction"],
    },
    objective: { standard: "Objective", unusual: ["goal", "goals", "my goal"] },
    experience: {
      standard: "Work Experience",
      unusual: [
        "jobs",
        "job history",
        "career",
        "my experience",
        "where i have worked",
        "where i've worked",
        "work",
      ],
    },
    projects: { standard: "Projects", unusual: ["my projects", "side projects", "things i built"] },
    education: {
      standard: "Education",
      unusual: ["schooling", "studies", "my education", "academic history"],
    },
    skills: {
      standard: "Skills",
      unusual: ["my skills", "toolbox", "what i know", "tech stack", "skillset", "skill set", "skill"],
    },
    awards: { standard: "Awards", unusual: [] },
    certificates: { standard: "Certifications", unusual: ["certs"] },
    publications: { standard: "Publications", unusual: [] },
    languages: { standard: "Languages", unusual: [] },
    activities: { standard: "Activities", unusual: [] },
    interests: { standard: "Interests", unusual: ["my interests", "free time"] },
    other: { standard: "Additional Information", unusual: [] },
  },
  zh: {
    summary: { standard: "个人简介", unusual: ["关于我", "个人介绍", "我的简介"] },
    objective: { standard: "求职意向", unusual: ["求职目标", "意向职位", "应聘职位"] },
    experience: { standard: "工作经历", unusual: ["任职经历"] },
    projects: { standard: "项目经历", unusual: ["项目", "做过的项目", "我的项目"] },
    education: { standard: "教育背景", unusual: ["求学经历"] },
    skills: { standard: "专业技能", unusual: ["掌握技能", "会什么"] },
    awards: { standard: "获奖情况", unusual: [] },
    certificates: { standard: "资格证书", unusual: [] },
    publications: { standard: "论文发表", unusual: [] },
    languages: { standard: "语言能力", unusual: [] },
    activities: { standard: "校园经历", unusual: [] },
    interests: { standard: "兴趣爱好", unusual: [] },
    other: { standard: "其他信息", unusual: [] },
  },
};

function titleCase(text: string): string {
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
    at > 0 && /^(?:and|of|the|for|in|with|to)$/.test(word)
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

export function usualHeading(kind: SectionKind, language: ResumeLanguage): string {
  return names[language][kind].standard;
}

/** The usual name of the section's kind in title case without a colon; the text itself where nothing is to be done. */
export function standardHeading(text: string, kind: SectionKind, language: ResumeLanguage): string {
  const bare = bareHeading(text);
  const entry = names[language][kind];
  if (entry.unusual.includes(bare.toLowerCase().replace(/\s+/g, " ")))
    return /\p{Ll}/u.test(bare) ? entry.standard : entry.standard.toUpperCase();
  if (headingOf(text) !== kind) return text;
  const plain = text.replace(/(?:(?<!\s)\s+)?[:：]\s*$/, "").trim();
  return /\p{Ll}/u.test(plain) && plain === plain.toLowerCase() ? titleCase(plain) : plain;
}
