import { fitsTerm, placedTerms, type Wanted } from "./tokens";

export type Span = { start: number; end: number };

/** The browser's rule ends a sentence behind these, and their number, name or example stands in the next one. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|ca|no|fig|eq|st|dr|mr|mrs|ms|prof|inc|ltd|jr|sr|approx|[A-Z])\.\s*$/i;

/** As much of a text is read while a person waits. */
const BEGINNING = 60_000;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(text: string): Intl.Segmenter {
  const locale = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "sentence" });
  segmenters.set(locale, known);
  return known;
}

/** Where the sentences of a text stand, without the space around them. A line's end ends a sentence. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    let isOpen = false;
    for (const { segment, index } of segmenterFor(line).segment(line)) {
      const trimmed = segment.trim();
      const from = start + index + segment.indexOf(trimmed);
      const last = spans.at(-1);
      if (trimmed && isOpen && last) last.end = from + trimmed.length;
      else if (trimmed) spans.push({ start: from, end: from + trimmed.length });
      isOpen = abbreviation.test(segment);
    }
    start += line.length + 1;
  }
  return spans;
}

/** A sentence of which the words are known. A heading speaks for the lines below it, a question for the sentences behind it. */
export type Sentence = { span: Span; terms: ReadonlySet<string>; isHeading: boolean; isQuestion: boolean };

export const termsOf = (text: string): ReadonlySet<string> =>
  new Set(placedTerms(text).map(({ term }) => term));

/** A short line of its own without an end, a number or what it introduces. */
const heading = /^(?![-*•·])[^.。!！?？:：;；\d]{1,40}$/;

export function sentencesRead(text: string): Sentence[] {
  const beginning = text.slice(0, BEGINNING);
  return sentencesOf(beginning).map((span) => {
    const words = beginning.slice(span.start, span.end);
    const isLine = (beginning[span.start - 1] ?? "\n") === "\n" && (beginning[span.end] ?? "\n") === "\n";
    return {
      span,
      terms: termsOf(words),
      isHeading: isLine && heading.test(words),
      isQuestion: /[?？]["”」』]?$/.test(words),
    };
  });
}

/** Where a sentence holds what is wanted, in rising order, what overlaps as one, and how much of it that is. */
export function placesOf(sentence: string, wanted: readonly Wanted[]): { marks: Span[]; held: Set<Wanted> } {
  const marks: Span[] = [];
  const held = new Set<Wanted>();
  for (const { term, start, end } of placedTerms(sentence)) {
    const asked = wanted.filter((each) => fitsTerm(each, term));
    if (asked.length === 0) continue;
    for (const each of asked) held.add(each);
    const last = marks.at(-1);
    if (last && last.end >= start) last.end = Math.max(last.end, end);
    else marks.push({ start, end });
  }
  return { marks, held };
}

const EXCERPT = 220;

/** The sentence that holds most of what is wanted, cut around it where it is long; null where none holds any. */
export function excerptOf(text: string, wanted: readonly Wanted[]): { text: string; marks: Span[] } | null {
  let best: { sentence: string; marks: Span[]; held: number } | null = null;
  for (const { start, end } of sentencesOf(text.slice(0, BEGINNING))) {
    const sentence = text.slice(start, end);
    const { marks, held } = placesOf(sentence, wanted);
    if (held.size > (best?.held ?? 0)) best = { sentence, marks, held: held.size };
    if (best?.held === wanted.length) break;
  }
  const first = best?.marks[0];
  if (!best || !first) return null;
  const from = Math.max(0, Math.min(first.start - 70, best.sentence.length - EXCERPT));
  const shown = best.sentence.slice(from, from + EXCERPT);
  const marks = best.marks
    .map(({ start, end }) => ({ start: start - from, end: Math.min(end - from, shown.length) }))
    .filter(({ start, end }) => start >= 0 && start < end);
  return { text: shown, marks };
}
