import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "./support/contrast";

const css = readFileSync(new URL("../app/ui/tokens.css", import.meta.url), "utf8");

/** The colours of one block of tokens.css, by name. */
function coloursOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function blockAfter(selector: string): string {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`no ${selector} in tokens.css`);
  return css.slice(start, css.indexOf("}", start));
}

const themes = {
  light: coloursOf(blockAfter(':root,\n[data-theme="light"] {')),
  dark: coloursOf(blockAfter('\n[data-theme="dark"] {')),
  systemDark: coloursOf(blockAfter(":root:not([data-theme]) {")),
};

const grounds = ["paper", "raised", "sunken"];
const accents = ["pine", "vermilion", "cobalt", "plum"];
const states = ["good", "caution", "bad"];
const softs = [...accents, ...states, "ink"].map((name) => `${name}-soft`);

const pairs: [text: string, ground: string, least: number][] = [
  ...[...grounds, ...softs].map((ground): [string, string, number] => ["ink", ground, 7]),
  ...[...grounds, ...softs].map((ground): [string, string, number] => ["muted", ground, 4.5]),
  ...[...accents, ...states].flatMap((name) =>
    [...grounds, `${name}-soft`].map((ground): [string, string, number] => [name, ground, 4.5]),
  ),
  ...[...accents, "ink"].flatMap((name): [string, string, number][] => [
    ["on-accent", name, 4.5],
    ["on-accent", `${name}-deep`, 4.5],
  ]),
  ...grounds.map((ground): [string, string, number] => ["edge", ground, 3]),
];

test("contrast is that of known pairs", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("both dark blocks hold the same colours, and each theme every name", () => {
  expect(themes.systemDark).toEqual(themes.dark);
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
});

describe.each(["light", "dark"] as const)("%s", (theme) => {
  test.each(pairs)("%s on %s has a contrast of %d or more", (text, ground, least) => {
    const [front, back] = [themes[theme][text], themes[theme][ground]];
    expect(front, text).toBeDefined();
    expect(back, ground).toBeDefined();
    expect(contrast(front ?? "", back ?? "")).toBeGreaterThanOrEqual(least);
  });
});
