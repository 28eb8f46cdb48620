import { expect, test } from "vitest";
import { englishResult } from "../../../../../test/e2e/pages/results";
import { applyChanges } from "../../revising/owner-changes";
import { asProposed, rejectedAtFirst } from "./as-decided";
import { loadScorer } from "./load-scorer.client";

test("what an owner writes is scored beside what we propose alone", async () => {
  const { report } = englishResult();
  if (!report) throw new Error("the sample has no report");
  const scorer = await loadScorer();
  const { mended, proposed } = asProposed(report, new Set(rejectedAtFirst(report)), []);
  const removed = applyChanges(proposed, [
    { kind: "remove", id: proposed.sections.find(({ kind }) => kind === "experience")?.id ?? "" },
  ]);
  const judged = scorer.judge(report, mended, proposed, removed);
  expect(judged.unaided).toBe(report.after?.total);
  expect(judged.after?.total).toBeLessThan(judged.unaided ?? 0);
  expect(scorer.judge(report, mended, proposed, proposed)).toMatchObject({
    unaided: report.after?.total,
    after: { total: report.after?.total },
  });
});
