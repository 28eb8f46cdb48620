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
