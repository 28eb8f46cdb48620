import { expect, test } from "vitest";
import { contrast } from "../../../../../../test/support/contrast";
import { themeIds } from "./theme-ids";
import { themeCss } from "./themes";

type Rule = { selectors: string[]; declarations: Record<string, string> };

function rulesOf(css: string): Rule[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", body = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    declarations: Object.fromEntries(
      body
        .split(";")
        .filter((line) => line.trim())
        .map((line) => line.split(/:(.*)/s).map((part) => part.trim())),
    ),
  }));
}

function declared(rules: Rule[], selector: string, property: string): string | undefined {
  return rules.findLast(
    ({ selectors, declarations }) => selectors.includes(selector) && declarations[property],
  )?.declarations[property];
}

test.each(themeIds)("the theme %s uses only what survives being written into elements", (id) => {
  for (const { selectors, declarations } of rulesOf(themeCss(id))) {
    for (const selector of selectors) expect(selector).toMatch(/^\.?[a-z][\w-]*( \.?[a-z][\w-]*)?$/);
    for (const [property, value] of Object.entries(declarations)) {
      expect(property).not.toMatch(/^(--|position|transform|background-image|background$|float|content)/);
      expect(value).not.toMatch(/var\(|calc\(|hsl|url\(|!important/);
    }
  }
});

test.each(themeIds)("the theme %s keeps the measures of the specification", (id) => {
  const rules = rulesOf(themeCss(id));
  const measures = ["font-size", "line-height"].map((property) => declared(rules, ".article", property));
  expect(measures).toEqual(["16px", "1.75"]);
  expect(declared(rules, ".article", "font-family")).toMatch(/Microsoft YaHei|SimSun/);
  expect(declared(rules, "img", "width")).toBe("100%");
  expect(declared(rules, "a", "text-decoration")).toBe("none");
});

test.each(themeIds)("nothing in the theme %s makes Chinese italic", (id) => {
  for (const { declarations } of rulesOf(themeCss(id))) {
    expect(declarations["font-style"] ?? "normal").toBe("normal");
    expect(declarations).not.toHaveProperty("letter-spacing");
  }
});

test.each(themeIds)("every text of the theme %s can be read on its ground", (id) => {
  const rules = rulesOf(themeCss(id));
  const listing = declared(rules, "pre", "background-color") ?? "";
  for (const { selectors, declarations } of rules) {
    const { color } = declarations;
    if (!color) continue;
    const own = declarations["background-color"];
    const isOfListing = /^(\.hljs|pre )/.test(selectors[0] ?? "");
    const isOfAlert = /^\.alert /.test(selectors[0] ?? "") || /^\.alert-/.test(selectors[0] ?? "");
    const paper = isOfListing
      ? listing
      : isOfAlert
        ? declared(rules, ".alert", "background-color")
        : "#ffffff";
    const ground = (own !== "transparent" && own) || paper || "#ffffff";
    expect(contrast(color, ground), `${selectors} ${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(themeIds)(
  "words within marks, alerts, quotes and table heads of the theme %s can be read",
  (id) => {
    const rules = rulesOf(themeCss(id));
    const outer = ["mark", ".alert", "blockquote", "th"];
    const grounds = outer.map((selector) => declared(rules, selector, "background-color") ?? "#ffffff");
    expect(grounds[0]).not.toBe("#ffffff");
    expect(grounds[1]).not.toBe("#ffffff");
    const inner = [".article", "a", "strong", "em", "del", "sup", "blockquote", ".caption"].flatMap(
      (selector) => {
        const own = declared(rules, selector, "background-color");
        const color = declared(rules, selector, "color");
        return color && (!own || selector === "blockquote") ? [{ selector, color }] : [];
      },
    );
    expect(inner.length).toBeGreaterThan(4);
    for (const [index, ground] of grounds.entries())
      for (const { selector, color } of inner)
        expect(contrast(color, ground), `${selector} ${color} in ${outer[index]}`).toBeGreaterThanOrEqual(
          4.5,
        );
  },
);

test.each(themeIds)("a mark in the theme %s differs from the paper and from an alert", (id) => {
  const rules = rulesOf(themeCss(id));
  const mark = declared(rules, "mark", "background-color") ?? "";
  for (const paper of ["#ffffff", declared(rules, ".alert", "background-color") ?? ""])
    expect(contrast(mark, paper)).toBeGreaterThan(1.05);
});

test("the themes differ in face, not only in colour", () => {
  const faces = themeIds.map((id) => declared(rulesOf(themeCss(id)), ".article", "font-family"));
  expect(new Set(faces).size).toBe(themeIds.length);
});
