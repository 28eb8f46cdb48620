import { expect, it } from "vitest";
import type { Entry, Section } from "~/core/resume";
import { lines } from "../../../../test/support/lines";
import type { Part } from "./sections";
import { wholestParts } from "./wholest-parts";

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

const sections = new Map<Part, Section>();

/** A part of such letters that is read as such a section. */
function part(text: string, section: Section = good, kind: Part["kind"] = "experience"): Part {
  const own: Part = { kind, heading: null, lines: lines(text), guessed: false };
  sections.set(own, section);
  return own;
}

/** Of which reading each part is taken. */
function wholest(ruled: Part[], labelled: Part[]): string {
  const parts = wholestParts(ruled, labelled, (own) => sections.get(own) ?? good);
  return parts.map((own) => (ruled.includes(own) ? "ruled" : "labelled")).join(" ");
}

const faulty = entry({ title: null });

it.each<[string, Section]>([
  ["a post without a title", faulty],
  ["a post without dates", entry({ dates: null })],
  ["a post without an employer", entry({ organisation: null })],
  ["a field in doubt", entry({ doubt: { fields: ["title"], lines: [] } })],
  ["a period among what a post tells", entry({ lines: content("Pell Inc, 2016 – 2018") })],
  ["a heading among what a post tells", entry({ lines: content("教育背景") })],
  ["a period above the posts", { ...good, lines: content("Pell Inc, 2016 – 2018") }],
  ["no posts", { ...good, lines: content("Cooked"), entries: [] }],
  ["nothing below a heading", { ...good, kind: "other", entries: [] }],
  ["a guessed kind", { ...good, doubt: { fields: ["kind"], lines: [] } }],
])("%s is a fault, and the reading without it is taken", (_, section) => {
  expect(wholest([part("Analyst")], [part("Analyst", section)])).toBe("ruled");
  expect(wholest([part("Analyst", section)], [part("Analyst")])).toBe("labelled");
});

const after = { ...line("2021 – 2022"), from: { year: 2021, month: 4 }, to: { year: 2022, month: 1 } };
const earlier = { ...whole, organisation: null };

it.each<[string, Section]>([
  ["awards without dates and giver", { ...entry({ dates: null, organisation: null }), kind: "awards" }],
  ["posts at one employer", { ...good, entries: [{ ...whole, dates: after }, earlier] }],
])("%s are no fault", (_, section) => {
  expect(wholest([part("Analyst")], [part("Analyst", section)])).toBe("labelled");
});

it("each stretch is taken of the reading with fewer faults there, of the second where they are equal", () => {
  const ruled = [part("Jane", good, "contact"), part("Analyst"), part("Cook", faulty), part("BSc")];
  const labelled = [part("Jane", faulty, "contact"), part("Analyst", faulty), part("Cook"), part("BSc")];
  expect(wholest(ruled, labelled)).toBe("labelled ruled labelled labelled");
});

it("a stretch ends only where both begin another part", () => {
  const ruled = [part("Analyst Acme"), part("Cook"), part("Pell"), part("BSc", faulty)];
  const labelled = [part("Analyst"), part("Acme", faulty), part("Cook Pell", faulty), part("BSc")];
  expect(wholest(ruled, labelled)).toBe("ruled ruled ruled labelled");
});

it("where the readings do not hold as many letters the first is taken", () => {
  expect(wholest([part("Analyst", faulty)], [part("Analyst, Acme")])).toBe("ruled");
});
