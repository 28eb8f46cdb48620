import { expect, it } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

async function texts(page: string): Promise<string[]> {
  const result = await extractPdf(pdf({ pages: [page] }), async () => new Uint8Array());
  if (!result.ok) throw new Error(result.reason);
  return result.document.lines.map((line) => line.text);
}

const skills = [
  ["Budgets", "Loss prevention", "Safety"],
  ["Coaching", "Rota planning", "Stocktaking"],
  ["Displays", "Complaints", "Reporting"],
];

it("reads a list in three columns before a heading below it whose words nobody knows", async () => {
  const lists = skills.flatMap((column, at) =>
    column.map((skill, row) => textAt(60 + at * 160, 680 - row * 15, `• ${skill}`)),
  );
  const page =
    textAt(62, 700, "Key Skills", 12, "F2") +
    lists.join("") +
    textAt(62, 625, "Where it led me", 12, "F2") +
    textAt(60, 605, "Manager, Bramble Homeware") +
    textAt(440, 605, "2019 - 2021") +
    textAt(
      70,
      590,
      "Full responsibility for a store with forty-one people on three floors and its own warehouse",
    );
  expect(await texts(page)).toEqual([
    "Key Skills",
    ...skills.flat(),
    "Where it led me",
    "Manager, Bramble Homeware\t2019 - 2021",
    expect.stringMatching(/^Full/),
  ]);
});

it("keeps the rows of a table together whose second cells begin with a period", async () => {
  const rows = [
    ["St. Lucy Tower", "2021-2024 $94M, 310,000 sq ft, LEED Silver"],
    ["Mesa Elementary", "2017-2018 $27M, 68,000 sq ft, geothermal"],
    ["Concourse C", "2012-2014 $140M, 22 gates, phased"],
  ];
  const page = rows.map(
    ([name = "", facts = ""], at) => textAt(50, 700 - at * 18, name) + textAt(282, 700 - at * 18, facts),
  );
  expect(await texts(textAt(50, 722, "PROJECTS", 12, "F2") + page.join(""))).toEqual([
    "PROJECTS",
    ...rows.map((cells) => cells.join("\t")),
  ]);
});

it("cells of a table stay apart where one all but fills its column", async () => {
  const rows = [
    ["BCom", "Pune University", "2013"],
    ["Chartered Accountant (CA)", "Institute of Accountants", "2016"],
    ["HSC", "State Board", "2010"],
    ["SSC", "State Board", "2008"],
  ];
  const page = rows
    .flatMap((row, at) => row.map((cell, column) => textAt(60 + column * 126, 680 - at * 18, cell)))
    .join("");
  expect((await texts(page))[1]).toBe("Chartered Accountant (CA)\tInstitute of Accountants\t2016");
});

it("keeps the rows of a form together whose colons stand with what is filled in", async () => {
  const form = [
    ["Name", ": Wing Sze Leung"],
    ["Address", ": 3 Tsui Ping Road, Kowloon"],
    ["Employer", ": Wing Sing Trading"],
    ["Post", ": Assistant Accountant"],
    ["Duties", ": Kept the accounts"],
  ];
  const rows = form.map(
    ([label = "", said = ""], at) => textAt(64, 680 - at * 19, label) + textAt(184, 680 - at * 19, said),
  );
  const heads =
    textAt(64, 719, "Education", 12, "F2") + textAt(184, 705, "Courses") + textAt(330, 705, "Languages");
  const lines = await texts(heads + textAt(184, 692, "Accounting") + rows.join(""));
  expect(lines).toEqual(expect.arrayContaining(form.map((cells) => cells.join("\t"))));
});
