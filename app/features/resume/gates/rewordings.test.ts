import { expect, test } from "vitest";
import {
  soundChinese,
  soundEnglish,
  unsoundChinese,
  unsoundEnglish,
} from "../../../../test/support/rewordings";
import { judgeWording } from "./wording";

test.each([...soundEnglish, ...soundChinese])("lets %s be said as %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

test.each([...unsoundEnglish, ...unsoundChinese])("refuses for %s the wording %s: %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});
