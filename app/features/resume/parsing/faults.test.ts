import { expect, it } from "vitest";
import type { Entry, Section } from "~/core/resume";
import { strongEnglish } from "../../../../test/support/resumes";
import { faultsIn } from "./faults";

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

const faults = (section: Section) => faultsIn({ ...strongEnglish(), sections: [section] });

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
])("%s is a fault", (_, section) => {
  expect(faults(section)).toBeGreaterThan(0);
});

it("a whole post is without", () => {
  expect(faults(good)).toBe(0);
});

const after = { ...line("2021 – 2022"), from: { year: 2021, month: 4 }, to: { year: 2022, month: 1 } };
const earlier = { ...whole, organisation: null };

it.each<[string, Section]>([
  ["awards without dates and giver", { ...entry({ dates: null, organisation: null }), kind: "awards" }],
  ["posts at one employer", { ...good, entries: [{ ...whole, dates: after }, earlier] }],
])("%s are no fault", (_, section) => {
  expect(faults(section)).toBe(0);
});
