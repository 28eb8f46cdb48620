import type { ExtractedLine } from "../reading/extracted";
import type { Facts } from "./facts";

/** What a line looks like beside the others of its page, in few words, so that one page's habits say something of another's. */
export type LineLook = {
  /** Weight, slant and size against the text of the page, and whether a bullet stands before it. */
  style: string;
  indent: string;
  /** Room above, in usual line steps. */
  gap: string;
  length: string;
  classes: string;
  edges: string;
  dated: boolean;
  full: boolean;
  /** How often lines of this style and indent are dated, name a role, an organisation, a heading. */
  use: { dated: string; role: string; organisation: string; heading: string; count: string; length: string };
};

export function rangeOf(value: number, ...edges: number[]): string {
  const at = edges.findIndex((edge) => value <= edge);
  return String(at < 0 ? edges.length : at);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function sizeClass(size: number, body: number): string {
  const more = size - body;
  if (more > 1.6) return more > 5 ? "XL" : "L";
  if (more > 0.4) return "l";
  return more < -0.4 ? (more < -1.2 ? "s" : "m") : "0";
}

export function typeOf({ bold, italic }: { bold: boolean; italic: boolean }, size: string): string {
  return `${bold ? "B" : "-"}${italic ? "I" : "-"}${size}`;
}

export function bodySize(lines: ExtractedLine[]): number {
  return median(
    lines.flatMap(({ text, size }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size)),
  );
}

function isTogether(one: ExtractedLine | undefined, other: ExtractedLine): one is ExtractedLine {
  return one !== undefined && one.page === other.page && one.column === other.column;
}

function gapAbove(above: ExtractedLine | undefined, line: ExtractedLine, usual: number): string {
  if (!above) return "top";
  if (!isTogether(above, line)) return "new";
  if (line.y <= 0) return "none";
  if (Math.abs(line.y - above.y) <= 2) return "row";
  return line.y < above.y ? "up" : rangeOf((line.y - above.y) / usual, 0.9, 1.12, 1.35, 1.7, 2.3);
}

function classesOf(facts: Facts[]): string {
  const has = (test: (fact: Facts) => boolean) => facts.some(test);
  return [
    has(({ heading }) => heading !== null) ? "H" : has(({ ending }) => ending !== null) ? "h" : "",
    has(({ dates }) => /eriod$/.test(dates)) ? "R" : has(({ dates }) => dates !== "") ? "y" : "",
    has(({ role }) => role === "title") ? "T" : "",
    has(({ role }) => role === "organisation") ? "O" : "",
    has(({ degree }) => degree === "organisation") ? "S" : "",
    has(({ degree }) => degree === "title") ? "E" : "",
    has(({ label }) => label !== null) ? "L" : "",
    has(({ reach }) => reach) ? "@" : "",
  ].join("");
}

function edgesOf(text: string): string {
  const first = /^\p{Ll}/u.test(text)
    ? "a"
    : /^\p{Script=Han}/u.test(text)
      ? "han"
      : /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
        ? "AA"
        : /^\p{Lu}/u.test(text)
          ? "A"
          : /^\d/.test(text)
            ? "9"
            : "#";
  const last = /[.。;；!！]$/.test(text) ? "." : /[,，、]$/.test(text) ? "," : /[:：]$/.test(text) ? ":" : "";
  return `${first}${last}`;
}

const indents = [3, 14, 40, 120];

/** One look for each line; `own` are the facts of each line's segments. */
export function looksOf(lines: ExtractedLine[], own: Facts[][]): LineLook[] {
  const body = bodySize(lines);
  const steps = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return isTogether(above, line) && line.y > above.y && line.y - above.y < 60 ? [line.y - above.y] : [];
  });
  const usual = median(steps) || body * 1.3;
  const place = ({ page, column }: ExtractedLine) => `${page}/${column}`;
  const columns = Map.groupBy(lines, place);
  const left = new Map([...columns].map(([key, all]) => [key, Math.min(...all.map(({ x }) => x))]));
  const rightOf = ({ spans, x }: ExtractedLine) =>
    spans.reduce((most, span) => Math.max(most, span.x + span.width), x);
  const right = new Map([...columns].map(([key, all]) => [key, Math.max(...all.map(rightOf))]));
  const looks = lines.map((line, index) => {
    const facts = own[index] ?? [];
    const classes = classesOf(facts);
    const han = /\p{Script=Han}/u.test(line.text);
    return {
      style: `${typeOf(line, sizeClass(line.size, body))}${line.bullet ? "•" : ""}`,
      indent: rangeOf(line.x - (left.get(place(line)) ?? 0), ...indents),
      gap: gapAbove(lines[index - 1], line, usual),
      length: rangeOf(line.text.length * (han ? 2 : 1), 12, 24, 40, 60, 90, 130),
      classes,
      edges: edgesOf(line.text),
      dated: /[Ry]/.test(classes),
      full: rightOf(line) > (right.get(place(line)) ?? 0) * 0.93,
    };
  });
  const alike = Map.groupBy(lines.keys(), (index) => `${looks[index]?.style}${looks[index]?.indent}`);
  const uses = new Map(
    [...alike].map(([key, indexes]) => {
      const share = (sign: RegExp) =>
        rangeOf(
          indexes.filter((index) => sign.test(looks[index]?.classes ?? "")).length / indexes.length,
          0.05,
          0.25,
          0.5,
          0.75,
          0.95,
        );
      const letters = indexes.reduce((sum, index) => sum + (lines[index]?.text.length ?? 0), 0);
      return [
        key,
        {
          dated: share(/[Ry]/),
          role: share(/T/),
          organisation: share(/[OS]/),
          heading: share(/H/),
          count: rangeOf(indexes.length, 1, 3, 6, 12),
          length: rangeOf(letters / indexes.length, 10, 20, 35, 60),
        },
      ];
    }),
  );
  const none = { dated: "", role: "", organisation: "", heading: "", count: "", length: "" };
  return looks.map((look) => ({ ...look, use: uses.get(`${look.style}${look.indent}`) ?? none }));
}
