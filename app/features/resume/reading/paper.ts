const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const;

export type UploadPaper = keyof typeof papers;

/** In points: programs round sizes, and some leave a trim. */
const TOLERANCE = 5;

/** What an upright page of this size, in points, is printed on; undefined where it is neither of the usual two. */
export function paperOf(width: number, height: number): UploadPaper | undefined {
  return (["a4", "letter"] as const).find((id) => {
    const [wide, high] = papers[id];
    return Math.abs(width - wide) <= TOLERANCE && Math.abs(height - high) <= TOLERANCE;
  });
}
