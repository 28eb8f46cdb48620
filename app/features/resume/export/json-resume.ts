import type { Contact, ContentLine, Entry, Headline, Line, Resume, Section, YearMonth } from "~/core/resume";
import {
  type EntryKey,
  entryShapes,
  isListKey,
  isSaidIn,
  keyOfKind,
  type ListKey,
  listShapes,
  type MetaHeadline,
  type MetaSection,
} from "../formats/json-resume-shape";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

type Item = Record<string, unknown>;

function filled(item: Item): Item {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(item).filter(([, value]) => !isEmpty(value)));
}

const textOf = (line: Line | null) => line?.text.trim();
const textsOf = (lines: Line[]) => lines.map(({ text }) => text.trim());

/** ISO 8601 as far as it is known: "2021-03" or "2021". */
function isoDate(date: YearMonth | "present" | null): string | undefined {
  if (date === null || date === "present") return undefined;
  const year = String(date.year).padStart(4, "0");
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, "0")}`;
}

function datesOf({ dates }: Entry, single: string | null): Item {
  if (!dates) return {};
  const [from, to] = [isoDate(dates.from), isoDate(dates.to)];
  const period = single === null ? { startDate: from, endDate: to } : { [single]: to ?? from };
  return { ...period, dates: dates.text.trim() };
}

function entryItem(entry: Entry, key: EntryKey): Item {
  const shape = entryShapes[key];
  const firstBullet = entry.lines.findIndex(({ bullet }) => bullet);
  const split = shape.list === null || firstBullet < 0 ? entry.lines.length : firstBullet;
  return filled({
    [shape.title]: textOf(entry.title),
    [shape.organisation]: textOf(entry.organisation),
    location: textOf(entry.place),
    ...datesOf(entry, shape.date),
    [shape.text]: textsOf(entry.lines.slice(0, split)).join("\n"),
    ...(shape.list === null ? {} : { [shape.list]: textsOf(entry.lines.slice(split)) }),
  });
}

const label = /^([^:：]{1,40})[:：](?!\/\/)\s*(\S.*)$/su;

function listItem({ text }: Line, key: ListKey): Item {
  const shape = listShapes[key];
  const [, name, values = ""] = label.exec(text.trim()) ?? [];
  if (name === undefined) return { [shape.name]: text.trim() };
  const marks = new Set(values.match(/[,，、;；]/g));
  // "Java、Go，熟悉 SQL" is no mere list.
  const parts = marks.size > 1 ? [values] : values.split(/[,，、;；]/).map((part) => part.trim());
  return filled({
    [shape.name]: name.trim(),
    [shape.values]: key === "languages" ? values : parts.filter((part) => part !== ""),
  });
}

function profileOf(text: string): Item {
  if (/^https?:\/\/\S+$/i.test(text)) return { url: text };
  // Themes show the name and link it, so the address is shown as it is written.
  if (/^\S[^\s.]*\.\S+$/.test(text)) return { username: text, url: `https://${text}` };
  const [, network, username] = /^([^:：]{1,30})[:：]\s*(\S.*)$/u.exec(text) ?? [];
  if (!network || !username) return { username: text };
  return /^https?:\/\/\S+$/i.test(username) ? { network, url: username } : { network, username };
}

function basicsOf(contact: Contact, headline: Headline | null, summary: string): Item {
  return filled({
    name: textOf(contact.name),
    label: textOf(headline),
    email: textOf(contact.email),
    phone: textOf(contact.phone),
    summary,
    location: contact.place ? { city: textOf(contact.place) } : undefined,
    profiles: textsOf(contact.links).map(profileOf),
    other: textsOf(contact.other),
  });
}

type Kept = { key: EntryKey | ListKey | null; items: Item[]; meta: MetaSection };

function keptOf(section: Section, isSummary: boolean): Kept {
  const { kind, heading, lines, entries } = section;
  const key = keyOfKind[kind] ?? null;
  const areBullets = lines.length > 0 && lines.every(({ bullet }) => bullet);
  const meta: MetaSection = {
    kind,
    ...(heading && { heading: heading.text.trim() }),
    ...(areBullets && { bullets: true }),
  };
  const inMeta = (own: ContentLine[], rest: Entry[]) =>
    filled({ lines: textsOf(own), entries: rest.map((entry) => entryItem(entry, "work")) });
  if (isSummary) return { key: null, items: [], meta: { ...meta, summary: true } };
  if (key === null) return { key, items: [], meta: { ...meta, ...inMeta(lines, entries) } };
  if (isListKey(key)) {
    const items = lines.map((line) => listItem(line, key));
    return { key, items, meta: { ...meta, count: items.length, ...inMeta([], entries) } };
  }
  const items = entries.map((entry) => entryItem(entry, key));
  const { date } = entryShapes[key];
  if (date === null) return { key, items, meta: { ...meta, count: items.length, ...inMeta(lines, []) } };
  const named = textsOf(lines).map((text) => ({ [entryShapes[key].title]: text }));
  return { key, items: [...named, ...items], meta: { ...meta, count: named.length + items.length } };
}

/** JSON Resume 1.0.0 with every text of the resume once; `meta` keeps the order and headings of the sections and what fits no field. */
export function toJsonResume({ language, contact, sections }: Resume): string {
  const plain = sections.filter(({ entries, lines }) => entries.length === 0 && lines.length > 0);
  const summary =
    plain.find(({ kind }) => kind === "summary") ?? plain.find(({ kind }) => kind === "objective");
  const kept = sections.map((section) => keptOf(section, section === summary));
  const lists = Object.keys({ ...entryShapes, ...listShapes }).map((key): [string, Item[]] => [
    key,
    kept.filter((one) => one.key === key).flatMap(({ items }) => items),
  ]);
  const isStale = contact.headline?.quoted && !isSaidIn(sections, contact.headline.text);
  const headline = isStale ? null : contact.headline;
  const { label, quoted } = headline ?? {};
  const ofHeadline: MetaHeadline = { ...(label && { label }), ...(quoted && { quoted }) };
  const resume = {
    $schema: SCHEMA,
    basics: basicsOf(contact, headline, summary ? textsOf(summary.lines).join("\n") : ""),
    ...filled(Object.fromEntries(lists)),
    meta: {
      version: "v1.0.0",
      language,
      ...((label || quoted) && { headline: ofHeadline }),
      sections: kept.map(({ meta }) => meta),
    },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
