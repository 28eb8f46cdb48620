import type { Page } from "~/features/resume/labelling/features";
import { fieldLabelled, headingLabelled, type Label } from "~/features/resume/labelling/labels";
import { segmentsOf } from "~/features/resume/labelling/segments";
import type { ExtractedLine } from "~/features/resume/reading/extracted";
import type { Pools, Words } from "./body";
import type { Random } from "./random";

type Run = { start: number; end: number; label: Label; first: Label };

const isSchool = /degree|universit|college|school|institut|大学|学院|学校|中学/i;

/** Neighbouring segments of one field are one run, as are those of a heading; every other segment is a run of its own. */
function runsOf({ segments }: Page, labels: Label[], from: number, count: number): Run[] {
  const runs: Run[] = [];
  for (let at = from; at < from + count; at += 1) {
    const [segment, label] = [segments[at], labels[at] ?? "X"];
    if (!segment) continue;
    const last = runs.at(-1);
    const plain = label.replace("+", "") as Label;
    if (
      last &&
      last.label === plain &&
      !label.endsWith("+") &&
      (fieldLabelled(plain) || headingLabelled(plain))
    )
      last.end = segment.end;
    else runs.push({ start: segment.start, end: segment.end, label: plain, first: label });
  }
  return runs;
}

/**
 * A real page with other titles, employers, schools, degrees, towns and headings in the same places: its layout, somebody
 * else's words. A field that goes on over a line's end stays as it is.
 */
export function vary(
  page: Page,
  labels: Label[],
  words: Words,
  pools: Pools,
  random: Random,
): { lines: ExtractedLine[]; labels: Label[] } {
  const pick = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? "";
  const swapped = new Map<string, string>();
  let kind = "contact";
  const lines: ExtractedLine[] = [];
  const varied: Label[] = [];
  for (const [number, line] of page.lines.entries()) {
    const from = page.firsts[number] ?? -1;
    const count = page.segments[from]?.count ?? 0;
    if (from < 0) {
      lines.push(line);
      continue;
    }
    const own = runsOf(page, labels, from, count);
    const goesOn = (at: number, other: number) => {
      const field = fieldLabelled(labels[at] ?? "X");
      return (
        field !== null &&
        field === fieldLabelled(labels[other] ?? "X") &&
        !labels[Math.max(at, other)]?.endsWith("+")
      );
    };
    const [startsAbove, endsBelow] = [goesOn(from, from - 1), goesOn(from + count - 1, from + count)];
    let { text, spans } = line;
    const placed: Run[] = [];
    let moved = 0;
    for (const [index, run] of own.entries()) {
      const heading = headingLabelled(run.label);
      if (heading) kind = heading;
      const isWhole = !(index === 0 && startsAbove) && !(index === own.length - 1 && endsBelow);
      const old = page.lines[number]?.text.slice(run.start, run.end) ?? "";
      const fresh = isWhole ? replacement(run.label, old, heading) : old;
      const holder = spans.findIndex((span) => span.text.includes(old));
      if (fresh !== old && holder >= 0) {
        spans = spans.map((span, at) =>
          at === holder ? { ...span, text: span.text.replace(old, () => fresh) } : span,
        );
        text = text.slice(0, run.start + moved) + fresh + text.slice(run.end + moved);
        placed.push({ ...run, start: run.start + moved, end: run.start + moved + fresh.length });
        moved += fresh.length - old.length;
      } else placed.push({ ...run, start: run.start + moved, end: run.end + moved });
    }
    const next = { ...line, text, spans };
    lines.push(next);
    const seen = new Set<Run>();
    for (const segment of segmentsOf(next, number)) {
      const run = placed.find(({ end }) => segment.start < end) ?? placed.at(-1);
      if (!run) continue;
      varied.push(seen.has(run) ? run.label : run.first);
      seen.add(run);
    }
  }
  return { lines, labels: varied };

  function replacement(label: Label, old: string, heading: string | null): string {
    const known = swapped.get(label + old);
    if (known) return known;
    const studies = kind === "education" || isSchool.test(old);
    const pool =
      label === "T"
        ? kind === "education"
          ? pools.degrees
          : kind === "experience"
            ? pools.titles
            : []
        : label === "O"
          ? studies
            ? pools.schools
            : kind === "experience"
              ? pools.employers
              : []
          : label === "P"
            ? pools.places
            : heading && heading !== "contact" && heading !== "other" && random() < 0.4
              ? (words.headings[heading] ?? [])
              : [];
    if (pool.length === 0 || old.length > 60 || random() < 0.15) return old;
    const fresh = pick(pool);
    const cased = /\p{Lu}/u.test(old) && !/\p{Ll}/u.test(old) ? fresh.toUpperCase() : fresh;
    swapped.set(label + old, cased);
    return cased;
  }
}
