import { frontMatterOf } from "~/core/markdown/front-matter";
import { plainLinkWords } from "~/core/markdown/link-source";
import { oneOf, parsedJson, recordOf } from "~/core/parse-unknown";

export type Draft = {
  id: string;
  title: string;
  text: string;
  /** Counts the saves; a save that knows an older one did not see the newest text. */
  revision: number;
  writer: string;
  updatedAt: number;
  deletedAt: number | null;
};

const reasons = ["session", "interval", "shrink", "restore", "conflict", "recovery"] as const;

export type VersionReason = (typeof reasons)[number];

/** What is known of a version without reading its text; times in milliseconds, length in UTF-16 units. */
export type Version = { draft: string; at: number; id: string; length: number; reason: VersionReason };

export type Key = (string | number)[];

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isId(value: unknown): value is string {
  return isText(value) && value !== "";
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Milliseconds that a date can hold, by ECMA-262. */
function isTime(value: unknown): value is number {
  return isNumber(value) && Math.abs(value) <= 8.64e15;
}

function isCount(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value < Number.MAX_SAFE_INTEGER;
}

function isKey(value: unknown): value is Key {
  return Array.isArray(value) && value.every((part) => isText(part) || isNumber(part));
}

export function parseDraft(value: unknown, under: string): Draft | null {
  const { id, title, text, revision, writer, updatedAt, deletedAt } = recordOf(value);
  if (!isId(id) || id !== under || !isText(title) || !isText(text) || !isText(writer)) return null;
  if (!isCount(revision)) return null;
  if (!isTime(updatedAt) || !(deletedAt === null || isTime(deletedAt))) return null;
  return { id, title, text, revision, writer, updatedAt, deletedAt };
}

export function parseKey(json: string): Key | null {
  const key = parsedJson(json);
  return isKey(key) ? key : null;
}

/** No browser has longer strings; a greater length would count as storage that is full. */
const LONGEST_STRING = 2 ** 30;

/** The version that a key stands for: the key holds all but the text, so that a list need not read any. */
export function parseVersionKey(key: unknown): Version | null {
  if (!isKey(key) || key.length !== 6 || key[0] !== "version") return null;
  const [, draft, at, id, length, name] = key;
  const reason = oneOf(reasons, name);
  if (!isText(draft) || !isTime(at) || !isText(id) || !reason) return null;
  if (!isCount(length) || length > LONGEST_STRING) return null;
  return { draft, at, id, length, reason };
}

export function draftKey(id: string): Key {
  return ["draft", id];
}

export function versionKey({ draft, at, id, length, reason }: Version): Key {
  return ["version", draft, at, id, length, reason];
}

export function parseVersionText(value: unknown): string | null {
  const { text } = recordOf(value);
  return isText(text) ? text : null;
}

export function rawTextOf(value: unknown): string {
  if (isText(value)) return value;
  const text = parseVersionText(value);
  if (text !== null) return text;
  return value === undefined || value === null ? "" : (JSON.stringify(value, null, 2) ?? "");
}

const LONGEST_TITLE = 80;

/** The title of the front matter, else the first heading, else the first line with words, without the marks of Markdown. */
export function titleOf(text: string): string {
  const front = frontMatterOf(text);
  if (front?.title) return shortened(front.title);
  const start = text.slice(front?.raw.length ?? 0).slice(0, 20_000);
  const line =
    /^ {0,3}#{1,6}[ \t]+(?=[^ \t\n])(.*\S)/m.exec(start)?.[1] ??
    /^[^\p{L}\p{N}\r\n\u2028\u2029]*[\p{L}\p{N}].*/mu.exec(start)?.[0] ??
    "";
  const plain = line
    .slice(0, 1000)
    .replace(/(?<!\\)!?\[((?:[^\]\\]|\\.){0,500})\]\([^)]*\)/g, (_, words: string) => plainLinkWords(words))
    .replace(/^[\s>*+-]+(?=\S)|[*_`~#]+/g, "")
    .trim();
  return shortened(plain);
}

function shortened(title: string): string {
  const letters = [...title.slice(0, 1000)];
  return letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE - 1).join("")}…` : title;
}

/** A text that could not be stored before its page went away; `base` is the revision that it was written upon. */
export type Backup = { draft: string; text: string; writer: string; base: number; at: number };

export function parseBackup(value: unknown): Backup | null {
  const { draft, text, writer, base, at } = recordOf(value);
  if (!isId(draft) || !isText(text) || !isText(writer) || !isCount(base) || !isTime(at)) return null;
  return { draft, text, writer, base, at };
}

const kinds = ["ask", "yielded"] as const;

export type TabMessage = { kind: (typeof kinds)[number]; draft: string; from: string };

export function parseTabMessage(value: unknown): TabMessage | null {
  const { kind: name, draft, from } = recordOf(value);
  const kind = oneOf(kinds, name);
  return kind && isText(draft) && isText(from) ? { kind, draft, from } : null;
}
