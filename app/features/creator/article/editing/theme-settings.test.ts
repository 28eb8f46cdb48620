import { expect, test } from "vitest";
import { defaultLook, LONGEST_CSS, parseLook } from "./theme-settings";

test("a look that was kept is read as it was", () => {
  const look = { theme: "ink", customCss: "p { color: red }", footnotes: false, width: 750 };
  expect(parseLook({ ...look, other: 1 })).toEqual(look);
});

test.each([[null], ["ink"], [[]], [{}]])("of %j comes the look at the beginning", (kept) => {
  expect(parseLook(kept)).toEqual(defaultLook);
});

test("of a damaged look only what is damaged begins anew", () => {
  const damaged = { theme: "none", customCss: "a".repeat(LONGEST_CSS + 1), footnotes: false, width: 700 };
  expect(parseLook(damaged)).toEqual({ ...defaultLook, footnotes: false });
});
