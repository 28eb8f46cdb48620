import { expect, test } from "vitest";
import { contrast } from "../../../../../test/support/contrast";
import { businessCss } from "./business";
import { frameCss } from "./frame";
import { gradientCss } from "./gradient";
import { minimalCss } from "./minimal";

const sheets = Object.entries({ frameCss, gradientCss, minimalCss, businessCss });

test.each(sheets)("%s holds nothing that the server escapes in text", (_, css) => {
  expect(css).not.toMatch(/["'&<>]/);
});

test.each(sheets)("%s holds nothing that a picture could not be taken of", (_, css) => {
  expect(css).not.toMatch(/oklch|color-mix|lab\(|lch\(|filter|mix-blend|mask|clip-path|url\(|@import/);
});

test.each(sheets)("%s draws its shapes with an empty content, which no browser leaves out", (_, css) => {
  const contents = [...css.matchAll(/[^-]content: ([^;]*);/g)].map(([, content]) => content);
  expect(contents.filter((content) => content !== "var(--card-nothing)")).toEqual([]);
});

test.each(sheets)("%s sets no Chinese apart and has as many opening as closing braces", (_, css) => {
  expect(css).not.toMatch(/letter-spacing: (?!0;)/);
  expect(css.split("{").length).toBe(css.split("}").length);
});

const palettes = sheets.flatMap(([name, css]) =>
  [...css.matchAll(/\{([^}]*--card-ground: [^}]*)\}/g)].map(([, block = ""]) => {
    const colours = Object.fromEntries(
      [...block.matchAll(/--card-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, key, hex]) => [key, hex]),
    );
    const grounds = [
      colours.ground,
      ...(block.match(/background-image:[^;]*/)?.[0].match(/#[0-9a-f]{6}\b/g) ?? []),
    ];
    return [name, colours, grounds] as const;
  }),
);

test("every style has a light and a dark palette", () => {
  expect(palettes.map(([name]) => name)).toEqual([
    "gradientCss",
    "gradientCss",
    "minimalCss",
    "minimalCss",
    "businessCss",
    "businessCss",
  ]);
});

test.each(palettes)("%s can be read on every colour of its ground", (_, colours, grounds) => {
  for (const ground of grounds) {
    expect(contrast(colours.ink ?? "", ground ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.muted ?? "", ground ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.accent ?? "", ground ?? "")).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(colours.ink ?? "", colours.ground ?? "")).toBeGreaterThanOrEqual(7);
  expect(contrast(colours.ink ?? "", colours.tint ?? "")).toBeGreaterThanOrEqual(7);
});

test.each(palettes)(
  "%s can be read where words are marked, and in an alert under its title",
  (_, colours) => {
    const pairs = { ink: ["mark", "tint"], muted: ["tint"], accent: ["tint"], bad: ["tint"] };
    for (const [text, grounds] of Object.entries(pairs))
      for (const ground of grounds)
        expect(
          contrast(colours[text] ?? "", colours[ground] ?? ""),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
  },
);

test("marked words are in ink, also within what is muted or struck", () => {
  expect(frameCss).toMatch(/\.card-flow mark \{[^}]*[ ;]color: var\(--card-ink\)/);
  expect(frameCss).toMatch(/\.card-flow mark :is\(del, s\) \{ color: inherit; \}/);
});
