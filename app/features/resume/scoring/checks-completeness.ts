import type { Contact, ContactField, Entry, Line, Resume } from "~/core/resume";
import { headlineOf, linesOf, linesOfSection } from "~/core/resume";
import { isWish } from "../lexicon/contact-labels";
import { skillsOf } from "../parsing/skills";
import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { evidenceOf, isStatement, readOnce, summaryLines } from "./subject";

function presentGrade(line: Line | null): Grade {
  return { ratio: line && line.text.trim() !== "" ? 1 : 0, evidence: line ? evidenceOf([line]) : [] };
}

function usableGrade(line: Line | null, isWhole: boolean): Grade {
  return line ? { ratio: isWhole ? 1 : 0.5, evidence: evidenceOf([line]) } : { ratio: 0 };
}

/** 7–15 digits for an English resume; a Chinese one may also give a mainland mobile number, which is eleven from 13 to 19. */
function isPhone(text: string, language: Resume["language"]): boolean {
  const digits = text.replace(/\D/g, "");
  const whole =
    digits.length >= limits.phone.low && digits.length <= limits.phone.high && !/[xX*]{2}/.test(text);
  if (language === "en" || text.trim().startsWith("+")) return whole;
  return /^(?:0{0,2}86)?1[3-9]\d{9}$/.test(digits) || /^0\d{9,11}$/.test(digits);
}

const isPrivate = readOnce(({ text }, { privateDetails }) => text.search(privateDetails) >= 0);

/** What we may have misread is not held against its owner, nor is what they say that it is. */
function unlessInDoubt({ doubt, settled }: Contact, field: ContactField, grade: Grade): Grade {
  const isFree = doubt?.fields.includes(field) || (grade.ratio !== 1 && settled?.includes(field));
  return isFree ? { ratio: null } : grade;
}

const isDated = ({ dates, doubt, settled }: Entry) => Boolean(dates ?? doubt ?? settled?.[0]);

export const completenessChecks = {
  name: ({ resume: { contact } }: Subject): Grade =>
    unlessInDoubt(contact, "name", presentGrade(contact.name)),

  email({ resume: { contact } }: Subject): Grade {
    const isWhole = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@.]{2,}/.test(contact.email?.text ?? "");
    return unlessInDoubt(contact, "email", usableGrade(contact.email, isWhole));
  },

  phone({ resume: { contact, language } }: Subject): Grade {
    const isWhole = isPhone(contact.phone?.text ?? "", language);
    return unlessInDoubt(contact, "phone", usableGrade(contact.phone, isWhole));
  },

  placeOrLink({ resume: { contact } }: Subject): Grade {
    const lines = [...(contact.place ? [contact.place] : []), ...contact.links];
    return { ratio: lines.length > 0 ? 1 : 0, evidence: evidenceOf(lines) };
  },

  summary({ resume, rules }: Subject): Grade {
    const lines = summaryLines(resume);
    const objective =
      resume.sections.some((section) => section.kind === "objective" && linesOfSection(section).length > 0) ||
      isWish(headlineOf(resume.contact)?.text);
    const sentences = lines.filter((line) => isStatement(line, rules));
    const characters = sentences.reduce((sum, line) => sum + line.text.length, 0);
    const full = objective || characters >= limits.summary.characters;
    return { ratio: full ? 1 : lines.length > 0 ? 0.25 : 0, evidence: evidenceOf(lines) };
  },

  experience({ dated }: Subject): Grade {
    const entriesOf = (kind: string) =>
      dated.filter(({ section }) => section.kind === kind).flatMap(({ entries }) => entries);
    const work = entriesOf("experience");
    const projects = entriesOf("projects");
    const jobs = work.filter(isDated);
    const studied =
      projects.some((entry) => entry.dates) && entriesOf("education").some((entry) => entry.dates);
    const ratio = jobs.length > 0 || studied ? 1 : work.length + projects.length > 0 ? 0.5 : 0;
    return { ratio, values: { count: jobs.length } };
  },

  education({ dated }: Subject): Grade {
    const entries = dated
      .filter(({ section }) => section.kind === "education")
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.organisation || entry.title);
    return {
      ratio: entries.length === 0 ? 0 : entries.some(isDated) ? 1 : 0.5,
    };
  },

  skills({ resume }: Subject): Grade {
    const count = skillsOf(resume).length;
    return { ratio: Math.min(1, count / limits.skills.count), values: { count } };
  },

  privateDetails({ resume, rules }: Subject): Grade {
    const lines = linesOf(resume).filter((line) => isPrivate(line, rules));
    if (linesOf(resume).length === 0) return { ratio: null };
    return {
      ratio: lines.length === 0 ? 1 : 0,
      values: { count: lines.length },
      evidence: evidenceOf(lines),
    };
  },
};
