import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

function sections(...drafts: Draft[]) {
  return parseResume(documentOf("# Jane Smith", "jane@example.com", ...drafts)).sections;
}

it("a career summary that tells no dates is a summary", () => {
  const read = sections(
    "# Career Summary",
    "Nineteen years in uniform, most of them making sure that stores were where they belong.",
    "# Employment Record",
    "Quartermaster, Irish Army, 2015–2024",
  );
  expect(read.map(({ kind }) => kind)).toEqual(["summary", "experience"]);
});

it("a row of languages or hobbies among personal details is a section of its own", () => {
  const read = sections(
    "# Work",
    "Clerk, Acme Ltd\t2018 – 2021",
    "# Personal Details",
    "Marital Status\t:\tMarried",
    "Languages Known\t:\tEnglish, Hindi",
    "Hobbies: Chess, Swimming",
  );
  expect(
    read.map(({ kind, heading, lines }) => [kind, heading?.text, ...lines.map(({ text }) => text)]),
  ).toEqual([
    ["experience", "Work"],
    ["languages", "Languages Known", "English, Hindi"],
    ["interests", "Hobbies", "Chess, Swimming"],
  ]);
});

it("a course whose name begins with a deed is what somebody took", () => {
  const [read] = sections("# Education", "2016", "**Type design summer course**", "University of Reading");
  expect(read?.entries.map(({ title, organisation }) => [title?.text, organisation?.text])).toEqual([
    ["Type design summer course", "University of Reading"],
  ]);
});

it("rows that begin with their dates are an entry each", () => {
  const [read] = sections(
    "# Education",
    "2010 – 2013\tBEng Civil, University of Leeds",
    "2017\tCertificate in Welding, Hull College",
  );
  expect(read?.entries.map(({ title, organisation }) => [title?.text, organisation?.text])).toEqual([
    ["BEng Civil", "University of Leeds"],
    ["Certificate in Welding", "Hull College"],
  ]);
});

it("what had no room in the cell beside its dates goes on below", () => {
  const row = (y: number, label: string, cell: string, width: number): Draft => ({
    text: `${label}\t${cell}`,
    y,
    spans: [
      { text: label, x: 50, width: 60, size: 10, bold: false, italic: false },
      { text: cell, x: 130, width, size: 10, bold: false, italic: false },
    ],
  });
  const [read] = sections(
    "# Employment",
    row(200, "2020–Present", "Professor of Ecology, University of Cawdor, Inverness,", 270),
    { text: "Scotland", x: 130, y: 213 },
    { text: "• Taught 220 undergraduates a year", x: 140, y: 227 },
    row(244, "2014–2020", "Lecturer in Ecology, University of Southern", 266),
    { text: "Queensland", x: 130, y: 257 },
    { text: "• Set up long-term plots on the moors", x: 140, y: 271 },
  );
  expect(read?.entries.map(({ title, organisation }) => [title?.text, organisation?.text])).toEqual([
    ["Professor of Ecology", "University of Cawdor"],
    ["Lecturer in Ecology", "University of Southern Queensland"],
  ]);
});

it("what somebody taught is no post where no post is named", () => {
  const taught = ["2019–2023\tHist 2044 Crown and People", "2016–2019\tHist 7002 Palaeography"];
  const posts = ["2019–2023\tLecturer, University of Hull", "• Taught crown and people"];
  const kindOf = (...lines: string[]) => sections("# Teaching", ...lines, "# Skills", "Latin")[0]?.kind;
  expect([kindOf(...taught), kindOf(...posts)]).toEqual(["other", "experience"]);
});

it("a personal profile of labels and values is how to reach somebody", () => {
  const read = sections(
    "# Education",
    "BCom, Pune University, 2013",
    "# Personal Profile",
    "Date of Birth: 14th March 1992",
    "Languages Known: English, Hindi",
  );
  expect(read.map(({ kind }) => kind)).toEqual(["education", "languages"]);
});

it("a line that names both what was learnt and where is an entry of its own", () => {
  const [read] = sections(
    "# Education",
    "GCSEs: English (6), Maths (5)",
    "Horton Academy, 2012 – 2017",
    "NVQ Level 3 Childcare, Leeds College, 2019",
  );
  expect(read?.entries.map(({ title, organisation }) => [title?.text, organisation?.text])).toEqual([
    ["GCSEs: English (6), Maths (5)", "Horton Academy"],
    ["NVQ Level 3 Childcare", "Leeds College"],
  ]);
});
