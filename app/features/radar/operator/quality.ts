/** The one in the middle; null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** A part of a whole, 0–1; null where there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.min(1, part / whole) : null;
}

type Brought = { publishedAt: Date; fetchedAt: Date; likes: number; dislikes: number; kept: number };
type Counted = { readings: number; failures: number; fresh: number; taken: number };

/** What a source was worth in the last days. */
export type Quality = Counted & {
  takenShare: number | null;
  opened: number;
  kept: number;
  likes: number;
  dislikes: number;
  /** Stories that it told too, and of which an article stood already. */
  repeats: number;
  repeatShare: number | null;
  lateMs: number | null;
};

export function qualityOf(
  counted: Counted,
  brought: readonly Brought[],
  { opened, repeats }: { opened: number; repeats: number },
): Quality {
  const sum = (what: "likes" | "dislikes" | "kept") => brought.reduce((all, each) => all + each[what], 0);
  return {
    ...counted,
    takenShare: shareOf(counted.taken, counted.fresh),
    opened,
    kept: sum("kept"),
    likes: sum("likes"),
    dislikes: sum("dislikes"),
    repeats,
    repeatShare: shareOf(repeats, repeats + brought.length),
    lateMs: medianOf(
      brought.map(({ publishedAt, fetchedAt }) => Math.max(0, fetchedAt.getTime() - publishedAt.getTime())),
    ),
  };
}
