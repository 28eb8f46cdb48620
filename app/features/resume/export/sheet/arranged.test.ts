import { expect, test } from "vitest";
import { buildResume, type ResumeDraft } from "../../../../../test/support/resumes";
import { arrangedBlocks } from "./arranged";
import { blocksOf } from "./blocks";
import { templates } from "./templates";

function order(template: "classic" | "sidebar" | "graduate", sections: ResumeDraft["sections"]) {
  const resume = buildResume({ language: "en", contact: { name: "Ann", email: "a@b.co" }, sections });
  const { head, bar, main } = arrangedBlocks(blocksOf(resume), templates[template]);
  const told = (blocks: typeof bar) =>
    blocks.filter(({ kind }) => kind !== "text" && kind !== "bullet").map(({ lines }) => lines[0]?.text);
  return [told(head), told(bar), told(main)];
}

const skills = { kind: "skills" as const, heading: "Skills", bullets: ["Go", "Rust"] };
const summary = { kind: "summary" as const, heading: "Summary", body: ["An engineer."] };
const work = {
  kind: "experience" as const,
  heading: "Work",
  entries: [{ title: "Cook", bullets: ["Cooked"] }],
};
const school = (bullets: string[]) => ({
  kind: "education" as const,
  heading: "School",
  entries: [{ title: "MSc", organisation: "Lund", bullets }],
});

test("a template without a side bar keeps the order of the resume", () => {
  expect(order("classic", [work, school([]), skills])).toEqual([
    ["Ann", "a@b.co"],
    [],
    ["Work", "Cook", "School", "MSc", "Skills"],
  ]);
});

test("a side bar has what reaches somebody and what is brief", () => {
  expect(order("sidebar", [summary, work, school(["Thesis"]), skills])).toEqual([
    ["Ann"],
    ["a@b.co", "School", "MSc", "Skills"],
    ["Summary", "Work", "Cook"],
  ]);
});

test("what tells more than a bar has room for stays in the wide column", () => {
  const long = { ...skills, bullets: ["word ".repeat(40)] };
  const much = { ...skills, bullets: Array.from({ length: 12 }, () => "word ".repeat(15)) };
  const han = { ...skills, bullets: ["熟".repeat(81)] };
  expect(order("sidebar", [work, school(["One", "Two"]), long])[1]).toEqual(["a@b.co"]);
  expect(order("sidebar", [much])[1]).toEqual(["a@b.co"]);
  expect(order("sidebar", [han])[1]).toEqual(["a@b.co"]);
});

test("a graduate's education stands above all but what says who somebody is", () => {
  expect(order("graduate", [summary, work, skills, school([])])[2]).toEqual([
    "Summary",
    "School",
    "MSc",
    "Work",
    "Cook",
    "Skills",
  ]);
  expect(order("graduate", [work, school([])])[2]).toEqual(["School", "MSc", "Work", "Cook"]);
  expect(order("graduate", [summary])[2]).toEqual(["Summary"]);
});
