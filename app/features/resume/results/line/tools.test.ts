import { expect, test } from "vitest";
import { linesOf } from "~/core/resume";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  studentEnglish,
} from "../../../../../test/support/resumes";
import { applyChanges } from "../../revising/owner-changes";
import { changeOf } from "./draft";
import { toolsAt } from "./tools";

const resume = buildResume({
  language: "en",
  contact: { name: "Ada King", email: "ada@example.com" },
  sections: [
    { kind: "summary", heading: "Summary", body: ["Engineer.", "Likes looms."] },
    {
      kind: "experience",
      heading: "Experience",
      entries: [
        { title: "Engineer", organisation: "Acme", bullets: ["Built", "Ran", "Sold"] },
        { title: "Clerk", organisation: "Kvarn", dates: "2015 – 2017", bullets: [] },
      ],
    },
    { kind: "skills", heading: "Skills", body: ["Go"] },
  ],
});

const lineOf = (text: string) => linesOf(resume).find((line) => line.text === text)?.id ?? "";
const at = (text: string) => toolsAt(resume, lineOf(text));
const idsAt = (text: string) => at(text).map(({ id }) => id);
const ofText = ["lineUp", "lineDown", "addLineBelow", "removeLine"];
const ofSection = ["addSection", "sectionUp", "sectionDown", "removeSection"];

test.each([
  ["Ran", ofText],
  ["Engineer.", ofText],
  ["Summary", ["addLine", ...ofSection]],
  ["Experience", ["addLine", "addEntry", ...ofSection]],
  ["Skills", ["addLine", ...ofSection]],
  [
    "Engineer",
    ["fill.place", "fill.dates", "addLine", "addEntryBelow", "entryUp", "entryDown", "removeEntry"],
  ],
  ["2015 – 2017", ["fill.place", "addLine", "addEntryBelow", "entryUp", "entryDown", "removeEntry"]],
  ["Ada King", ["fill.headline", "fill.phone", "fill.place", "removeLine"]],
])("at %j can be done what belongs there", (text, expected) => {
  expect(idsAt(text)).toEqual(expected);
});

test.each([
  ["Built", ["lineUp"]],
  ["Ran", []],
  ["Sold", ["lineDown"]],
  ["Go", ["lineUp", "lineDown"]],
  ["Engineer", ["entryUp"]],
  ["Clerk", ["entryDown"]],
  ["Summary", ["sectionUp"]],
  ["Skills", ["sectionDown"]],
])("%j cannot be moved beyond its end", (text, idle) => {
  expect(at(text).flatMap((tool) => ("idle" in tool && tool.idle ? tool.id : []))).toEqual(idle);
});

test("a new line goes below the last of its place and has a bullet as that", () => {
  const drafted = (text: string, id: string) => {
    const tool = at(text).find((each) => each.id === id);
    return tool && "draft" in tool ? tool.draft : null;
  };
  const [summary, work] = resume.sections;
  const [engineer, clerk] = work?.entries ?? [];
  expect(drafted("Summary", "addLine")).toMatchObject({
    owner: summary?.id,
    after: lineOf("Likes looms."),
    bullet: false,
  });
  expect(drafted("Engineer", "addLine")).toMatchObject({
    owner: engineer?.id,
    after: lineOf("Sold"),
    bullet: true,
  });
  expect(drafted("Clerk", "addLine")).toMatchObject({ owner: clerk?.id, after: null, bullet: true });
  expect(drafted("Built", "addLineBelow")).toMatchObject({
    owner: engineer?.id,
    after: lineOf("Built"),
    bullet: true,
  });
  expect(drafted("Engineer", "addEntryBelow")).toMatchObject({ before: clerk?.id });
  expect(drafted("Clerk", "addEntryBelow")).not.toHaveProperty("before");
  expect(drafted("Experience", "addEntry")).toMatchObject({ section: work?.id, before: engineer?.id });
});

test("at a line that is not in the resume nothing can be done", () => {
  expect(toolsAt(resume, "nowhere")).toEqual([]);
});

test("whatever is offered does what it says: a removal removes, a move keeps all lines, a draft is written", () => {
  for (const sample of [averageEnglish(), studentEnglish(), averageChinese()])
    for (const { id: line } of linesOf(sample))
      for (const tool of toolsAt(sample, line)) {
        const before = linesOf(sample).length;
        if ("change" in tool) {
          const after = applyChanges(sample, [tool.change]);
          if (tool.change.kind === "remove") expect(linesOf(after).length).toBeLessThan(before);
          else expect(JSON.stringify(after) === JSON.stringify(sample)).toBe(tool.idle);
          if (tool.change.kind === "move")
            expect(
              linesOf(after)
                .map(({ id }) => id)
                .toSorted(),
            ).toEqual(
              linesOf(sample)
                .map(({ id }) => id)
                .toSorted(),
            );
        } else if (tool.draft.kind !== "addSection") {
          const { change } = changeOf(tool.draft, "Something new", "own-1");
          expect(linesOf(applyChanges(sample, [change])).length).toBe(before + 1);
        }
      }
});
