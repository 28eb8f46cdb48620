import fc from "fast-check";
import { expect, it } from "vitest";
import { type Draft, lines } from "../../../../test/support/lines";
import { pageOf } from "../labelling/features";
import type { LabelledPage } from "../labelling/label-page";
import { type Label, labels } from "../labelling/labels";
import type { ExtractedLine } from "../reading/extracted";
import { assemble, type EntryParts, type SectionParts } from "./assemble";

type Row = [Draft, ...Label[]];

function labelled(...rows: Row[]): LabelledPage {
  const page = pageOf(lines(...rows.map(([draft]) => draft)));
  const named = rows.flatMap(([, ...own]) => own);
  expect(named).toHaveLength(page.segments.length);
  return { ...page, labels: named, sure: named.map(() => true) };
}

const texts = (some: ExtractedLine[]) => some.map(({ text }) => text);

/** Title, organisation, place and dates, then what else stands there and below. */
function told({ fields: { title, organisation, place, dates }, details, content }: EntryParts) {
  return [title, organisation, place, dates, details, texts(content)];
}

function entries(...rows: Row[]) {
  return assemble(labelled(...rows)).flatMap((section) => section.entries.map(told));
}

const page: Row[] = [
  ["# Jane Smith", "C"],
  ["jane@example.com | Leeds", "C", "C"],
  ["# Experience", "H:experience"],
  ["All of it in retail.", "X"],
  ["Analyst, Acme Ltd (Leeds)\t2019 – 2021", "T+", "O", "P", "D"],
  ["• Built 40 dashboards", "B"],
  ["for 12 stores", "I"],
  ["2016 – 2018\tEmployer: Pell Inc", "D+", "L", "O"],
  ["Cook", "T"],
  ["Duties: cooked", "L", "B"],
  ["# 教育背景", "H:education"],
  ["长沙中学\t2014.09 - 2018.06", "O+", "D"],
  ["**SKILLS** Conduit bending, Testing", "H:skills", "X", "X"],
];

it("headings begin sections, a plus an entry; contact lines stand apart, and labels of fields go", () => {
  const [top, work, school, skills, ...rest] = assemble(labelled(...page));
  expect(top).toMatchObject({ kind: null, heading: null, entries: [] });
  expect(texts(top?.lines ?? [])).toEqual(["Jane Smith", "jane@example.com | Leeds"]);
  expect(work).toMatchObject({ kind: "experience", heading: { text: "Experience" } });
  expect(texts(work?.lines ?? [])).toEqual(["All of it in retail."]);
  expect(work?.entries.map(told)).toEqual([
    ["Analyst", "Acme Ltd", "Leeds", "2019 – 2021", [], ["Built 40 dashboards", "for 12 stores"]],
    ["Cook", "Pell Inc", undefined, "2016 – 2018", [], ["Duties: cooked"]],
  ]);
  expect(texts(work?.entries[1]?.head ?? [])).toEqual(["2016 – 2018\tEmployer: Pell Inc", "Cook"]);
  expect(work?.all).toHaveLength(7);
  expect(school).toMatchObject({ kind: "education", heading: { text: "教育背景" } });
  expect(school?.entries.map(told)).toEqual([
    [undefined, "长沙中学", undefined, "2014.09 - 2018.06", [], []],
  ]);
  expect(skills).toMatchObject({ kind: "skills", heading: { text: "SKILLS" } });
  expect(texts(skills?.lines ?? [])).toEqual(["Conduit bending, Testing"]);
  expect(rest).toEqual([]);
});

it.each<[string, ...Row[]]>([
  ["Analyst, Data (Contract)", ["Analyst, Data (Contract) | Acme", "T+", "T", "T", "O"]],
  ["BSc Computer Science", ["BSc Computer", "T+"], ["Science", "T"]],
  ["数据分析师", ["数据", "T+"], ["分析师", "T"]],
  ["Senior Analyst (Contract)", ["Senior", "T+"], ["Analyst (Contract)", "T", "T"]],
])("%s is joined of the segments of one line and of the cell below", (title, ...rows) => {
  expect(entries(...rows).map(([own, , , , details]) => [own, details])).toEqual([[title, []]]);
});

it("a field that comes again below what an entry tells begins another, in its head it is a detail", () => {
  const none = undefined;
  expect(entries(["Cook, Pell Inc", "T+", "O"], ["• Cooked", "B"], ["Baker", "T"])).toEqual([
    ["Cook", "Pell Inc", none, none, [], ["Cooked"]],
    ["Baker", none, none, none, [], []],
  ]);
  expect(entries(["Pell Inc, Cook, Acme Ltd, Leeds", "O+", "T", "O", "P"])).toEqual([
    ["Cook", "Pell Inc", "Leeds", none, ["Acme Ltd"], []],
  ]);
});

const everything = ({ heading, lines: above, contact, entries: own }: SectionParts) =>
  JSON.stringify([heading?.text, texts(above), texts(contact), own.map(told)]);

it("whatever the labels, no segment is lost but labels of fields", () => {
  const { segments, ...rest } = pageOf(lines(...page.map(([draft]) => draft)));
  const label = fc.constantFrom(...labels.filter((one) => one !== "L"));
  fc.assert(
    fc.property(fc.array(label, { minLength: segments.length, maxLength: segments.length }), (named) => {
      const all = assemble({ ...rest, segments, labels: named, sure: named.map(() => true) });
      const found = all.map(everything).join();
      expect(segments.filter(({ text }) => !found.includes(text))).toEqual([]);
    }),
  );
});
