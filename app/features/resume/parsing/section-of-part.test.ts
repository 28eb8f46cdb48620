import { expect, it } from "vitest";
import { settingOf } from "./paragraphs";
import { entryOfParts } from "./section-of-part";

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
