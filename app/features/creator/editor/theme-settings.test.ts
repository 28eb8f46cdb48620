import { expect, test } from "vitest";
import { defaultThemeSettings, LONGEST_CSS, parseThemeSettings } from "./theme-settings";

test("settings that were stored are read as they were", () => {
  const settings = { theme: "ink", customCss: "p { color: red }", footnotes: false, width: 750 };
  expect(parseThemeSettings({ ...settings, other: 1 })).toEqual(settings);
});

test.each([[null], ["ink"], [[]], [{}]])("of %j come the settings at the beginning", (stored) => {
  expect(parseThemeSettings(stored)).toEqual(defaultThemeSettings);
});

test("of damaged settings only what is damaged begins anew", () => {
  const damaged = { theme: "none", customCss: "a".repeat(LONGEST_CSS + 1), footnotes: false, width: 700 };
  expect(parseThemeSettings(damaged)).toEqual({ ...defaultThemeSettings, footnotes: false });
});
