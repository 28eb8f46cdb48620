import { expect, it } from "vitest";
import type { Entry, Section } from "~/core/resume";
import { strongEnglish } from "../../../../test/support/resumes";
import { isLessWhole } from "./faults";

const line = (text: string) => ({ id: text, text });

const whole: Entry = {
  ...{ id: "e", title: line("Analyst"), organisation: line("Acme Ltd"), place: null, lines: [], doubt: null },
  dates: { ...line("2019 – 2021"), from: { year: 2019, month: 3 }, to: { year: 2021, month: 3 } },
};

const good: Section = {
  ...{ id: "s", kind: "experience", heading: line("Experience"), lines: [], entries: [whole], doubt: null },
};

function entry(change: Partial<Entry>): Section {
  return { ...good, entries: [{ ...whole, ...change }] };
}

const content = (text: string) => [{ ...line(text), bullet: false }];

const resumeOf = (section: Section) => ({ ...strongEnglish(), sections: [section] });

/** Whether a reading with this section is less whole than one with a good one. */
const isLess = (section: Section) => isLessWhole(resumeOf(section), resumeOf(good));

it.each<[string, Section]>([
  ["a post without a title", entry({ title: null })],
  ["a post without dates", entry({ dates: null })],
  ["a post without an employer", entry({ organisation: null })],
  ["a period among what a post tells", entry({ lines: content("Pell Inc, 2016 – 2018") })],
  ["a heading among what a post tells", entry({ lines: content("教育背景") })],
  ["a period above the posts", { ...good, lines: content("Pell Inc, 2016 – 2018") }],
  ["no posts", { ...good, lines: content("Cooked"), entries: [] }],
  ["nothing below a heading", { ...good, kind: "other", entries: [] }],
  ["a guessed kind", { ...good, doubt: { fields: ["kind"], lines: [] } }],
  ["prose in place of posts", { ...good, kind: "summary", lines: content("Analyst"), entries: [] }],
  ["no heading", { ...good, heading: null }],
])("a reading with %s is less whole", (_, section) => {
  expect(isLess(section)).toBe(true);
});

it("one that is as good is not", () => {
  expect(isLess(good)).toBe(false);
});

const after = { ...line("2021 – 2022"), from: { year: 2021, month: 4 }, to: { year: 2022, month: 1 } };

it("nor is one with a further post at the same employer", () => {
  const earlier = { ...whole, organisation: null };
  expect(isLess({ ...good, entries: [{ ...whole, dates: after }, earlier] })).toBe(false);
});
