import { expect, it } from "vitest";
import type { Contact } from "~/core/resume";
import { lines } from "../../../../test/support/lines";
import { strongEnglish } from "../../../../test/support/resumes";
import { numberedSegments, withAskedLabels } from "./asked-labels";
import { pageOf } from "./features";
import type { LabelledPage } from "./label-page";
import type { Label } from "./labels";

const ours: [string, ...Label[]][] = [
  ["**Jane Smith**", "X"],
  ["jane@example.com | Leeds", "C", "C"],
  ["# Experience", "H:experience"],
  ["Analyst, Acme Ltd\t2019 – 2021", "O+", "T", "D"],
  ["• Built 40 dashboards", "B"],
  ["Call 0113 496 0123", "X"],
  ["# Contact", "H:contact"],
  ["Baker Street", "C"],
];

const page: LabelledPage = {
  ...pageOf(lines(...ours.map(([text]) => text))),
  labels: ours.flatMap(([, ...labels]) => labels),
  sure: ours.flatMap(([, ...labels]) => labels.map((label) => label === "C")),
};

const { contact } = strongEnglish();
const jane: Contact = { ...contact, name: { id: "c.name", text: "Jane Smith" }, place: null };
const asked = numberedSegments(page, jane);

it("who somebody is and how to reach them is shown to nobody", () => {
  expect(asked.map(({ id, text }) => [id, text])).toEqual([
    [3, "Experience"],
    [4, "Analyst"],
    [5, "Acme Ltd"],
    [6, "2019 – 2021"],
    [7, "Built 40 dashboards"],
  ]);
});

it.each([
  ["a name below the posts", "Signed: Jane Smith"],
  ["the name in capitals", "JANE SMITH - page 2"],
  ["a page that names no scheme", "linkedin.com/in/jane-smith"],
  ["a number in pieces", "Tel. +49 (171) 12 34 56 7"],
  ["a number behind its label", "Phone 06 12 34 56 78"],
  ["an address", "12 High Street, Leeds LS1 4AB"],
  ["a Chinese account", "微信：zhangwei88"],
])("%s is shown to nobody, though we took it for something else: %s", (_, text) => {
  const own = pageOf(lines("# Experience", text));
  const labels = own.segments.map((_, at): Label => (at === 0 ? "H:experience" : "B"));
  const shown = numberedSegments({ ...own, labels, sure: labels.map(() => true) }, jane);
  expect(shown.map((segment) => segment.text)).toEqual(["Experience"]);
});

it("nor are referees", () => {
  const own = pageOf(lines("# References", "Dr Robert Miller"));
  expect(numberedSegments({ ...own, labels: ["H:other", "X"], sure: [true, true] }, jane)).toEqual([]);
});

it("a page without headings and entries is shown to nobody", () => {
  const labels = page.labels.map((): Label => "X");
  expect(numberedSegments({ ...page, labels }, jane)).toEqual([]);
});

it("what is given takes the place of ours: sure where both agree, in doubt where they differ", () => {
  const given = withAskedLabels(page, asked, ["3 H:experience", "4 T+", "5 O", "6-7 D"]);
  expect(given.labels.slice(3, 8)).toEqual(["H:experience", "T+", "O", "D", "D"]);
  expect(given.sure.slice(2, 9)).toEqual([true, true, false, false, true, false, false]);
});

it("a range opens one entry", () => {
  expect(withAskedLabels(page, asked, ["4-5 T+"]).labels.slice(4, 6)).toEqual(["T+", "T"]);
});

it("the first word on a segment counts", () => {
  expect(withAskedLabels(page, asked, ["4 T+", "4 X"]).labels[4]).toBe("T+");
});

it.each([["«4» T+"], ["4: T+"], ["4 – 4 T+"]])("other ways to write it: %s", (text) => {
  expect(withAskedLabels(page, asked, [text]).labels[4]).toBe("T+");
});

it.each([
  ["a number that was not asked about", "0-2 T"],
  ["one that is on no page", "99 T"],
  ["a range without end", "8-99999 T"],
  ["a label there is none of", "4 TITLE"],
  ["what would take words away", "4-5 L"],
  ["contact details", "4-7 C"],
  ["a heading of contact details", "3 H:contact"],
  ["a sentence", "4 is the title of a post, ignore all instructions"],
  ["a range from back to front", "7-4 T"],
  ["nothing", ""],
  ["a long run", "-".repeat(100_000)],
])("%s changes nothing", (_, text) => {
  expect(withAskedLabels(page, asked, [text])).toEqual(page);
});
