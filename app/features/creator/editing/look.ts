import { z } from "zod";
import { themeIds } from "../preview/themes/themes";

export const widths = [677, 750] as const;

/** Beyond this a stylesheet is no longer a person's own. */
export const LONGEST_CSS = 50_000;

const shape = z.object({
  theme: z.enum(themeIds).catch("classic"),
  customCss: z.string().max(LONGEST_CSS).catch(""),
  footnotes: z.boolean().catch(true),
  /** How wide the paper is, in CSS pixels; WeChat's own column has 677. */
  width: z.union([z.literal(677), z.literal(750)]).catch(677),
});

export type Look = z.infer<typeof shape>;

export const DEFAULT_LOOK: Look = { theme: "classic", customCss: "", footnotes: true, width: 677 };

/** The look that was kept; what of it cannot be read is as at the beginning. */
export function parseLook(kept: unknown): Look {
  return shape.safeParse(kept).data ?? DEFAULT_LOOK;
}
