import { oneOf, recordOf } from "~/core/parse-unknown";
import { type ThemeId, themeIds } from "../preview/themes/themes";

export const widths = [677, 750] as const;

/** Beyond this a stylesheet is no longer a person's own. */
export const LONGEST_CSS = 50_000;

export type Look = {
  theme: ThemeId;
  customCss: string;
  footnotes: boolean;
  /** How wide the paper is, in CSS pixels; WeChat's own column has 677. */
  width: (typeof widths)[number];
};

export const defaultLook: Look = { theme: "classic", customCss: "", footnotes: true, width: 677 };

/** The look that was kept; what of it cannot be read is as at the beginning. */
export function parseLook(kept: unknown): Look {
  const { theme, customCss, footnotes, width } = recordOf(kept);
  const isCss = typeof customCss === "string" && customCss.length <= LONGEST_CSS;
  return {
    theme: oneOf(themeIds, theme) ?? defaultLook.theme,
    customCss: isCss ? customCss : defaultLook.customCss,
    footnotes: typeof footnotes === "boolean" ? footnotes : defaultLook.footnotes,
    width: oneOf(widths, width) ?? defaultLook.width,
  };
}
