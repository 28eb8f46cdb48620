import { expect, test } from "vitest";
import { contrast } from "../../../../../test/support/contrast";
import { hueOf, readableColour, tintOf } from "./accents";
import { templates } from "./templates";

test.each(["#ffff00", "#ffffff", "#7fd0ff", "#00ff00"])("%s is made dark enough to be read", (colour) => {
  expect(contrast(readableColour(colour), "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

test("the colours of the templates stay as they are", () => {
  for (const { accents } of Object.values(templates)) {
    for (const accent of accents) expect(readableColour(accent)).toBe(accent);
  }
});

test("a template offers no two colours of one name", () => {
  for (const { accents } of Object.values(templates)) {
    const names = accents.map(hueOf);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("a tint lies between the colour and white", () => {
  expect([tintOf("#000000", 0.1), tintOf("#1e3a5f", 1), tintOf("#1e3a5f", 0)]).toEqual([
    "#e6e6e6",
    "#1e3a5f",
    "#ffffff",
  ]);
});
