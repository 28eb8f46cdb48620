import { oneOf, recordOf } from "~/core/parse-unknown";
import { type ThemeId, themeIds } from "../article/preview/themes/theme-ids";

export const widths = [677, 750] as const;

/** Beyond this a stylesheet is no longer a person's own. */
export const LONGEST_CSS = 50_000;

export type ThemeSettings = {
  theme: ThemeId;
  customCss: string;
  footnotes: boolean;
  /** CSS pixels of the article; WeChat's own column has 677. */
  width: (typeof widths)[number];
};

export const defaultThemeSettings: ThemeSettings = {
  theme: "classic",
  customCss: "",
  footnotes: true,
  width: 677,
};

export function parseThemeSettings(stored: unknown): ThemeSettings {
  const { theme, customCss, footnotes, width } = recordOf(stored);
  const isCss = typeof customCss === "string" && customCss.length <= LONGEST_CSS;
  return {
    theme: oneOf(themeIds, theme) ?? defaultThemeSettings.theme,
    customCss: isCss ? customCss : defaultThemeSettings.customCss,
    footnotes: typeof footnotes === "boolean" ? footnotes : defaultThemeSettings.footnotes,
    width: oneOf(widths, width) ?? defaultThemeSettings.width,
  };
}
