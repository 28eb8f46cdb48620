import { expect, it } from "vitest";
import { type Part, plainPart } from "./labelled-parts";
import { settingOf } from "./paragraphs";
import { entryOfParts, sectionOf } from "./section-of-part";

const entryOf = (fields: Parameters<typeof entryOfParts>[1]["fields"], isProject = false) =>
  entryOfParts(
    ".e1",
    { fields, ends: new Map(), unsure: new Set(), head: [], details: [], content: [] },
    settingOf([]),
    isProject,
  );

it.each([
  ["2018.07 至今", "2018.07 至今", "present"],
  ["2003.08 2011.12", "2003.08 - 2011.12", { year: 2011, month: 12 }],
  ["2015年8月至 2019年7月", "2015年8月至2019年7月", { year: 2019, month: 7 }],
  ["Mar 2014 – Present", "Mar 2014 – Present", "present"],
])("dates in two cells or over two lines are one period: %s", (dates, text, to) => {
  expect(entryOf({ dates }).dates).toMatchObject({ text, to });
});

it("what alone names a project is its title, an employer without a post stays one", () => {
  expect(entryOf({ organisation: "校园二手平台" }, true)).toMatchObject({
    title: { text: "校园二手平台" },
    organisation: null,
  });
  expect(entryOf({ organisation: "Acme Ltd" })).toMatchObject({
    title: null,
    organisation: { text: "Acme Ltd" },
  });
});

it("what alone names a project and is in doubt is its title", () => {
  const parts = {
    fields: { organisation: "校园二手平台" },
    ends: new Map(),
    head: [],
    details: [],
    content: [],
  };
  const entry = entryOfParts(".e1", { ...parts, unsure: new Set(["organisation"]) }, settingOf([]), true);
  expect(entry.doubt?.fields).toEqual(["title"]);
});

it.each([
  ["Freelance illustrator", []],
  ["Career break", []],
  ["Illustrator", ["organisation"]],
])("%s without an employer: in doubt is %j", (title, fields) => {
  const parts = {
    fields: { title, dates: "2019 – 2021" },
    ends: new Map(),
    head: [],
    details: [],
    content: [],
  };
  const part: Part = {
    ...plainPart("experience", []),
    entries: [{ ...parts, unsure: new Set() }],
  };
  const [entry] = sectionOf(part, settingOf([]), false).entries;
  expect(entry?.doubt?.fields ?? []).toEqual(fields);
});
