import { expect, test } from "vitest";
import { averageEnglish } from "../../../../test/support/resumes";
import type { NextStep } from "../asking/next-steps";
import type { Question } from "../asking/questions";
import type { Wish } from "../match/job-wishes";
import type { Proposal } from "../match/tailor-resume";
import { queueOf, settledIn } from "./queue";

const clear = averageEnglish();
const [summary, work] = clear.sections;
const [job] = work?.entries ?? [];
if (!summary || !work || !job) throw new Error("the sample has no job");

const doubtful = {
  ...clear,
  contact: { ...clear.contact, doubt: { fields: ["email" as const], lines: ["✉"] } },
  sections: clear.sections.map((section) =>
    section === work
      ? { ...work, entries: [{ ...job, doubt: { fields: ["title" as const], lines: ["Lakeview"] } }] }
      : section,
  ),
};

const question = (id: string, step: string): Question => ({
  id,
  ask: "result",
  values: {},
  step,
  target: { kind: "contact", field: "email" },
  fields: [],
});
const step = (name: string, questions: string[], from = 1, to = from): NextStep => ({
  step: name,
  from,
  to,
  questions,
});

const questions = [question("q1", "results"), question("q2", "figures"), question("q3", "figures")];
const steps = [step("figures", ["q2", "q3"], 4, 6), step("results", ["q1"], 2)];
const proposal = (id: string): Proposal => ({
  id,
  kind: "orderSkills",
  values: {},
  terms: ["SQL"],
  place: work.id,
  changes: [],
});
const wish = (gain: number): Wish => ({ term: "SQL", need: "must", proof: "missing", gain });
const noJob = { proposals: [], wishes: new Map<string, Wish>() };
const asked = { questions, steps, ...noJob };
const idsOf = (queue: ReturnType<typeof queueOf>) => queue.map(({ id }) => id);
const nothing = new Set<string>();

test("the best step comes first with all its questions, then the next, and what we were unsure of last", () => {
  expect(idsOf(queueOf(doubtful, [], asked, nothing))).toEqual([
    "q2",
    "q3",
    "q1",
    "doubt:contact",
    `doubt:${job.id}`,
  ]);
});

test("each question knows the step that it belongs to, with its promise", () => {
  const [first, , third] = queueOf(clear, [], asked, nothing);
  expect(first).toMatchObject({ promise: steps[0], wish: null });
  expect(third).toMatchObject({ promise: steps[1], wish: null });
});

test("for a job what shows more of its wishes comes first, then the steps, then what can be named or moved, then doubts", () => {
  const wishes = new Map([
    ["q1", wish(3)],
    ["q3", wish(8)],
  ]);
  const queue = queueOf(doubtful, [], { ...asked, proposals: [proposal("order")], wishes }, nothing);
  expect(idsOf(queue)).toEqual(["q3", "q1", "q2", "order", "doubt:contact", `doubt:${job.id}`]);
  expect(queue[0]).toMatchObject({ promise: steps[0], wish: wish(8) });
});

test("a question that no point hangs on is asked for the job where it brings a percent, and not for less", () => {
  const more = { ...asked, questions: [...questions, question("q4", "phrases"), question("q5", "phrases")] };
  const wishes = new Map([
    ["q4", wish(1)],
    ["q5", wish(0)],
  ]);
  const queue = queueOf(clear, [], { ...more, wishes }, nothing);
  expect(idsOf(queue)).toEqual(["q4", "q2", "q3", "q1"]);
  expect(queue[0]).toMatchObject({ promise: null, wish: wish(1) });
});

test("a question that no step counts on, and a step whose question is gone, are not in the queue", () => {
  const more = {
    ...noJob,
    questions: [...questions, question("q4", "phrases")],
    steps: [...steps, step("dates", ["q9"])],
  };
  expect(idsOf(queueOf(clear, [], more, nothing))).toEqual(["q2", "q3", "q1"]);
});

test.each([
  ["the first", ["q2"], ["q3", "q1", "doubt:contact", `doubt:${job.id}`, "q2"]],
  ["a doubt", ["doubt:contact"], ["q2", "q3", "q1", `doubt:${job.id}`, "doubt:contact"]],
  ["two, in the order of the queue", ["q1", "q2"], ["q3", "doubt:contact", `doubt:${job.id}`, "q2", "q1"]],
  ["what is not there", ["q7"], ["q2", "q3", "q1", "doubt:contact", `doubt:${job.id}`]],
  [
    "all of it",
    ["q1", "q2", "q3", "doubt:contact", `doubt:${job.id}`],
    ["q2", "q3", "q1", "doubt:contact", `doubt:${job.id}`],
  ],
])("later, for %s, is the end of the queue", (_, later, expected) => {
  expect(idsOf(queueOf(doubtful, [], asked, new Set(later)))).toEqual(expected);
});

test("a doubt that its owner settled is out of the queue, the others stay", () => {
  const fields = { title: "Coordinator", organisation: "Lakeview", place: "", dates: "" };
  const settled = queueOf(doubtful, [{ of: "entry", place: job.id, fields, keep: [] }], asked, nothing);
  expect(idsOf(settled)).toEqual(["q2", "q3", "q1", "doubt:contact"]);
});

test("where nothing is asked and nothing in doubt there is nothing to do", () => {
  expect(queueOf(clear, [], { questions: [], steps: [], ...noJob }, nothing)).toEqual([]);
});

test("what was settled is told with what was read, so that it can be undone, in the order of the page", () => {
  const fields = { title: "Coordinator", organisation: "Lakeview", place: "", dates: "" };
  const ofJob = { of: "entry" as const, place: job.id, fields, keep: [] };
  const { mend } = settledIn(doubtful, [ofJob])[0]?.doubt ?? {};
  expect(mend).toMatchObject({ place: job.id, fields: { title: job.title?.text } });
  const contact = { name: "", headline: "", email: "d@example.com", phone: "", place: "" };
  const ofContact = { of: "contact" as const, place: "contact" as const, fields: contact, keep: [] };
  expect(settledIn(doubtful, [ofJob, ofContact]).map(({ mended }) => mended)).toEqual([ofContact, ofJob]);
  expect(settledIn(doubtful, [])).toEqual([]);
});
