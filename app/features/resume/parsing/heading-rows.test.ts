import { expect, it } from "vitest";
import { type Draft, documentOf, lines } from "../../../../test/support/lines";
import { parseResume } from "./parse";
import { partsOf } from "./sections";

const row = (label: string, rest: string): Draft => ({ text: `${label}\t${rest}`, x: 48 });

function headingsOf(...drafts: Draft[]) {
  const parts = partsOf(lines("**Noor Abdelrahman**", "noor@example.org", ...drafts));
  return parts.flatMap(({ heading, kind }) => (heading ? [[heading.text, kind]] : []));
}

const known = [
  row("Work", "Photographer, The Clyde Courier"),
  { text: "2013 – 2018", x: 168 },
  row("Studies", "BA Arabic, University of St Mungo, 2010"),
];

it("a label of a rail that no list knows heads a section where nothing else stands at its edge", () => {
  const kit = row("Kit and craft", "Lightroom, Premiere Pro");
  const prizes = row("Prizes", "Clydebank Arts Bursary, 2019");
  expect(headingsOf(...known, kit, prizes)).toEqual([
    ["Work", "experience"],
    ["Studies", "education"],
    ["Kit and craft", "other"],
    ["Prizes", "awards"],
  ]);
  expect(headingsOf(...known, kit, prizes, { text: "Photographs on request", x: 48 })).not.toContainEqual([
    "Kit and craft",
    "other",
  ]);
});

it("links at the head of a side column tell how to reach somebody", () => {
  const side = (text: string, size = 10): Draft => ({ text, size, bold: size > 10, column: 1, x: 380 });
  const parts = partsOf(
    lines(
      "**Noor Blankenship**",
      "noor@example.org",
      "# Experience",
      "Analyst\t2019 – 2021",
      "• Counted",
      side("noorb.example.com | github.com/noorb"),
      side("Education", 14),
      side("BA Arabic"),
    ),
  );
  expect(parts.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["contact", 2],
    ["experience", 2],
    ["contact", 1],
    ["education", 1],
  ]);
});

it("a heading may stand above a post @ an employer", () => {
  expect(
    headingsOf(
      "**TRADE TALES AND HISTORY**",
      "2016-now\tBanker Mason @ Corstorphine Stone",
      "**CRAFT SKILLS**",
      "Setting out",
    ),
  ).toEqual([
    ["TRADE TALES AND HISTORY", "experience"],
    ["CRAFT SKILLS", "skills"],
  ]);
});

it("labels of columns above the middle of a heading's cell are below that heading", () => {
  const cells = (y: number, text: string, x = 127): Draft => ({ text, x, y });
  const { sections } = parseResume(
    documentOf(
      { text: "罗刚", size: 20, y: 60 },
      cells(100, "13900001234", 65),
      cells(204, "起止时间\t学校\t专业/学历"),
      cells(226, "教育经历\t2007.9-2010.6\t海天职业技术学院\t物流管理/大专", 65),
      cells(248, "2004.9-2007.6\t天海中学\t高中"),
      cells(270, "起止时间\t工作单位\t职务"),
      cells(292, "2018.3-至今\t海天仓储\t仓库组长"),
      cells(314, "工作经历\t2016.3-2018.2\t天海家电配送站\t仓管员", 65),
      cells(336, "2010.7-2016.2\t地海家电\t搬运工"),
      cells(358, "自我评价\t责任心强，熟悉仓储全流程，能适应倒班。", 65),
    ),
  );
  expect(sections.map(({ kind, entries }) => [kind, entries.map(({ title }) => title?.text)])).toEqual([
    ["education", ["物流管理/大专", "高中"]],
    ["experience", ["仓库组长", "仓管员", "搬运工"]],
    ["summary", []],
  ]);
});
