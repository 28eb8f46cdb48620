import type { ContentLine, Entry, Resume, ResumeLanguage, Section } from "~/core/resume";
import { dateStyle, formatDateRange, parseDateRange } from "../lexicon/dates";
import { usualHeading } from "../lexicon/standard-headings";
import { capitalised } from "../lexicon/term-casing";
import type { OwnerChange } from "../revising/owner-changes";
import { typedNumber, typedText } from "./answer-text";
import { deedInEnglish, plainChinese } from "./plain-words";
import type { Answer } from "./questions";
import { withResult } from "./write-result";

type NewId = () => string;

export type Addable = "summary" | "education" | "experience" | "skills";

/** Dates in the way that most of the resume writes its own; null where they cannot be read. */
export function datesAsHere(resume: Resume, text: string): string | null {
  const dates = parseDateRange(text);
  if (!dates) return null;
  const styles = resume.sections
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.dates ? (dateStyle(entry.dates.text) ?? []) : []))
    .filter((style) => style !== "YYYY");
  const byUse = Map.groupBy(styles, (style) => style);
  const [most] = [...byUse].toSorted((a, b) => b[1].length - a[1].length);
  return formatDateRange(dates, resume.language, most?.[0]);
}

function endsWithMark(lines: ContentLine[]): boolean {
  const marked = lines.filter(({ text }) => /[.。]$/u.test(text)).length;
  return lines.length > 0 && marked * 2 > lines.length;
}

function sentence(text: string, language: ResumeLanguage, marked: boolean): string {
  const opened = language === "en" ? deedInEnglish(text) : plainChinese(text);
  return opened + (marked ? (language === "en" ? "." : "。") : "");
}

export function addedDeeds(
  { language }: Resume,
  owner: Pick<Section | Entry, "id" | "lines">,
  answer: Answer,
  newId: NewId,
): OwnerChange[] {
  const marked = endsWithMark(owner.lines);
  const bullet = owner.lines.at(-1)?.bullet ?? true;
  let after = owner.lines.at(-1)?.id ?? null;
  return [1, 2, 3].flatMap((at): OwnerChange[] => {
    const deed = typedText(answer, `deed${at}`);
    if (deed === "") return [];
    const told = sentence(deed, language, marked);
    const result = typedText(answer, `result${at}`);
    const text = (result === "" ? null : withResult(told, result, language)) ?? told;
    const id = newId();
    const change: OwnerChange = { kind: "addLine", id, owner: owner.id, after, text, bullet };
    after = id;
    return [change];
  });
}

/** A new section, above the interests where they close the resume; its heading in capitals where the others are. */
function addedSection(resume: Resume, kind: Addable, id: string): OwnerChange[] {
  const { sections, language } = resume;
  const plain = usualHeading(kind, language);
  const known = sections.flatMap(({ heading }) => heading?.text ?? []);
  const loud = known.length > 0 && known.every((text) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text));
  const heading = loud ? plain.toUpperCase() : plain;
  const behind = sections.length - 1 - sections.findLastIndex((section) => section.kind !== "interests");
  const ups = kind === "summary" ? 0 : behind;
  return [
    { kind: "addSection", id, section: kind, heading },
    ...Array.from({ length: ups }, (): OwnerChange => ({ kind: "move", id, by: -1 })),
  ];
}

function addedEntry(
  resume: Resume,
  kind: "education" | "experience",
  { title, organisation, dates }: { title: string; organisation: string; dates: string },
  newId: NewId,
): OwnerChange[] {
  const [section, entry] = [newId(), newId()];
  const when = datesAsHere(resume, dates);
  return [
    ...addedSection(resume, kind, section),
    { kind: "addEntry", id: entry, section, title },
    { kind: "fillEntry", entry, field: "organisation", text: organisation },
    ...(when === null ? [] : [{ kind: "fillEntry", entry, field: "dates", text: when } as const]),
  ];
}

function summaryOf(answer: Answer, language: ResumeLanguage): string | null {
  const role = typedText(answer, "role", 60)
    .replace(/[.。]$/u, "")
    .replace(/^(?:I(?:'m| am) )?(?:an? )?(?:(?:我是|本人是)(?:一[名位个])?)?/iu, "");
  const years = typedNumber(answer, "years", language);
  const typedStrength = typedText(answer, "strength");
  const strength =
    typedStrength === ""
      ? ""
      : language === "en"
        ? deedInEnglish(typedStrength)
        : plainChinese(typedStrength);
  if (role === "" || (!years && (strength === "" || typedText(answer, "years") !== ""))) return null;
  if (language === "zh") {
    const first = years ? `${role}，${years.about}${years.text}年${years.more}工作经验` : role;
    return strength === "" ? `${first}。` : `${first}，${strength}。`;
  }
  const first = years
    ? `${capitalised(role)} with ${years.about}${years.text} ${years.one ? "year" : "years"} of experience.`
    : `${capitalised(role)}.`;
  return strength === "" ? first : `${first} ${strength}.`;
}

function withLine(resume: Resume, kind: "summary" | "skills", text: string, newId: NewId): OwnerChange[] {
  const known = resume.sections.find((section) => section.kind === kind && section.doubt === null);
  const owner = known?.id ?? newId();
  const id = newId();
  const added: OwnerChange = {
    kind: "addLine",
    id,
    owner,
    after: known?.lines.at(-1)?.id ?? null,
    text,
    bullet: false,
  };
  return known ? [added] : [...addedSection(resume, kind, owner), added];
}

export function filledSection(resume: Resume, kind: Addable, answer: Answer, newId: NewId): OwnerChange[] {
  const { language } = resume;
  if (kind === "summary") {
    const text = summaryOf(answer, language);
    return text === null ? [] : withLine(resume, kind, text, newId);
  }
  if (kind === "skills") {
    const skills = ["skill1", "skill2", "skill3"].map((field) =>
      typedText(answer, field, 40).replace(/(?<![,，、;；.。])[,，、;；.。]+$/u, ""),
    );
    const list = skills.filter((skill) => skill !== "").join(language === "zh" ? "、" : ", ");
    return list === "" ? [] : withLine(resume, kind, list, newId);
  }
  const [title, organisation] =
    kind === "education"
      ? [typedText(answer, "degree", 80), typedText(answer, "school", 80)]
      : [typedText(answer, "position", 80), typedText(answer, "employer", 80)];
  if (organisation === "") return [];
  const entry = addedEntry(
    resume,
    kind,
    { title, organisation, dates: typedText(answer, "dates", 40) },
    newId,
  );
  const id = entry.flatMap((change) => (change.kind === "addEntry" ? [change.id] : []))[0] ?? "";
  return [...entry, ...addedDeeds(resume, { id, lines: [] }, answer, newId)];
}
