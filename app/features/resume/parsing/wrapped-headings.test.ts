import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

const top = ["# Jane Smith", "jane@example.com | (312) 555-0123"];
const full = "Forty-eight pages in gouache for the otter who kept accounts, now sold in all and into six";

function read(...drafts: Draft[]) {
  return parseResume(documentOf(...drafts));
}

it.each(["languages.", "education.", "projects,", "skills and interests."])(
  "the last words of a wrapped sentence, %s, head nothing",
  (last) => {
    const { sections } = read(
      ...top,
      "# Experience",
      "Illustrator, Acme Ltd\t2019 – 2021",
      full,
      last,
      "Clerk, Pell Inc\t2016 – 2018",
      "• Filed",
    );
    expect(sections.map(({ kind }) => kind)).toEqual(["experience"]);
    expect(sections[0]?.entries).toHaveLength(2);
    expect(sections[0]?.entries[0]?.lines.map(({ text }) => text).join(" ")).toBe(`${full} ${last}`);
  },
);

it("a word below a line that had room for it still heads its section", () => {
  const { sections } = read(
    "Jane Smith",
    "jane@example.com",
    "Experience",
    "Illustrator, Acme Ltd\t2019 – 2021",
    `• ${full}`,
    "• Drew an otter",
    "languages",
    "English, French",
  );
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "languages"]);
});

/** Headings half a point larger than the text, with room above. */
function small(text: string, y: number): Draft {
  return { text, size: 11, y };
}

const studio: Draft[] = [
  { text: "Jane Smith", size: 24, y: 60 },
  { text: "jane@example.com | (312) 555-0123", size: 10.4, y: 80 },
  small("commissions and clients", 110),
  { text: "Acme Ltd — Illustrator (London), 2019–2021", size: 10.4, y: 125 },
  { text: "Drew forty otters for the letters page of the paper.", size: 10.4, y: 140 },
  { text: "Pell Ltd — Painter (Clydebank), 2015–2018", size: 10.4, y: 165 },
  small("what I do", 195),
  { text: "Gouache, Ink, Lettering", size: 10.4, y: 210 },
  small("prizes", 240),
  { text: "Picture Book Medal, 2024", size: 10.4, y: 255 },
];

it("headings a little larger than the text head their sections, also those that no list knows", () => {
  const { contact, sections } = read(...studio);
  expect(contact.other).toEqual([]);
  expect(sections.map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ["experience", "commissions and clients"],
    ["skills", "what I do"],
    ["awards", "prizes"],
  ]);
});

it("towns in brackets are places where one of them is known", () => {
  const [jobs] = read(...studio).sections;
  expect(jobs?.entries.map(({ title, place }) => [title?.text, place?.text])).toEqual([
    ["Illustrator", "London"],
    ["Painter", "Clydebank"],
  ]);
});

it("rows that begin with their dates are entries of their own", () => {
  const { sections } = read(
    ...top,
    "# Community",
    "**2022 -**\t**Community Builder, Acme Web Services**",
    "**2022 -**\t**Zebra Ambassador, Zebra**",
    "**2018 -**\t**Organizer of a user group, Zebra**",
  );
  expect(sections[0]?.entries.map(({ dates }) => dates?.text)).toEqual(["2022 -", "2022 -", "2018 -"]);
});
