import { expect, test } from "vitest";
import { hostileChinese, naturalChinese } from "../../../../../test/support/rewordings-chinese";
import { judgeWording } from "../judge-wording";

test.each(naturalChinese)("lets %s be said as %s", (before, after) => {
  expect(judgeWording(before, after)).toBeNull();
});

test.each(hostileChinese)("does not let %s be said as %s", (before, after) => {
  expect(judgeWording(before, after)).not.toBeNull();
});
