import { expect, it } from "vitest";
import type { Entry, EntryField, Section } from "~/core/resume";
import { withDoubts } from "./two-readings";

const line = (text: string) => ({ id: text, text });

type Told = [title: string | null, organisation: string | null, dates: string | null];

const lineOr = (text: string | null) => (text === null ? null : line(text));

function entry([title, organisation, dates]: Told): Entry {
  const period = dates === null ? null : { ...line(dates), from: null, to: null };
  const told = { title: lineOr(title), organisation: lineOr(organisation), dates: period };
  return { id: "e", place: null, lines: [], doubt: null, ...told };
}

function section(kind: Section["kind"], ...entries: Told[]): Section {
  return { id: "s", kind, heading: null, lines: [], entries: entries.map(entry), doubt: null };
}

const analyst: Told = ["Analyst", "Acme Ltd", "2019 – 2021"];
const cook: Told = ["Cook", "Pell Inc", "2016 – 2018"];

function doubts(chosen: Section, ruled: Section[], labelled: Section[]) {
  return withDoubts([chosen], ruled, labelled).flatMap(({ entries }) => entries.map(({ doubt }) => doubt));
}

it("posts that both readings have alike are sure, wherever they stand and whatever was doubted before", () => {
  const work = section("experience", analyst, cook);
  const doubted = work.entries.map((own) => ({ ...own, doubt: { fields: ["dates" as const], lines: [] } }));
  const apart = [section("education", cook), section("experience", analyst)];
  expect(doubts({ ...work, entries: doubted }, [work], apart)).toEqual([null, null]);
});

it.each<[string, Told[], EntryField[]]>([
  ["another title", [cook, ["Data Analyst", "Acme Ltd", "2019 – 2021"]], ["title"]],
  ["title and employer swapped", [["Acme Ltd", "Analyst", "2019 – 2021"]], ["title", "organisation"]],
  ["no dates", [["Analyst", "Acme Ltd", null], cook], ["dates"]],
  ["no such post", [cook], ["title", "organisation", "dates"]],
  ["no posts", [], ["title", "organisation", "dates"]],
])("where a reading has %s, what differs is in doubt, whichever reading was taken", (_, others, fields) => {
  const taken = section("experience", analyst);
  const other = [section("experience", ...others)];
  const doubt = { fields, lines: ["2019 – 2021", "Analyst", "Acme Ltd"] };
  expect(doubts(taken, [taken], other)).toEqual([doubt]);
  expect(doubts(taken, other, [taken])).toEqual([doubt]);
});

it("only posts and schools are compared", () => {
  const awards = section("awards", ["Prize", null, "2019"]);
  expect(withDoubts([awards], [], [])).toEqual([awards]);
});
