import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

const top: Draft[] = ["# Jane Smith", "jane@example.com"];

function entries(heading: string, ...drafts: Draft[]) {
  const { sections } = parseResume(documentOf(...top, `# ${heading}`, ...drafts));
  return sections[0]?.entries.map(({ title, organisation, place, dates }) =>
    [title, organisation, place, dates].map((line) => line?.text ?? null),
  );
}

it("a town with its country in brackets is where an employer is", () => {
  expect(
    entries("Experience", "Masseur\t2018 – 2019", "Hotel Linden, Sopot (Poland)", "• Led classes"),
  ).toEqual([["Masseur", "Hotel Linden", "Sopot (Poland)", "2018 – 2019"]]);
});

it("what lies around a town is a place too", () => {
  const posts = entries(
    "Experience",
    "Harbour Mutual",
    "Claims Adjuster",
    "June 2012 - July 2017 (5 years 2 months)",
    "Toledo, Ohio Metropolitan Area",
    "• Settled claims",
  );
  expect(posts?.[0]?.[2]).toBe("Toledo, Ohio Metropolitan Area");
});

it("a part of an employer behind a post belongs to the post", () => {
  expect(entries("Employment", "Corporal, Transport Section, Irish Defence Forces, 2008–2015")).toEqual([
    ["Corporal, Transport Section", "Irish Defence Forces", null, "2008–2015"],
  ]);
});

it("a grade before a post is no mark", () => {
  const posts = entries(
    "Employment",
    "2019 to 2021\t**Grade 7 Policy Lead, Local Bus Services**",
    "Department for Regional Transport",
    "• Wrote policy",
  );
  expect(posts).toEqual([
    ["Grade 7 Policy Lead, Local Bus Services", "Department for Regional Transport", null, "2019 to 2021"],
  ]);
});

it("a light year behind a bold name dates it", () => {
  expect(
    entries("Projects", "**Salt & Sand** 2023", "• A book of photographs", "**Line E** 2021", "• Captions"),
  ).toEqual([
    ["Salt & Sand", null, null, "2023"],
    ["Line E", null, null, "2021"],
  ]);
});

it("below a post without a line of its own the next employer begins", () => {
  const posts = entries(
    "Experience",
    "**Harbour Health**",
    "Director",
    "2021 – 2024",
    "• Led a team of 22",
    "**Lakeside Mutual**",
    "Clerk",
    "2019 – 2021",
    "**Oak Mutual**",
    "Adjuster",
    "2012 – 2019",
    "• Settled claims",
  );
  expect(posts?.map(([title, organisation]) => [title, organisation])).toEqual([
    ["Director", "Harbour Health"],
    ["Clerk", "Lakeside Mutual"],
    ["Adjuster", "Oak Mutual"],
  ]);
});

it("a post in the type of the headings, above its dates, heads no section", () => {
  const { sections } = parseResume(
    documentOf(
      ...top,
      "**WORK EXPERIENCE**",
      "**PROGRAM ANALYST**",
      "Bureau of Land Records",
      "03/2019 – Present",
      "• Checked records",
      "**GRADUATE INTERN**",
      "Office of the Auditor",
      "09/2014 – 05/2015",
      "• Assisted with an audit",
      "**EDUCATION**",
      "BA, Denver College, 2014",
      "**JOB-RELATED TRAINING**",
      "Plain Writing Workshop, 2020; Yellow Belt, 2018",
      "**AWARDS**",
      "Medal, 2011",
    ),
  );
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "education", "certificates", "awards"]);
});

it.each([
  [
    ["School of History, University of Lothian,", "4 Buccleuch Terrace, Leith EH8 9LN"],
    "School of History, University of Lothian, 4 Buccleuch Terrace, Leith EH8 9LN",
  ],
  [["Flat 302, Sai Residency, Kothrud, Pune - 411038"], "Flat 302, Sai Residency, Kothrud, Pune - 411038"],
])("an address stays whole: %s", (lines, wanted) => {
  const { contact } = parseResume(
    documentOf("# Jane Smith", ...lines, "jane@example.com", "# Skills", "Excel"),
  );
  expect(contact.place?.text).toBe(wanted);
});

it("an address that a narrow column cut anywhere is whole where its site is told behind it", () => {
  const { contact } = parseResume(
    documentOf(...top, "www.linkedin.com/in/janesm", "ith (LinkedIn)", "# Skills", "Excel"),
  );
  expect(contact.links[0]?.text).toBe("www.linkedin.com/in/janesmith");
});

it("a place below the dates stays with them where an entry has no lines of its own", () => {
  const larger = (text: string): Draft => ({ text, size: 12 });
  const posts = entries(
    "Experience",
    larger("Acme Health"),
    { text: "Director of Success", size: 11.5 },
    "January 2022 - Present",
    "• Led a team of 22",
    larger("Lakeside Mutual"),
    { text: "Claims Adjuster", size: 11.5 },
    "June 2012 - July 2017",
    "Toledo, Ohio Area",
    larger("Bright Kettle"),
    { text: "Team Assistant", size: 11.5 },
    "May 2010 - June 2012",
  );
  expect(posts).toEqual([
    ["Director of Success", "Acme Health", null, "January 2022 - Present"],
    ["Claims Adjuster", "Lakeside Mutual", "Toledo, Ohio Area", "June 2012 - July 2017"],
    ["Team Assistant", "Bright Kettle", null, "May 2010 - June 2012"],
  ]);
});

it("a bracket that closed with the dates closes without them", () => {
  expect(entries("Experience", "Clerk (Acme Ltd, 2019 – 2021)", "• Filed deeds")).toEqual([
    ["Clerk", "Acme Ltd", null, "2019 – 2021"],
  ]);
});
