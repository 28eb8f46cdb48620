import { type Cue, endOf, isWrong, LONGEST_CUE } from "./cues";

/** Cues that a player can show: in order, none overlapping. A time that could not be read becomes that of the cue before; cues of
 * one time share what there is until the next one, in whole seconds where there are enough. */
export function mendCues(cues: Cue[]): Cue[] {
  if (!cues.some(isWrong)) return cues;
  const sorted = withoutUnknownTimes(cues).sort((a, b) => a.start - b.start);
  const starts: number[] = [];
  for (let from = 0; from < sorted.length; ) {
    const start = sorted[from]?.start ?? 0;
    let count = 1;
    while (sorted[from + count]?.start === start) count += 1;
    const next = sorted[from + count]?.start;
    const room =
      next === undefined ? Math.max(LONGEST_CUE, count * 1000) : Math.min(LONGEST_CUE, next - start);
    const step = room / count;
    for (let index = 0; index < count; index++) {
      const wanted = start + Math.floor(index * (step >= 1000 ? Math.floor(step / 1000) * 1000 : step));
      starts.push(Math.max(wanted, (starts.at(-1) ?? -1) + 1));
    }
    from += count;
  }
  return sorted.map((cue, index) => {
    const start = starts[index] ?? cue.start;
    const end = Math.min(starts[index + 1] ?? Number.POSITIVE_INFINITY, start + LONGEST_CUE);
    return { ...withoutWrong(cue), number: index + 1, start, end };
  });
}

/** Cues of a subtitle file in the order of their times. Only an end that is not after its start is replaced: cues may overlap. */
export function mendCuesOfFile(cues: Cue[]): Cue[] {
  if (!cues.some(isWrong)) return cues;
  const sorted = cues.toSorted((a, b) => a.start - b.start);
  let next: number | undefined;
  let at: number | undefined;
  return sorted
    .toReversed()
    .map((cue) => {
      if (cue.start !== at) {
        next = at;
        at = cue.start;
      }
      return { ...withoutWrong(cue), end: cue.end > cue.start ? cue.end : endOf(cue.start, next) };
    })
    .reverse()
    .map((cue, index) => ({ ...cue, number: index + 1 }));
}

function withoutWrong(cue: Cue): Cue {
  return { ...cue, flags: cue.flags.filter((flag) => flag === "carried" || flag === "extraText") };
}

function withoutUnknownTimes(cues: Cue[]): Cue[] {
  let before = 0;
  return cues.map((cue) => {
    if (!cue.flags.includes("unknownTime")) before = cue.start;
    return { ...cue, start: before };
  });
}
