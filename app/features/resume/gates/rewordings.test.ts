import { expect, test } from "vitest";
import {
  furtherSound,
  furtherUnsound,
  soundChinese,
  soundEnglish,
  unsoundChinese,
  unsoundEnglish,
} from "../../../../test/support/rewordings";
import { judgeWording } from "./judge-wording";

test.each([...soundEnglish, ...soundChinese, ...furtherSound])("lets %s be said as %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

const refused = [...unsoundEnglish, ...unsoundChinese, ...furtherUnsound];

test.each(refused.map(([before, after]) => [before, after]))(
  "refuses for %s the wording %s",
  (before, after) => {
    expect(judgeWording(before, after)).not.toBeNull();
  },
);

test.each([
  ["Trained 15 nurses", "Trained 50 nurses", "newFact"],
  ["Trained 15 nurses in Leeds", "Trained 15 nurses", "lostFact"],
  ["Helped with organizing the run", "Organized the run", "strongerClaim"],
  ["Trained the nurses", "Coddled the nurses", "unverified"],
  ["培训50名员工", "培训500名员工", "newFact"],
  ["参与筛选供应商", "筛选供应商", "strongerClaim"],
])("says of %s as %s no more than is known: %s", (before, after, gate) => {
  expect(judgeWording(before, after)).toBe(gate);
});
