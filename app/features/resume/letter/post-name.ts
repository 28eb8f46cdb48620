import type { Entry, Line, Section } from "~/core/resume";
import { employerOf } from "../lexicon/employers";

/** Held by one person at a time, so that no article stands before them. */
const single =
  /^(?:head|chief|director|president|vice|executive director|managing director|general manager|ceo|cto|cfo|coo|founder|chair|owner|principal|dean|deputy|second)\b/i;

/** A legal form alone names no employer. */
const legalForm = /^(?:inc|ltd|llc|plc|co|corp|gmbh|limited|company|公司|有限公司)\.?$/i;

/** Nobody is "at" self-employed. */
export const ownBusiness = /^(?:self[- ]employed|freelance|自由职业|自由译者|自雇|个体)/i;

export const schoolDays = /high school|secondary school|GCSE|高中|中学(?!院)|职高/i;

/** What a sentence may call an entry; null where its names were read with doubt. */
export function namesOf(section: Section, entry: Entry) {
  const unsure = entry.doubt?.fields.some((field) => field === "title" || field === "organisation");
  if (section.doubt || unsure) return null;
  const employer = employerOf(entry, section.entries);
  const organisation = employer && !legalForm.test(employer.text.trim()) ? named(employer) : null;
  return { organisation, title: entry.title && named(entry.title) };
}

/** Without what precedes it and the English name that repeats a Chinese one: “前厅经理 Front Office Manager”. */
function named(line: Line): Line {
  const text = line.text
    .trim()
    .replace(/^(?:就[读讀]|[毕畢][业業])于/u, "")
    .replace(/\s?@\s?\S{0,200}$/u, "")
    .replace(/(?<=\p{Script=Han}[)）]?)[ /／]+[A-Z][A-Za-z&.,'’ -]{5,}$/u, "");
  return { ...line, text };
}

/** "a Data Analyst", "Head of Sales": what one was; null where the words of the title do not go into a sentence. */
export function postOf(title: string | null): string | null {
  const [name = ""] = (title ?? "").split(/[,;/|:(–—]| - /);
  const post = name.trim();
  if (post === "" || /[\d&]/.test(post) || post.split(" ").length > 6) return null;
  if (single.test(post)) return post;
  const vowel =
    /^(?:[aeio]|un(?!i)|[AEFHILMNORSX][A-Z]|hono)/i.test(post) && !/^(?:eu|one)|^[FHLMNRSX][a-z]/i.test(post);
  const spelled = /^[AEFHILMNORSX][A-Z]+\b/.test(post);
  return `${vowel || spelled ? "an" : "a"} ${post}`;
}

/** "the University of Ghana", but "Lund University". */
export function withArticle(name: string): string {
  return /^(?:University|Institute|Ministry|Department|Office|City|Town|Government|Church|Museum|Port) (?:of|for) /.test(
    name,
  )
    ? `the ${name}`
    : name;
}
