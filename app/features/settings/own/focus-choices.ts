import { defaultFocusPoints, worldFocus } from "../focus/world-focus";
import type { FocusPoint } from "../focus-points";

/** What a member needs to know of a world focus point to choose it. */
export type FocusChoice = Pick<FocusPoint, "tag_id" | "tag_name" | "lang">;

/** The world focus points out of what is saved of them; the default ones where nothing usable is saved. */
export function focusChoicesOf(stored: unknown): FocusChoice[] {
  const parsed = worldFocus.shape.safeParse(stored);
  const points = parsed.success ? parsed.data.points : defaultFocusPoints("");
  return points.map(({ tag_id, tag_name, lang }) => ({ tag_id, tag_name, lang }));
}
