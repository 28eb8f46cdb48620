import {
  type Entry,
  headlineOf,
  type Line,
  linesOf,
  linesOfEntry,
  type Resume,
  type Section,
} from "~/core/resume";
import { isWish } from "../lexicon/contact-labels";
import { joinNames } from "../lexicon/join-names";
import { adviceAbout, type Weighed } from "./weighed-advice";

/** What dates, or telling what was done in a job, may gain, in points of 100. */
const MISSING = 2;

function nameOf(entry: Entry): Line | null {
  return entry.title ?? entry.organisation;
}

function fullName({ title, organisation }: Entry): string {
  return joinNames([title, organisation].flatMap((line) => line?.text ?? []));
}

const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d\b|至今|\bpresent\b/i;

/** A head with nothing below it whose posts follow, or a line of its own: "Acme Ltd" above two titles. */
function isBanner({ title, organisation }: Entry, next: Entry | undefined): boolean {
  return (title === null || organisation === null) && next !== undefined && next.organisation === null;
}

/** Where the page was read with doubt, or may hold what we miss, nobody is told to add it. */
export function adviseOnEntries(sections: Section[]): Weighed[] {
  return sections
    .filter(({ kind, doubt }) => !doubt && (kind === "experience" || kind === "education"))
    .flatMap((section) =>
      section.entries.flatMap((entry, index) => {
        const line = nameOf(entry);
        if (!line || entry.doubt || isBanner(entry, section.entries[index + 1])) return [];
        const name = { id: line.id, text: fullName(entry) };
        const dated =
          entry.dates !== null ||
          (section.kind === "education" && entry.organisation === null) ||
          linesOfEntry(entry).some(({ text }) => anyYear.test(text));
        const advice = dated ? [] : [adviceAbout("addDates", name, MISSING)];
        const empty = section.kind === "experience" && entry.lines.length === 0 && section.lines.length === 0;
        return empty ? [...advice, adviceAbout("tellWhatYouDid", name, MISSING)] : advice;
      }),
    );
}

/** What a line looks like that we failed to take an address, a number or a link from. */
const traces = {
  email: /\S[@＠]\S|[([（]at[)\]）]|e-?mail\s*[:：]|(?:邮箱|电邮)\s*(?:[:：]\s*)?\w/i,
  phone:
    /(?:phone|tel|mobile|cell)\s*[.:：]|(?:电话|手机)\s*(?:[:：]\s*)?[+\d]|(?:\+\d|\(\d|\b\d{3}[ .-])[\d ().-]{6,20}\d|(?<!\d)1[3-9]\d{9}(?!\d)/i,
  link: /https?:|www\.|(?:github|gitee|gitlab)\.|linkedin|(?<![\w@.-])[\w-]{2,40}\.(?:com|net|io|dev|me)(?!\w)/i,
};

/** What the whole lacks: contact, a section, an objective. What a line may hold that we failed to read is not missed. */
export function adviseOnWhole(resume: Resume): Weighed[] {
  const { contact, sections, language } = resume;
  const has = (kinds: string[]) => sections.some(({ kind }) => kinds.includes(kind));
  const unsure = new Set(contact.doubt?.fields);
  const page = linesOf(resume).map(({ text }) => text);
  const shows = (field: keyof typeof traces) => page.some((text) => traces[field].test(text));
  const mayHideSections = sections.some(
    ({ doubt, kind, heading, entries }) =>
      doubt !== null ||
      (kind === "other" && (heading === null || entries.some(({ dates }) => dates !== null))),
  );
  const missing: [string, boolean, number][] = [
    ["addExperience", !has(["experience", "projects", "activities"]) && !mayHideSections, 20],
    ["addEmail", contact.email === null && !unsure.has("email") && !shows("email"), 12],
    ["addPhone", contact.phone === null && !unsure.has("phone") && !shows("phone"), 12],
    ["addEducation", !has(["education"]) && !mayHideSections, 11],
    ["addSkills", !has(["skills"]) && !mayHideSections, 11],
    ["addSummary", !has(["summary"]) && !mayHideSections, 10],
    [
      "addObjective",
      language === "zh" &&
        !has(["objective"]) &&
        !isWish(headlineOf(contact)?.text) &&
        !unsure.has("headline"),
      10,
    ],
    [
      "addPlaceOrLink",
      contact.place === null && contact.links.length === 0 && !unsure.has("place") && !shows("link"),
      9,
    ],
  ];
  return missing.flatMap(([rule, applies, gain]) =>
    applies ? [{ advice: { rule, line: null, values: {} }, gain }] : [],
  );
}
