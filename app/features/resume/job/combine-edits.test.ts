import { expect, test } from "vitest";
import type { ProposedEdit, Resume } from "~/core/resume";
import { buildResume, cleanLayout } from "../../../../test/support/resumes";
import { editOfOwner } from "../gates/refused";
import { applyEdits } from "../rewriting/edits";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreResume } from "../scoring/score";
import { combineEdits } from "./combine-edits";

const duty = "Responsible for the maintenance of 40 laboratory instruments.";

function sample(): Resume {
  const bullets = [
    duty,
    "Wrote 12 safety guides for the laboratory.",
    "Reduced waste by 20% by reusing solvents.",
  ];
  return buildResume({
    language: "en",
    contact: { name: "Ada Example", email: "ada@example.com" },
    sections: [
      {
        kind: "experience",
        heading: "Experience",
        entries: [{ title: "Technician", organisation: "Acme Ltd", dates: "2014 – 2016", bullets }],
      },
    ],
  });
}

const [first = "", second = "", third = ""] =
  sample().sections[0]?.entries[0]?.lines.map(({ id }) => id) ?? [];

function replace(line: string, original: string, replacement: string, rule = "analyst.verb"): ProposedEdit {
  return { kind: "replace", line, original, replacement, reasons: [{ rule }] };
}

const ruled = replace(first, duty, "Responsible for maintenance of 40 laboratory instruments.", "filler");

function combined(model: ProposedEdit[], rules: ProposedEdit[] = [ruled]) {
  const result = combineEdits(sample(), cleanLayout(), model, rules);
  return { ...result, after: result.accepted.map(({ after }) => after) };
}

test("the model's wording of a line stands before the rule's", () => {
  const { after, refused, rejected } = combined([
    replace(first, duty, "Maintained 40 laboratory instruments."),
  ]);
  expect(after).toEqual(["Maintained 40 laboratory instruments."]);
  expect({ refused, rejected }).toEqual({ refused: [], rejected: {} });
});

test("where the gates refuse the model's wording the rule's stands, and the other is kept with its gate", () => {
  const { after, refused } = combined([replace(first, duty, "Maintained 50 laboratory instruments.")]);
  expect(after).toEqual(["Responsible for maintenance of 40 laboratory instruments."]);
  expect(refused).toMatchObject([
    { line: first, after: "Maintained 50 laboratory instruments.", gate: "newFact" },
  ]);
});

test("a refused wording can be taken as its owner's decision", () => {
  const { refused } = combined([replace(first, duty, "Maintained 50 laboratory instruments.")]);
  const [taken] = refused.map(editOfOwner);
  if (!taken) throw new Error("nothing was refused");
  expect(taken.edit.reasons).toEqual([{ rule: "ownDecision" }]);
  expect(applyEdits(sample(), [taken.edit]).sections[0]?.entries[0]?.lines[0]?.text).toBe(taken.after);
});

test("markup is refused and cannot be taken either", () => {
  const { refused, rejected } = combined([replace(second, "Wrote", "<b>Wrote</b>")], []);
  expect(refused).toEqual([]);
  expect(rejected).toEqual({ malformed: 1 });
});

test("a wording that costs points is shown but not applied, and the score does not fall", () => {
  const better = "By reusing solvents, reduced waste by 20%.";
  const result = combined([replace(third, "Reduced waste by 20% by reusing solvents.", better)], []);
  const applied = result.accepted.filter(({ id }) => !result.declined.includes(id));
  const layout = exportedLayout(cleanLayout());
  const scoreOf = (edits: ProposedEdit[]) => scoreResume(applyEdits(sample(), edits), layout).exact;
  expect(result.accepted).toHaveLength(1);
  expect(result.declined).toEqual(["edit-1"]);
  expect(scoreOf(applied.map(({ edit }) => edit))).toBeGreaterThanOrEqual(scoreOf([]));
});
