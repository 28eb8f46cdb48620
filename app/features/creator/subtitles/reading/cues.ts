import type { Row, Skipped, Transcript } from "./row";
import { readTime } from "./time";

/** The longest a cue stays, and how long the last one does (specification §5, §9). */
export const LONGEST_CUE = 20_000;

const wrong = ["zeroLength", "backwards", "outOfOrder", "unknownTime"] as const;

type Flag = (typeof wrong)[number] | "carried" | "extraText";

export type Cue = {
  number: number;
  start: number;
  end: number;
  texts: string[];
  written: string;
  flags: Flag[];
  extra: string[];
};

/** Flags of cues that a player cannot show as they are, or would show at a wrong time. */
export function isWrong({ flags }: Cue): boolean {
  return flags.some((flag) => wrong.some((each) => each === flag));
}

/** A cue ends where the next row starts, after 20 seconds at most; so does the last one (specification §5). */
export function endOf(start: number, next: number | undefined): number {
  return next === undefined || next - start > LONGEST_CUE ? start + LONGEST_CUE : next;
}

/** By the rules of the specification alone; a subtitle file keeps its times. A start before the one above it is flagged, where no
 * end of its own decides. */
export function cuesOf(rows: Row[]): Cue[] {
  const readings = rows.map(({ start, times }) => {
    const reading = readTime(start);
    return times ? { ...reading, at: times.start, known: true } : reading;
  });
  return rows.map((row, index) => {
    const { at = 0, known = false, carried = false } = readings[index] ?? {};
    const ownEnd = row.times?.end;
    const end = ownEnd ?? endOf(at, readings[index + 1]?.at);
    const flags: Flag[] = [];
    if (ownEnd !== undefined && at < (readings[index - 1]?.at ?? 0)) flags.push("outOfOrder");
    if (!known) flags.push("unknownTime");
    if (carried) flags.push("carried");
    if (end === at) flags.push("zeroLength");
    if (end < at) flags.push("backwards");
    if (row.extra.length > 0) flags.push("extraText");
    return {
      number: index + 1,
      start: at,
      end,
      texts: row.texts,
      written: row.start,
      flags,
      extra: row.extra,
    };
  });
}

/** Rows with a single text: the specification leaves them out of its own rows; elsewhere one language is what there is. */
export function takesOneText({ source }: Transcript): boolean {
  return source !== "layout";
}

/** The rows that become cues, and the others with what they lack. */
export function chooseRows(transcript: Transcript, oneText: boolean): { rows: Row[]; skipped: Skipped[] } {
  if (oneText) return { rows: transcript.rows, skipped: transcript.skipped };
  const rows = transcript.rows.filter(({ texts }) => texts.length > 1);
  const single = transcript.rows.filter(({ texts }) => texts.length < 2);
  const skipped = single.map(
    ({ start, texts }): Skipped => ({
      reason: "oneText",
      excerpt: `${start} ${texts[0] ?? ""}`.slice(0, 90).toWellFormed(),
    }),
  );
  return { rows, skipped: [...transcript.skipped, ...skipped] };
}

export const orders = ["both", "swapped", "first", "second"] as const;
export type Order = (typeof orders)[number];

export function textsInOrder(texts: string[], order: Order): string[] {
  if (texts.length < 2 || order === "both") return texts;
  if (order === "swapped") return texts.toReversed();
  return order === "first" ? texts.slice(0, 1) : texts.slice(1);
}
