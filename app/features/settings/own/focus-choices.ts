import { z } from "zod";
import { locales } from "~/core/locale";
import type { FocusPoint } from "../focus-points";

/** What a member needs to know of a world focus point to choose it. */
export type FocusChoice = Pick<FocusPoint, "tag_id" | "tag_name" | "lang">;

const stored = z.object({
  points: z.array(z.object({ tag_id: z.string(), tag_name: z.string(), lang: z.enum(locales) })),
});

/** What can be followed until the administrator has saved anything else. */
const fallback: FocusChoice[] = [
  { tag_id: "ai_news_en", tag_name: "AI News", lang: "en" },
  { tag_id: "ai_news_zh", tag_name: "AI 资讯", lang: "zh" },
  { tag_id: "digital_currency", tag_name: "数字货币", lang: "zh" },
];

/** The world focus points out of what is saved of them; the default ones where nothing usable is saved. */
export function focusChoicesOf(value: unknown): FocusChoice[] {
  const parsed = stored.safeParse(value);
  return parsed.success ? parsed.data.points : fallback;
}
