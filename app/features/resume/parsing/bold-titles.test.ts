import { expect, it } from "vitest";
import { type Draft, documentOf } from "../../../../test/support/lines";
import { parseResume } from "./parse";

function heads(...drafts: string[]) {
  const top: Draft[] = ["# Jane Smith", "jane@example.com", "# Experience"];
  return parseResume(documentOf(...top, ...drafts)).sections.flatMap(({ entries }) =>
    entries.map(({ title, organisation, place }) => [title, organisation, place].map((one) => one?.text)),
  );
}

it.each<[string, (string | undefined)[]]>([
  [
    "**File Clerk**, Cook County Recorder's Annex, Chicago, IL",
    ["File Clerk", "Cook County Recorder's Annex", "Chicago, IL"],
  ],
  [
    "**Secretary**, Office of Ann Dell, Esq., Cicero, IL",
    ["Secretary", "Office of Ann Dell, Esq.", "Cicero, IL"],
  ],
  ["**Director**, Marketing, Acme Ltd", ["Director, Marketing", "Acme Ltd", undefined]],
])("%s ends its title where the bold type ends", (head, wanted) => {
  expect(heads(`${head}\t2018 – 2021`, "• Filed deeds")).toEqual([wanted]);
});

it("where an employer's people work stands in brackets behind it", () => {
  expect(heads("2016 – 2024\t**Flight Attendant**, Gulfwing (MSY base)", "• Led drills")).toEqual([
    ["Flight Attendant", "Gulfwing", "MSY base"],
  ]);
});

it("a heading may begin the body below a page's header", () => {
  const { sections } = parseResume(
    documentOf(
      { text: "Jane Smith", size: 18, region: "header", y: 0 },
      { text: "Chicago, IL • jane@example.com", region: "header", y: 0 },
      ...[
        "**Legal Experience**",
        "Paralegal, Stein LLP\t2018 – 2021",
        "• Kept logs",
        "**Education**",
        "BA, Loop College\t2013",
      ].map((text) => ({ text, y: 0 })),
    ),
  );
  expect(sections.map(({ kind }) => kind)).toEqual(["experience", "education"]);
});
