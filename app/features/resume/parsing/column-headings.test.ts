import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

const main: Draft[] = [
  "# Jane Smith",
  "# Employment",
  "**Nurse**",
  "Calder Clinic, Hexham",
  "Jan 2018 – Apr 2019",
  "• Ran the ward round of the clinic",
  "# Education",
  "BSc Nursing, Acme University, 2014",
];

/** Lines of a side column, whose headings are larger than its text and smaller than those of the page. */
function aside(...texts: string[]): Draft[] {
  return texts.map((text, index) => {
    const isHeading = text.startsWith("!");
    const rest = isHeading ? `**${text.slice(1)}**` : text;
    return { text: rest, column: 1, x: 400, y: 100 + index * 20, size: isHeading ? 10.5 : 10 };
  });
}

it("a side column may have headings of its own type, and what is drawn like them is one", () => {
  const side = aside("!Contact", "jane@example.com", "!Clinical skills", "Suturing", "!Languages", "Irish");
  const { sections } = parseResume(documentOf(...main, ...side));
  expect(sections.map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ["experience", "Employment"],
    ["education", "Education"],
    ["skills", "Clinical skills"],
    ["languages", "Languages"],
  ]);
});

it("where titles of posts are drawn like headings, those of another column head sections all the same", () => {
  const titled = main.map(
    (draft): Draft =>
      typeof draft === "string" && /^(?:# E|\*\*N)/.test(draft)
        ? { text: `**${draft.replace(/^# |\*\*/g, "")}**`, size: 11 }
        : draft,
  );
  const side: Draft[] = [
    { ...lineAt(100, "**Skills**"), size: 11 },
    lineAt(115, "Suturing"),
    { ...lineAt(150, "**School**"), size: 11 },
    lineAt(165, "BSc Nursing, Acme University, 2014"),
    { ...lineAt(200, "**Shelf**"), size: 11 },
    lineAt(215, "Calder Bronze Medal (2022)"),
    lineAt(230, "Hexham Nursing Prize (2015)"),
  ];
  const { sections } = parseResume(documentOf(...titled, ...side));
  expect(sections.slice(-3).map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ["skills", "Skills"],
    ["education", "School"],
    ["awards", "Shelf"],
  ]);
});

it("headings of a side column may be told by their size alone", () => {
  const side: Draft[] = [
    { ...lineAt(100, "证书"), size: 10 },
    { ...lineAt(115, "教师资格证"), size: 8 },
    { ...lineAt(140, "本领"), size: 10 },
    ...["班级管理", "家校沟通", "微课制作"].map((text, index) => ({
      ...lineAt(155 + index * 14, text),
      size: 8,
    })),
    { ...lineAt(210, "获奖"), size: 10 },
    { ...lineAt(225, "区优秀班主任"), size: 8 },
  ];
  const { sections } = parseResume(documentOf(...main, ...side));
  expect(sections.slice(-3).map(({ kind, heading }) => [kind, heading?.text])).toEqual([
    ["certificates", "证书"],
    ["skills", "本领"],
    ["awards", "获奖"],
  ]);
});

function lineAt(y: number, text: string): { text: string; column: number; x: number; y: number } {
  return { text, column: 1, x: 400, y };
}

it("the skills of the Europass form begin with languages", () => {
  const rows = ["Mother tongue(s)\tIgbo", "Other language(s)\tFrench (B1)", "Technical skills\tMorphology"];
  const { sections } = parseResume(documentOf(...main, "jane@example.com", "# Personal skills", ...rows));
  expect(sections.slice(-2).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["languages", 2],
    ["skills", 1],
  ]);
});

it("the date of a signature below a declaration dates no entry", () => {
  const signed = ["I declare that the above is true.", "Place: Hexham", "Date: 02.09.2024\t(Jane Smith)"];
  const { sections } = parseResume(documentOf(...main, "# DECLARATION", ...signed));
  expect(sections.at(-1)).toMatchObject({ kind: "other", entries: [] });
});
