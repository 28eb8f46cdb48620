import type { Line } from "~/core/resume";
import type { Block } from "./blocks";
import { linkedParts } from "./links";
import { breakLines, paragraphOf, type SetLine, type Span } from "./paragraph";
import {
  INK,
  keptTogether,
  type Look,
  lineHeight,
  lineStrips,
  MUTED,
  type Prepared,
  plainSpan,
  runsOf,
  type Setting,
  type Strip,
} from "./strips";

type EntryBlock = Extract<Block, { kind: "entry" }>;

/** What is at least free between the names of an entry and its dates, in ems. */
const GAP = 1.6;
/** Dates and place wider than this share of the page are set as text of their own. */
const WIDEST_DATES = 0.6;

function nameSpans(lines: Line[], look: Look): Span[][] {
  const { template, accent } = look;
  return lines.map(({ id, text }, index) =>
    linkedParts(text, false).map((part) =>
      plainSpan(look, {
        ...part,
        line: id,
        face: { family: template.family, bold: index === 0 },
        colour: index > 0 && template.brightSecond ? accent : INK,
      }),
    ),
  );
}

function whenSpans({ dates, place }: EntryBlock, look: Look): Span[] {
  const lines = [dates, place].flatMap((line) => (line?.text.trim() ? line : []));
  return lines.flatMap(({ id, text }, index) => [
    ...(index > 0 ? [plainSpan(look, { text: " · ", colour: MUTED })] : []),
    plainSpan(look, { text: text.trim(), colour: MUTED, line: id }),
  ]);
}

function withDates(strips: Strip[], used: number, when: SetLine, look: Look, setting: Setting): Strip[] {
  const { size, width } = setting;
  const height = lineHeight(look, setting);
  const start = width - when.width * size;
  const runs = runsOf(when.pieces, { x: start, height, size, end: "\n" });
  const last = strips.at(-1);
  if (last && (used + GAP) * size <= start) {
    const names = last.runs.map((run, index) =>
      index === last.runs.length - 1 ? { ...run, space: " " as const } : run,
    );
    return [...strips.slice(0, -1), { ...last, runs: [...names, ...runs] }];
  }
  return [...strips, ...lineStrips([when], look, setting, { x: start / size })];
}

/** Title and employer on one line with dates and place flush right; where that is too narrow the employer takes a second line. */
export function prepareEntry(block: EntryBlock, look: Look): Prepared {
  const { ems, template, isNarrow } = look;
  const spans = nameSpans(block.lines, look);
  const dash = plainSpan(look, { text: " — ", colour: MUTED });
  const whole = paragraphOf(
    spans.flatMap((parts, index) => (index > 0 ? [dash, ...parts] : parts)),
    ems,
  );
  const apart = spans.map((parts) => paragraphOf(parts, ems));
  const when = paragraphOf(whenSpans(block, look), ems);
  const hang = template.hangingPublications && block.section === "publications" ? GAP : 0;
  const title = block.lines[0]?.text ?? block.dates?.text ?? "";

  function strips(setting: Setting): Strip[] {
    const room = setting.width / setting.size;
    const beside = when.words.length > 0 ? when.width + GAP : 0;
    const isWide = when.width > room * WIDEST_DATES;
    const isOneLine = !isNarrow && whole.width + (isWide ? 0 : beside) <= room;
    const rows = isOneLine || apart.length < 2 ? [whole] : apart;
    const broken = rows.map((row) => breakLines(row, room, ems, hang));
    const names = broken.flatMap((lines) => lineStrips(lines, look, setting, { hang }));
    if (when.words.length === 0) return names;
    if (isNarrow || isWide || names.length === 0)
      return [...names, ...lineStrips(breakLines(when, room, ems), look, setting)];
    const [dates] = breakLines(when, room, ems);
    const lastLine = broken.at(-1)?.at(-1);
    const indent = (broken.at(-1)?.length ?? 0) > 1 ? hang : 0;
    return dates ? withDates(names, (lastLine?.width ?? 0) + indent, dates, look, setting) : names;
  }

  return (setting) => {
    const [first, ...others] = keptTogether(strips(setting));
    return first ? [{ ...first, marks: [{ title, level: 2, x: 0, y: 0 }] }, ...others] : [];
  };
}
