import { expect, it } from "vitest";
import { type Draft, lines } from "../../../../test/support/lines";
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
