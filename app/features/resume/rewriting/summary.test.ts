import { expect, test } from "vitest";
import type { ReplaceEdit } from "~/core/resume";
import { translator } from "~/i18n/i18n.server";
import type { AcceptedEdit, Check, Report, Score } from "../report";
import { writeSummary } from "./summary";

function check(id: string, points: number, weight: number): Check {
  return { id, points, weight, outcome: points === weight ? "passed" : "partly", values: {}, evidence: [] };
}

function score(total: number, checks: Check[]): Score {
  return { total, exact: total, parts: [{ id: "wording", points: total, weight: 100, checks }] };
}

function replaced(replacement: string, reasons: ReplaceEdit["reasons"] = []): AcceptedEdit {
  const edit: ReplaceEdit = { kind: "replace", line: "l1", original: "a", replacement, reasons };
  return { id: "1", edit, before: "a", after: replacement };
}

const moved: AcceptedEdit = {
  id: "2",
  edit: { kind: "reorder", parent: "resume", order: [], reasons: [] },
  before: "",
  after: "",
};

function report(changes: Partial<Report> & { turnedDown?: number; own?: number; isLed?: boolean } = {}) {
  return {
    before: score(52, [check("verbLead", 2, 10), check("metrics", 3, 12), check("email", 3, 3)]),
    after: score(61, [check("verbLead", 10, 10), check("metrics", 3, 12), check("email", 3, 3)]),
    edits: [replaced("b"), replaced("c"), replaced("d\ne"), replaced(""), moved],
    job_match: null,
    ...changes,
  };
}

const en = translator<string>("en");
const zh = translator<string>("zh");

test("the summary tells the score, what moved it, what was changed and what is left to gain", () => {
  expect(writeSummary(en, report())).toBe(
    "Your resume rose from 52 to 61 of 100 points, most of it under “Verb first”. " +
      "2 lines were reworded; 1 long line was split; 1 repeated line was removed; sections were reordered; we added no fact and left none out. " +
      "You can gain most under “Figures”, with facts only you know.",
  );
});

test("the summary is as natural in Chinese", () => {
  expect(writeSummary(zh, report())).toBe(
    "简历得分从 52 分升到 61 分（满分 100），提升主要来自“动词开头”。" +
      "改写 2 处；拆分长句 1 个；删去重复 1 处；调整了各部分的顺序，我们没有增加也没有遗漏任何事实。" +
      "提升空间最大的是“量化”，所需的事实只有您能补充。",
  );
});

test("lines whose punctuation alone changed are not called reworded", () => {
  const rule = (name: string) => ({ rule: name, values: {} });
  const edits = [
    replaced("b", [rule("punctuation")]),
    replaced("c", [rule("spacing"), rule("fullWidth")]),
    replaced("d", [rule("punctuation"), rule("weakOpening")]),
  ];
  expect(writeSummary(zh, report({ edits }))).toContain("统一标点 2 处；改写 1 处，");
  expect(writeSummary(en, report({ edits }))).toContain(
    "Punctuation was tidied in 2 lines; 1 line was reworded; ",
  );
});

test("entries that changed places are told apart from sections", () => {
  const edits: AcceptedEdit[] = [
    { ...moved, edit: { ...moved.edit, kind: "reorder", parent: "s1", order: [] } },
  ];
  expect(writeSummary(en, report({ edits }))).toContain("Entries were reordered; we added");
});

test("a job description adds how much of it is shown and what is missing", () => {
  const terms = [
    { term: "Kafka", need: "must", proof: "shown" },
    { term: "teamwork", need: "nice", proof: "missing" },
    { term: "Scala", need: "must", proof: "missing" },
  ] as const;
  expect(writeSummary(en, report({ job_match: { terms: [...terms], coverage: 0.4 } }))).toContain(
    "It shows 40% of what the advert asks for; “teamwork” and “Scala” cannot be found in it.",
  );
  const all = terms.slice(0, 1);
  expect(writeSummary(zh, report({ job_match: { terms: all, coverage: 1 } }))).toContain(
    "点名的要求，简历都有体现",
  );
});

test.each([
  ["nothing was changed", { edits: [] }, "No line could be improved without new facts."],
  ["the score stands still", { before: report().after }, "Your resume scores 61 out of 100. "],
  [
    "its owner wants none of the changes",
    { edits: [], turnedDown: 3 },
    "You kept your own wording; all 3 suggestions are still here",
  ],
  ["its owner wrote lines", { edits: [], own: 2 }, "2 lines are in your own words."],
  ["the score falls", { before: score(70, []) }, "61 out of 100, 70 before the changes"],
  [
    "nothing is left to gain",
    { after: score(98, [check("verbLead", 10, 10)]) },
    "There is little left to gain",
  ],
])("when %s the summary says so", (_, changes, words) => {
  expect(writeSummary(en, report(changes))).toContain(words);
});

test.each([
  { edits: [], turnedDown: 2 },
  { edits: [], own: 1 },
  { before: null, after: null, edits: [] },
])("with %j it is not said that no line could be improved", (changes) => {
  expect(writeSummary(en, report(changes))).not.toContain("No line could");
});

test("where the next steps stand beside it the summary does not repeat them", () => {
  expect(writeSummary(en, report({ isLed: true }))).not.toContain("You can gain most");
});

test("no summary holds a key or an unfilled placeholder", () => {
  for (const t of [en, zh]) {
    for (const changes of [
      {},
      { edits: [] },
      { edits: [], turnedDown: 1, own: 2 },
      { before: report().after },
      { edits: [replaced("b")] },
      { edits: [moved] },
    ]) {
      expect(writeSummary(t, report(changes))).not.toMatch(/\{\{|summary[:.]|checks\.|changes\./);
    }
  }
});
