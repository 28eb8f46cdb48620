import type { Design } from "./design";
import type { Sheet } from "./sheet";

export type Outcome = "tooLong" | "smaller" | "smallerAndTighter" | "tighter" | "shorter";

/** What became of the wish for so many pages; null where the sheet is as it was chosen. `limit` is how many were wished for. */
export function outcomeOf(
  { fits, size, spacing, pages }: Pick<Sheet, "fits" | "size" | "spacing" | "pages">,
  design: Pick<Design, "size" | "spacing" | "fit">,
  uploadPages: number | null,
): { is: Outcome; limit: number } | null {
  if (design.fit === "free") return null;
  const limit = design.fit === "onePage" ? 1 : (uploadPages ?? pages.length);
  const isTighter = spacing < design.spacing;
  if (!fits) return { is: "tooLong", limit };
  if (size < design.size) return { is: isTighter ? "smallerAndTighter" : "smaller", limit };
  if (isTighter) return { is: "tighter", limit };
  return pages.length < limit ? { is: "shorter", limit } : null;
}
