import type { Resume, ResumeLanguage, SectionKind } from "~/core/resume";
import {
  type EntryKey,
  entryShapes,
  isEntryKey,
  isListKey,
  isSaidIn,
  keyOfKind,
  type ListKey,
  listShapes,
} from "../formats/json-resume-shape";
import { detectLanguage } from "../lexicon/detect-language";
import { usualHeading } from "../lexicon/standard-headings";
import { type JsonItem, type JsonMeta, type JsonResume, jsonMeta } from "./json-shape";
import { datesIn, linesIn, withoutMarkup } from "./json-texts";
import {
  type EntryDraft,
  type LineDraft,
  type ResumeDraft,
  resumeOfDraft,
  type SectionDraft,
} from "./resume-draft";

type Meta = JsonMeta["sections"][number];

/** What JSON Resume holds of these is narrower than the kind. */
const headings: Partial<Record<SectionKind, Record<ResumeLanguage, string>>> = {
  activities: { en: "Volunteering", zh: "志愿经历" },
  other: { en: "References", zh: "推荐人" },
};

const usualOrder: SectionKind[] = [
  ...(["summary", "objective", "experience", "education", "projects", "skills", "activities"] as const),
  ...(["certificates", "awards", "publications", "languages", "interests", "other"] as const),
];

const text = (line: string): LineDraft => ({ text: withoutMarkup(line), bullet: false });
const bullet = (line: string): LineDraft => ({ text: withoutMarkup(line), bullet: true });

function entryOf(item: JsonItem, key: EntryKey, language: ResumeLanguage): EntryDraft {
  const shape = entryShapes[key];
  const { area, score, keywords, roles, url, reference, description, summary, highlights, courses } = item;
  const title = [item[shape.title], key === "education" ? area : ""].filter((part) => part !== "");
  return {
    title: withoutMarkup(title.join(language === "zh" ? " " : ", ")),
    organisation: withoutMarkup(item[shape.organisation]),
    place: withoutMarkup(item.location),
    dates: datesIn(item, language, key === "work"),
    lines: [
      ...[description, summary].flatMap(linesIn),
      ...[score, [...keywords, ...roles].join(", "), url, reference].map(text),
      ...[...highlights, ...courses].map(bullet),
    ],
  };
}

function listLine(item: JsonItem, key: ListKey, language: ResumeLanguage, isBullet: boolean): LineDraft {
  const name = item.level ? `${item[listShapes[key].name]} (${item.level})` : item[listShapes[key].name];
  const values = key === "languages" ? item.fluency : item.keywords.join(language === "zh" ? "、" : ", ");
  const parts = [name || item.name, values].filter((part) => part !== "");
  return { text: withoutMarkup(parts.join(language === "zh" ? "：" : ": ")), bullet: isBullet };
}

/** A section of these items. An award or certificate of nothing but a name is a line, as long as no entry precedes it. */
function sectionOf(meta: Meta, items: JsonItem[], language: ResumeLanguage): SectionDraft {
  const key = keyOfKind[meta.kind];
  const kept = meta.entries.map((entry) => entryOf(entry, "work", language));
  const lines = meta.lines.map(meta.bullets ? bullet : text);
  const section = { kind: meta.kind, heading: withoutMarkup(meta.heading) };
  if (isListKey(key)) {
    const own = items.map((item) => listLine(item, key, language, meta.bullets));
    return { ...section, lines: [...own, ...lines], entries: kept };
  }
  const entries = items.map((item) => entryOf(item, isEntryKey(key) ? key : "projects", language));
  const isEntry = ({ organisation, place, dates, lines }: EntryDraft) =>
    organisation !== "" || place !== "" || dates !== null || lines.some((line) => line.text !== "");
  const isNamed = isEntryKey(key) && entryShapes[key].date !== null;
  const first = isNamed ? entries.findIndex(isEntry) : 0;
  const named = first < 0 ? entries : entries.slice(0, first);
  return {
    ...section,
    lines: [...lines, ...named.map(({ title }) => ({ text: title, bullet: meta.bullets }))],
    entries: [...(first < 0 ? [] : entries.slice(first)), ...kept],
  };
}

function itemsOf(resume: JsonResume, kind: SectionKind): JsonItem[] {
  const key = keyOfKind[kind];
  return key ? resume[key] : kind === "other" ? resume.references : [];
}

/** The sections as our own export keeps their order, and behind them in the usual one what it does not tell of. */
function sectionsOf(resume: JsonResume, known: Meta[], language: ResumeLanguage): SectionDraft[] {
  const taken = new Map<SectionKind, number>();
  let summary = (resume.basics?.summary ?? "") === "" ? [] : linesIn(resume.basics?.summary ?? "");
  const usual = usualOrder.map(
    (kind): Meta => ({
      kind,
      heading: headings[kind]?.[language] ?? usualHeading(kind, language),
      count: Number.POSITIVE_INFINITY,
      summary: kind === "summary",
      bullets: true,
      lines: [],
      entries: [],
    }),
  );
  return [...known, ...usual].map((meta) => {
    const at = taken.get(meta.kind) ?? 0;
    const items = itemsOf(resume, meta.kind).slice(at, at + meta.count);
    taken.set(meta.kind, at + items.length);
    const section = sectionOf(meta, items, language);
    const own = meta.summary ? summary : [];
    if (meta.summary) summary = [];
    const isEmpty = own.length + section.lines.length + section.entries.length === 0;
    const heading = isEmpty && usual.includes(meta) ? "" : section.heading;
    return { ...section, heading, lines: [...own, ...section.lines] };
  });
}

function contactOf({ basics }: JsonResume): ResumeDraft["contact"] {
  const { address = "", postalCode = "", city = "", region = "", countryCode = "" } = basics?.location ?? {};
  const town = [postalCode, city].filter((part) => part !== "").join(" ");
  const profiles = (basics?.profiles ?? []).map(({ network, username, url }) => {
    const address = url !== `https://${username}` && url;
    const own = address && (network === "" || username !== "") ? "" : network;
    return [own, address || username].filter((part) => part !== "").join(": ");
  });
  return {
    name: withoutMarkup(basics?.name ?? ""),
    headline: withoutMarkup(basics?.label ?? ""),
    email: basics?.email ?? "",
    phone: basics?.phone ?? "",
    place: [address, town, region, countryCode].filter((part) => part !== "").join(", "),
    links: [basics?.url ?? "", ...profiles].filter((link) => link !== ""),
    other: basics?.other ?? [],
  };
}

/** The headline as our own export tells of it: behind its label, or shown by the section that says it. */
function withOwnHeadline(resume: Resume, own: JsonMeta["headline"]): Resume {
  const { contact, sections } = resume;
  if (!own || !contact.headline) return resume;
  const headline = {
    ...(own.label && { label: own.label }),
    ...contact.headline,
    ...(own.quoted && isSaidIn(sections, contact.headline.text) && { quoted: true }),
  };
  return { ...resume, contact: { ...contact, headline } };
}

export function readJsonResume(json: JsonResume): Resume {
  const meta = jsonMeta.safeParse(json.meta);
  const { meta: _, ...texts } = json;
  const values = JSON.stringify(texts).replace(/"[A-Za-z]{1,20}":/g, " ");
  const language = (meta.success && meta.data.language) || detectLanguage(values);
  const sections = sectionsOf(json, meta.success ? meta.data.sections : [], language);
  const resume = resumeOfDraft({ language, contact: contactOf(json), sections });
  return withOwnHeadline(resume, meta.success ? meta.data.headline : undefined);
}
