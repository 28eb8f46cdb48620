import { z } from "zod";
import type { ErrorKey } from "~/core/error-key";
import { type FormProblems, type FormValues, rowIndexes } from "~/core/form";
import { type Locale, locales } from "~/core/locale";
import { oneOf } from "~/core/parse-unknown";
import { type FocusPoint, focusPoint } from "../focus-points";
import { MOST_POINTS } from "./world-focus";

const typed = z.string().max(220_000).default("");

/** A row as it is typed: lists have one entry a line. */
export const focusRow = z.object({
  tag_id: typed,
  tag_name: typed,
  provider: typed,
  lang: typed,
  words: typed,
  must: typed,
  not: typed,
  sources: typed,
});

export type FocusRow = z.infer<typeof focusRow>;

const lists = ["words", "must", "not", "sources"] as const;
const needed = ["tag_id", "tag_name", "provider"] as const;

export function emptyRow(lang: FocusPoint["lang"]): FocusRow {
  return { ...focusRow.parse({}), lang };
}

export function rowOf(point: FocusPoint): FocusRow {
  const text = (field: (typeof lists)[number]) => point[field].join("\n");
  const { tag_id, tag_name, provider, lang } = point;
  const words = { words: text("words"), must: text("must"), not: text("not"), sources: text("sources") };
  return { tag_id, tag_name, provider, lang, ...words };
}

/** The rows of a form that was given back as it was typed; null where there is none. */
export function typedRows(values: FormValues = {}): FocusRow[] | null {
  const typed = rowIndexes(values, "points").map((index) => {
    const row = emptyRow("zh");
    for (const field of focusRow.keyof().options) row[field] = values[`points[${index}].${field}`]?.[0] ?? "";
    return row;
  });
  return typed.length > 0 ? typed : null;
}

type Checked = {
  points: FocusPoint[];
  /** How many rows were left out because a tag, name or provider is missing. */
  dropped: number;
  /** By the name of the field in the form: `points[2].provider`. */
  problems: FormProblems;
};

/** The points that the typed rows mean. Incomplete rows are left out. */
export function pointsOf(rows: readonly FocusRow[]): Checked {
  const points: FocusPoint[] = [];
  const problems: Record<string, ErrorKey[]> = {};
  const tags = new Set<string>();
  let dropped = 0;
  for (const [index, row] of rows.entries()) {
    if (!isComplete(row)) {
      dropped += 1;
      continue;
    }
    const listed = Object.fromEntries(lists.map((field) => [field, linesOf(row[field])]));
    const parsed = focusPoint.safeParse({ ...row, ...listed });
    for (const { path } of parsed.error?.issues ?? []) {
      const field = String(path[0]);
      problems[`points[${index}].${field}`] = [field === "provider" ? "signIn.emailInvalid" : "form.invalid"];
    }
    const tag = row.tag_id.trim();
    if (tags.has(tag)) problems[`points[${index}].tag_id`] = ["focus.sameTag"];
    tags.add(tag);
    if (parsed.success) points.push(parsed.data);
  }
  if (points.length === 0 && Object.keys(problems).length === 0) problems.points = ["focus.noValid"];
  return { points, dropped, problems };
}

export function isComplete(row: FocusRow): boolean {
  return needed.every((field) => row[field].trim() !== "");
}

/** What a row asks for, as far as it is typed. */
export function wishOf(row: FocusRow): Pick<FocusPoint, (typeof lists)[number] | "lang"> {
  const { words, must, not, sources } = row;
  const listed = { words: linesOf(words), must: linesOf(must), not: linesOf(not), sources: linesOf(sources) };
  return { lang: oneOf(locales, row.lang) ?? "zh", ...listed };
}

function linesOf(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
}

/** The rows after a press on "add" or "remove:<index>"; there is always one left. */
export function editedRows(rows: readonly FocusRow[], intent: string, locale: Locale): FocusRow[] {
  const [, index] = intent.match(/^remove:(\d+)$/) ?? [];
  if (index !== undefined)
    return rows.length > 1 ? rows.filter((_, each) => each !== Number(index)) : [...rows];
  return intent === "add" && rows.length < MOST_POINTS ? [...rows, emptyRow(locale)] : [...rows];
}
