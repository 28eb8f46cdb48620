import { expect, it } from "vitest";
import { pdf, textAt } from "../../../../test/support/pdf";
import { extractPdf } from "./extract-pdf.server";

async function noCMap(name: string): Promise<Uint8Array> {
  throw new Error(`${name} was not expected`);
}

async function read(...pages: string[]) {
  const result = await extractPdf(pdf({ pages }), noCMap);
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

async function texts(...pages: string[]) {
  return (await read(...pages)).lines.map((line) => line.text);
}

/** Lines of text one under the other from a height downwards. */
function column(x: number, top: number, pitch: number, lines: string[]): string {
  return lines.map((line, index) => textAt(x, top - index * pitch, line)).join("");
}

const left = [
  "EXPERIENCE",
  "Engineer at a big company",
  "Built the first thing",
  "Built the second thing",
  "Built the third thing",
  "EDUCATION",
  "Some University",
];
const right = ["SKILLS", "Python and Go", "Docker and SQL", "LANGUAGES", "English and French"];

it("reads two columns one after the other, below what spans them", async () => {
  const head = textAt(
    50,
    760,
    "Jane Smith, an engineer whose long headline reaches over both of the columns of this page",
    12,
  );
  const page =
    head +
    left
      .map(
        (line, index) =>
          textAt(50, 720 - index * 17, line) +
          (right[index] ? textAt(400, 714 - index * 23, right[index]) : ""),
      )
      .join("");
  const document = await read(page);
  expect(document.lines.map((line) => line.text).slice(1)).toEqual([...left, ...right]);
  expect(document.layout.columns).toBe(2);
  expect(document.lines.map((line) => line.column)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
});

it("reads columns on the same baselines where each has its own headings", async () => {
  const shorter = ["SKILLS", "Python", "Docker", "Git", "", "", "", "LANGUAGES", "English"];
  const page =
    column(50, 720, 14, left) +
    shorter.map((line, index) => (line ? textAt(400, 720 - index * 14, line) : "")).join("");
  expect(await texts(page)).toEqual([...left, ...shorter.filter((line) => line)]);
});

it("reads a column through all pages before the next", async () => {
  const first = column(50, 720, 17, left) + column(400, 717, 23, right);
  expect(await texts(first, column(50, 760, 17, ["More of the first column", "And more of it"]))).toEqual([
    ...left,
    "More of the first column",
    "And more of it",
    ...right,
  ]);
});

it("reads the column with the biggest text first", async () => {
  const side = ["Contact", "Top Skills", "Negotiation", "Languages", "English"];
  const page = column(50, 750, 23, side) + textAt(250, 745, "John Smith", 24) + column(250, 715, 17, left);
  expect(await texts(page)).toEqual(["John Smith", ...left, ...side]);
});

it("keeps dates that stand flush right with their line", async () => {
  const rows = ["Acme", "Umbrella", "Initech", "Globex", "Hooli"];
  const page = rows
    .map(
      (row, index) =>
        textAt(50, 720 - index * 40, row) +
        textAt(450, 720 - index * 40, `201${index} - 2019`) +
        textAt(50, 706 - index * 40, `Did things at ${row}`),
    )
    .join("");
  expect((await texts(page)).slice(0, 2)).toEqual(["Acme\t2010 - 2019", "Did things at Acme"]);
});

it("keeps dates in a margin on the left with what they date", async () => {
  const dates = ["2019 - 2021", "2017 - 2019", "2015 - 2017"];
  const page = dates
    .map(
      (date, index) =>
        textAt(50, 720 - index * 60, date) +
        column(150, 720 - index * 60, 14, ["Engineer at a company", "Built a thing", "Fixed a thing"]),
    )
    .join("");
  expect((await texts(page)).slice(0, 4)).toEqual([
    "2019 - 2021\tEngineer at a company",
    "Built a thing",
    "Fixed a thing",
    "2017 - 2019\tEngineer at a company",
  ]);
});

it("keeps the rows of a table together", async () => {
  const rows = [
    ["Languages", "Python, Go"],
    ["Databases", "PostgreSQL"],
    ["Tools", "Docker"],
    ["Systems", "Linux"],
  ];
  const page = rows
    .map(
      ([label = "", value = ""], index) =>
        textAt(50, 720 - index * 14, label) + textAt(150, 720 - index * 14, value),
    )
    .join("");
  expect(await texts(page)).toEqual(rows.map((row) => row.join("\t")));
});

const circle =
  "53 703.5 m 53 704.33 52.33 705 51.5 705 c 50.67 705 50 704.33 50 703.5 c 50 702.67 50.67 702 51.5 702 c 52.33 702 53 702.67 53 703.5 c";

it.each([
  ["in the line", textAt(50, 700, "• Built a thing of use to everyone")],
  ["apart from the line", textAt(50, 700, "•") + textAt(75, 700, "Built a thing of use to everyone")],
  ["as a circle", `${circle} f ${textAt(60, 700, "Built a thing of use to everyone")}`],
  ["as a square", `50 701 3 3 re f ${textAt(60, 700, "Built a thing of use to everyone")}`],
])("knows a bullet that is drawn %s", async (_, content) => {
  const { lines } = await read(content);
  expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
    ["Built a thing of use to everyone", true],
  ]);
});

it("makes one line of each bullet of a row", async () => {
  const page = ["Java", "Python", "Kotlin"]
    .map((name, index) => textAt(50 + index * 150, 700, `- ${name} for services`))
    .join("");
  expect(await texts(page)).toEqual(["Java for services", "Python for services", "Kotlin for services"]);
});

it("closes up letters that are spaced out", async () => {
  const widths: Record<string, number> = { E: 6.67, X: 6.67, P: 6.67, R: 7.22, I: 2.78, N: 7.22, C: 7.22 };
  let x = 50;
  const spaced = [..."EXPERIENCE"]
    .map((letter) => {
      const drawn = textAt(x, 700, letter);
      x += (widths[letter] ?? 0) + 3;
      return drawn;
    })
    .join("");
  expect(await texts(spaced + textAt(50, 680, "Engineer at a company"))).toEqual([
    "EXPERIENCE",
    "Engineer at a company",
  ]);
});

it("finds the spaces that stand only in the positions", async () => {
  const words = textAt(50, 700, "Built") + textAt(75, 700, "things") + textAt(106, 700, "of use to everyone");
  expect(await texts(words)).toEqual(["Built things of use to everyone"]);
});

it("reads text once that is drawn twice to look bold", async () => {
  expect(
    await texts(textAt(50, 700, "Experience of many years") + textAt(50.3, 700, "Experience of many years")),
  ).toEqual(["Experience of many years"]);
});

it("joins raised letters to their line", async () => {
  const raised =
    textAt(50, 700, "Finalist of the 28") + textAt(123.5, 704, "th", 6) + textAt(131.4, 700, "contest");
  expect(await texts(raised)).toEqual(["Finalist of the 28th contest"]);
});

it("reads labels of sections on the left before what they label", async () => {
  const label = (y: number, text: string) => textAt(50, y, text, 10, "F2");
  const content = ["Staff Engineer at Acme", "Built a thing of use", "Fixed a thing of use"];
  const page =
    label(720, "Experience") +
    column(180, 717, 14, content) +
    label(660, "Education") +
    column(180, 657, 14, ["University of Bremen", "B.Sc. Mathematics"]) +
    label(610, "Skills") +
    textAt(180, 610, "Go and Python");
  expect(await texts(page)).toEqual([
    "Experience",
    ...content,
    "Education",
    "University of Bremen",
    "B.Sc. Mathematics",
    "Skills",
    "Go and Python",
  ]);
});

it("joins a period that takes two lines of a narrow margin", async () => {
  const entry = (y: number, from: string, to: string) =>
    column(50, y, 12, [from, to]) +
    column(150, y, 14, ["Engineer at a company", "Built a thing", "Fixed a thing"]);
  const page = entry(720, "Mar 2021 -", "Present") + entry(640, "Jun 2017 -", "Feb 2021");
  expect((await texts(page)).slice(0, 4)).toEqual([
    "Mar 2021 - Present\tEngineer at a company",
    "Built a thing",
    "Fixed a thing",
    "Jun 2017 - Feb 2021\tEngineer at a company",
  ]);
});

it("keeps a date out of the sentence that it stands beside", async () => {
  const page =
    textAt(50, 720, "Acme, Engineer", 10, "F2") +
    textAt(50, 706, "Rebuilt the pipeline that moves every event of the day with 99.97% of") +
    textAt(450, 706, "June 2023 - present") +
    textAt(50, 692, "measured uptime over a year");
  expect(await texts(page)).toEqual([
    "Acme, Engineer",
    "June 2023 - present",
    "Rebuilt the pipeline that moves every event of the day with 99.97% of",
    "measured uptime over a year",
  ]);
});

const cards = [
  ["Trace Viewer", "A viewer for distributed traces that", "loads a million spans in any browser"],
  ["Flag Kit", "A small library for feature flags, that", "is used by forty teams and companies"],
];

it("reads cards side by side one after the other, and the section below them last", async () => {
  const [left = [], right = []] = cards.map((card, index) =>
    card.map((line, row) => textAt(50 + index * 260, 680 - row * 14, line, 10, row ? "F1" : "F2")).join(""),
  );
  const page =
    textAt(50, 700, "Projects", 12, "F2") +
    left +
    right +
    textAt(50, 620, "Education", 12, "F2") +
    textAt(50, 604, "University of Bremen") +
    textAt(480, 604, "2010 - 2013");
  expect(await texts(page)).toEqual([
    "Projects",
    ...cards.flat(),
    "Education",
    "University of Bremen\t2010 - 2013",
  ]);
});

it("joins the letters and parts the words of a heading that is spaced out", async () => {
  const page = `5 Tc ${textAt(50, 700, "WORK EXPERIENCE")} 0 Tc ${textAt(50, 680, "Engineer at a company")}`;
  expect(await texts(page)).toEqual(["WORK EXPERIENCE", "Engineer at a company"]);
});

it("takes dots that also stand before titles for ornaments", async () => {
  const dot = (y: number) => `50 ${y} 3 3 re f `;
  const page =
    dot(701) + textAt(60, 700, "Senior Engineer", 10, "F2") + dot(671) + textAt(60, 670, "Ten years of work");
  expect((await read(page)).lines.map((line) => line.bullet)).toEqual([false, false]);
});
