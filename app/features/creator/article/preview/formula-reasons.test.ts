import { expect, test } from "vitest";
import { ownReasons, reasonOf } from "./formula-reasons";
import { loadMath, math } from "./math.worker";

test.each([
  [String.raw`\href{https://a.b}{c}`, "unsupported"],
  ["a_b_c", { message: "Double subscript" }],
])(
  "the reason why %s is not right has words in each language unless they are the library's",
  async (tex, reason) => {
    await loadMath();
    const title = / title="([^"]*)"/.exec(String(math(tex, false)))?.[1] ?? "";
    expect(reasonOf(title)).toEqual(reason);
  },
);

test("what is nested too deeply has words in each language", () => {
  expect(reasonOf(ownReasons.tooDeep)).toBe("tooDeep");
});
