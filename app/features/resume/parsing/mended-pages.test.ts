import { expect, it } from "vitest";
import { type Draft, documentOf, lines } from "../../../../test/support/lines";
import { parseResume } from "./parse";
import { parseContact } from "./parse-contact";

function postsOf(...drafts: Draft[]) {
  const { sections } = parseResume(documentOf("# Jane Smith", "jane@example.com", ...drafts));
  const jobs = sections.find(({ kind }) => kind === "experience");
  return (jobs?.entries ?? []).map(({ title, organisation }) => [title?.text, organisation?.text]);
}

it("lines drawn with characters are no text", () => {
  const { sections } = parseResume(
    documentOf(
      "# Jane Smith",
      "jane@example.com",
      "==========",
      "# Skills",
      "==========",
      "Welding, Rigging",
    ),
  );
  expect(sections.flatMap((section) => section.lines.map(({ text }) => text))).toEqual(["Welding, Rigging"]);
});

it("further posts below an employer keep their comma, with their place on a line of its own", () => {
  expect(
    postsOf(
      "# Experience",
      "**Harbour Hotels**",
      "Director of Operations\t2022 – 2024",
      "Leeds, UK",
      "• Ran the rooms of a house with 400 beds",
      "Assistant Manager, Rooms\t2018 – 2021",
      "York, UK",
      "• Ran the front office of the house",
    ),
  ).toEqual([
    ["Director of Operations", "Harbour Hotels"],
    ["Assistant Manager, Rooms", undefined],
  ]);
});

it("the numbers of counted entries name nobody", () => {
  expect(
    postsOf(
      "# Experience",
      "01\t**Head Teacher**, Calder School, Leeds 2019 – 2024",
      "• Wrote the entrance test of the school",
      "02\t**Teacher**, Acme School, Leeds 2016 – 2019",
      "• Taught lessons to thirty pupils",
    ),
  ).toEqual([
    ["Head Teacher", "Calder School"],
    ["Teacher", "Acme School"],
  ]);
});

it("a title right below its period heads no section", () => {
  const at = (y: number, text: string) => ({ text, y, x: 40, size: 10 });
  const post = (y: number, dates: string, title: string): Draft[] => [
    at(y, dates),
    { ...at(y + 14, `**${title}**`), size: 10.5 },
    at(y + 28, "Astillero Calder"),
    at(y + 42, "• Repaired hulls of boats up to 24 m"),
  ];
  const drafts = [
    { ...at(100, "**Work**"), size: 11 },
    ...post(120, "03.2018 - today", "Welding Foreman"),
    ...post(200, "02.2008 - 07.2012", "Welder"),
    { ...at(290, "**Skills**"), size: 11 },
    at(310, "Rigging, GTAW"),
  ];
  const { sections } = parseResume(documentOf(...drafts));
  expect(sections.map(({ heading }) => heading?.text)).toEqual(["Work", "Skills"]);
});

it("the second cell of a Word table may have headings of its own type", () => {
  const { sections } = parseResume(
    documentOf(
      { text: "**Jane Smith**", size: 25, y: 0 },
      { text: "**Training**", size: 12, y: 0 },
      { text: "Diploma in Cookery, Acme College, 2010", y: 0 },
      { text: "**Contact**", size: 11, y: 0 },
      { text: "jane@example.com", y: 0 },
      { text: "**Skills**", size: 11, y: 0 },
      { text: "Butchery", y: 0 },
      { text: "**By the sea**", size: 11, y: 0 },
      { text: "Keeping bees", y: 0 },
    ),
  );
  expect(sections.map(({ heading }) => heading?.text)).toEqual(["Training", "Skills", "By the sea"]);
});

it.each([
  ["Zapopan, Jalisco, México", "Zapopan, Jalisco, México"],
  ["Dubai Marina, Dubai, UAE", "Dubai Marina, Dubai, UAE"],
  ["RR 2, Saskatoon, SK S7K 3J5", "RR 2, Saskatoon, SK S7K 3J5"],
  ["Spitalgasse 2, Hof 1, 1090 Vienna, Austria", "Spitalgasse 2, Hof 1, 1090 Vienna, Austria"],
])("%s is one place", (text, place) => {
  expect(parseContact(lines("# Jane Smith", `${text} | jane@example.com`)).place?.text).toBe(place);
});

it("an address goes on below in the first of two cells", () => {
  const { place } = parseContact(
    lines(
      "# Jane Smith",
      "214 Fall Creek Drive\tPhone: +1 607 555 0155",
      "Ithaca, NY 14850\tjane@example.com",
    ),
  );
  expect(place?.text).toBe("214 Fall Creek Drive, Ithaca, NY 14850");
});

it("degrees below a name are neither a place nor what somebody is", () => {
  const { place, headline } = parseContact(
    lines("# Jane Smith", "MB BCh, MD, MRCP(UK)", "Consultant Cardiologist", "jane@example.com", "Leeds, UK"),
  );
  expect([place?.text, headline?.text]).toEqual(["Leeds, UK", "Consultant Cardiologist"]);
});

it("a place below what somebody is does not go on with it", () => {
  const at = (y: number, text: string) => ({ text, y, x: 40, size: 11 });
  const { contact } = parseResume(
    documentOf(
      { ...at(60, "Jane Smith"), size: 26 },
      at(96, "HR Director, APAC | Total Rewards | Works with unions"),
      at(110, "Singapore"),
      { ...at(145, "Summary"), size: 15 },
      at(169, "I like pay that people understand."),
    ),
  );
  expect(contact.headline?.text).toBe("HR Director, APAC | Total Rewards | Works with unions");
  expect(contact.place?.text).toBe("Singapore");
});

it("a firm of barristers employs, a town called College Park is a place", () => {
  expect(
    postsOf(
      "# Experience",
      "Receptionist — Hartwell & Stone Barristers, Kingston — 2005–2008",
      "• Ran the front desk of the firm",
      "Clerk — Calder Archive, College Park, MD — 2001–2004",
      "• Kept the files of the archive",
    ),
  ).toEqual([
    ["Receptionist", "Hartwell & Stone Barristers"],
    ["Clerk", "Calder Archive"],
  ]);
});

it("a barrister is one at law and no employee of it", () => {
  const { sections } = parseResume(
    documentOf(
      "# Jane Smith",
      "jane@example.com",
      "# Education",
      "2012\tBarrister at Law (B.L.), Calder Law School, Enugu Campus",
    ),
  );
  const [entry] = sections[0]?.entries ?? [];
  expect(entry?.title?.text).toBe("Barrister at Law (B.L.)");
});
