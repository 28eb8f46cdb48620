import { expect, test } from "vitest";
import { soundEnglish, unsoundEnglish } from "../../../../test/support/rewordings";
import { judgeWording } from "./wording";

test.each(soundEnglish)("lets %s be said as %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

test.each(unsoundEnglish)("refuses for %s the wording %s: %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});
