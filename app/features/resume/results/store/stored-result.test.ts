import { expect, test } from "vitest";
import { cleanLayout, strongEnglish } from "../../../../../test/support/resumes";
import type { Report, ResumeData } from "../../report";
import type { Mend } from "../../revising/mends";
import type { OwnerChange } from "../../revising/owner-changes";
import { nothingRevised, type Revision } from "../../revising/revision";
import { saveResult } from "./save-result";
import { readResult, tabRevision } from "./stored-result";

function memory(limit = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem(key: string, value: string) {
      if (value.length > limit) throw new DOMException("full", "QuotaExceededError");
      held.set(key, value);
    },
  };
}

const score = { total: 60, exact: 60.2, parts: [] };
const report: Report = {
  rubric_version: "1.0.0",
  reader: "builtin",
  analyst: "builtin",
  fallback: null,
  before: score,
  after: score,
  job_match: null,
  edits: [],
  declined: [],
  refused: [],
  rejected: {},
  advice: [],
  warnings: [],
  resume: strongEnglish(),
  layout: cleanLayout(),
  job_description: null,
  letter: null,
};
const resumeData: ResumeData = {
  optimized_resume: "# Ada",
  modification_reasons: "- better",
  summary: "Good.",
  original_score: 60,
  optimized_score: 71,
  qa: "## Why?",
  report,
};

test("a result is read back as it was saved, with its file name, under the key of the specification", () => {
  const store = memory();
  saveResult(store, { resumeData, fileName: "cv.pdf" });
  expect(readResult(store)).toEqual({ resumeData, fileName: "cv.pdf" });
  expect([...store.held.keys()]).toEqual(["resumeData"]);
});

test("where there is no room for the report the texts are kept", () => {
  const store = memory(500);
  saveResult(store, { resumeData, fileName: "cv.pdf" });
  expect(readResult(store)?.resumeData).toEqual({ ...resumeData, report: null });
});

test("a result with only the six fields of the contract is a result, without scores where they are missing", () => {
  const store = memory();
  store.setItem("resumeData", JSON.stringify({ optimized_resume: "# Ada" }));
  expect(readResult(store)).toEqual({
    resumeData: {
      optimized_resume: "# Ada",
      modification_reasons: "",
      summary: "",
      original_score: null,
      optimized_score: null,
      qa: "",
      report: null,
    },
    fileName: null,
  });
});

test.each(["", "{", "null", "[]", '"text"', "{}", '{"optimized_resume":"  "}', '{"optimized_resume":7}'])(
  "what holds no optimised resume (%s) is no result",
  (json) => {
    const store = memory();
    store.setItem("resumeData", json);
    expect(readResult(store)).toBeNull();
  },
);

test.each([
  { before: null },
  { edits: [{ id: "e1" }] },
  { resume: { contact: {}, sections: [{}] } },
  { after: { total: 1, parts: [{ points: 1, weight: 1, checks: [null] }] } },
  { warnings: "none" },
  { declined: undefined },
  { refused: [{ id: "r1" }] },
])("a damaged report (%j) is left out", (damage) => {
  const store = memory();
  store.setItem("resumeData", JSON.stringify({ ...resumeData, report: { ...report, ...damage } }));
  expect(readResult(store)?.resumeData.report).toBeNull();
});

test("a report stored before letters were written is a report without a letter", () => {
  const store = memory();
  const { letter, ...older } = report;
  store.setItem("resumeData", JSON.stringify({ ...resumeData, report: older }));
  expect(readResult(store)?.resumeData.report).toEqual({ ...older, letter });
});

test.each([
  { accent: "url(x)" },
  { size: 1e9 },
  { spacing: 1e9 },
  { size: -1 },
  { template: "gothic" },
  { photo: "data:image/svg+xml;base64,PHN2Zz4=" },
  { photo: "data:image/png;base64,a)b" },
])("a damaged design (%j) counts as none", (damage) => {
  const store = memory();
  const usual = { template: "classic", accent: "#0f6b57", size: 10, spacing: 1, paper: "a4", fit: "free" };
  const photo = "data:image/png;base64,iVBORw0KGgo=";
  const design = { ...usual, photo, ...damage };
  const kept = tabRevision(store);
  store.setItem("resumeRevision", JSON.stringify({ design: { ...usual, photo } }));
  expect(kept.read().design).toEqual({ ...usual, photo });
  store.setItem("resumeRevision", JSON.stringify({ design }));
  expect(kept.read().design).toBeNull();
});

test("a revision is kept until the next result, and what is damaged in it is left out", () => {
  const store = memory();
  const kept = tabRevision(store);
  expect(kept.read()).toEqual(nothingRevised);
  const fields = { title: "Nurse", organisation: "", place: "", dates: "2019" };
  const entry: Mend = { of: "entry", place: "e1", fields, keep: ["One"] };
  const section: Mend = { of: "section", place: "s1", kind: "skills" };
  const write: OwnerChange = { kind: "write", line: "l1", text: "Led a team of six" };
  const revision: Revision = {
    rejected: ["e1", "e2"],
    mends: [entry, section],
    changes: [write, { kind: "move", id: "s1", by: -1, joined: true }],
    later: ["q2"],
    typed: { q3: { number: "14" } },
    skipped: ["figure l1"],
    design: {
      template: "classic",
      accent: "#0f6b57",
      size: 10,
      spacing: 1,
      paper: "a4",
      fit: "free",
      photo: null,
    },
    letter: "Dear Ms Fjord,",
  };
  kept.save(revision);
  expect(kept.read()).toEqual(revision);
  const damaged = {
    rejected: [1, "e2"],
    mends: [
      { ...entry, fields: { title: "Nurse" } },
      { ...entry, keep: [1] },
      { ...section, kind: "hobby" },
      { of: "contact", place: "e1", fields, keep: [] },
      null,
      section,
    ],
    changes: [
      { kind: "write", line: "l1" },
      { kind: "move", id: "s1", by: 2 },
      { kind: "burn", id: "s1" },
      null,
      write,
    ],
    skipped: [7, "dates e1"],
    later: [null, "q2"],
    typed: { q1: { number: "14" }, q2: { number: 14 }, q3: "14" },
    design: { ...revision.design, accent: "url(x)" },
    letter: 7,
  };
  store.setItem("resumeRevision", JSON.stringify(damaged));
  expect(kept.read()).toEqual({
    rejected: ["e2"],
    mends: [section],
    changes: [write],
    skipped: ["dates e1"],
    later: ["q2"],
    typed: { q1: { number: "14" } },
    design: null,
    letter: null,
  });
  saveResult(store, { resumeData, fileName: null });
  expect(kept.read()).toEqual(nothingRevised);
});

test("a revision that the browser has no room for is not said to be kept", () => {
  const kept = tabRevision(memory(300));
  expect(kept.save(nothingRevised)).toBe(true);
  expect(kept.save({ ...nothingRevised, letter: "Dear Ms Fjord,".repeat(30) })).toBe(false);
  expect(kept.read()).toEqual(nothingRevised);
});
