import { expect, test } from "vitest";
import type { ResumeLanguage } from "~/core/resume";
import { buildResume } from "../../../../../test/support/resumes";
import { blocksOf } from "./blocks";
import { type ContactStyle, isDesign, type TemplateId } from "./design";
import { estimate } from "./fonts";
import { designOf } from "./templates";
import { typeset } from "./typeset";

const links = ["LinkedIn: https://www.linkedin.com/in/ann", "https://www.github.com/ann/"];
const contact = {
  email: "ann@example.com",
  phone: "+46 70 174 06 35",
  place: "Lund",
  links,
  other: ["US citizen"],
};

function pageOf(style: ContactStyle, template: TemplateId = "classic", language: ResumeLanguage = "en") {
  const resume = buildResume({ language, contact, sections: [{ kind: "skills", bullets: ["Go"] }] });
  const design = { ...designOf(template, language), contact: style };
  const [page] = typeset(blocksOf(resume), design, { language, uploadPages: null }, estimate).pages;
  if (!page) throw new Error("no page");
  return page;
}

const textOf = (page: ReturnType<typeof pageOf>) => page.runs.map(({ text, space }) => text + space).join("");

test("a link with a name shows its name and leads to its address, whatever the style", () => {
  for (const style of ["plain", "labels", "icons"] as const) {
    const run = pageOf(style).runs.find(({ text }) => text === "LinkedIn");
    expect(run?.link).toBe("https://www.linkedin.com/in/ann");
    expect(run?.line).not.toBeNull();
    expect(textOf(pageOf(style))).toContain("https://www.github.com/ann/");
  }
});

test("labels are of no line of the resume, and stand where a text does not say what it is", () => {
  expect(textOf(pageOf("labels")).replace(/\s+/g, " ")).toContain(
    "Email: ann@example.com · Phone: +46 70 174 06 35 · Location: Lund · LinkedIn",
  );
  expect(textOf(pageOf("labels", "classic", "zh"))).toContain("电话：+46 70 174 06 35");
  const labels = pageOf("labels").runs.filter(({ text }) => text.endsWith(":") || text.endsWith(": "));
  expect(labels.map(({ line }) => line)).toEqual([null, null, null]);
});

test("icons stand before what they are of, and cover no text", () => {
  for (const template of ["classic", "compact", "sidebar"] as const) {
    const { icons, runs } = pageOf("icons", template);
    expect(icons.map(({ name }) => name)).toEqual(["email", "phone", "place", "link", "link"]);
    for (const icon of icons) {
      const beside = runs.filter(({ y, size }) => y - size < icon.y + icon.size && y > icon.y);
      expect(beside.some(({ x }) => x > icon.x && x < icon.x + 2.5 * icon.size)).toBe(true);
      expect(beside.filter(({ x, width }) => x < icon.x + icon.size && x + width > icon.x)).toEqual([]);
    }
  }
  expect(pageOf("plain").icons).toEqual([]);
});

test("a side bar holds one detail a line, and its addresses are short and whole", () => {
  const { runs } = pageOf("icons", "sidebar");
  expect(runs.map(({ text }) => text)).toEqual([
    "ann@example.com",
    "+46 70 174 06 35",
    "Lund",
    "LinkedIn",
    "github.com/ann",
    "US citizen",
    "•",
    "Go",
  ]);
  expect(new Set(runs.map(({ y }) => y)).size).toBe(7);
  expect(runs[4]?.link).toBe("https://www.github.com/ann/");
});

test("a design that was stored before contact had a style is whole, one with an unknown style is not", () => {
  const design = designOf("classic", "en");
  expect(isDesign(design)).toBe(true);
  expect(isDesign({ ...design, contact: "icons" })).toBe(true);
  expect(isDesign({ ...design, contact: "emoji" })).toBe(false);
});
