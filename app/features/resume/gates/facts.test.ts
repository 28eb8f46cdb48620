import { expect, test } from "vitest";
import { factsOf, tokensOf } from "./facts";

test.each([
  ["Cut costs by 20% for 1,200 clients", ["#20%", "#1200"]],
  ["five engineers in twenty days", ["#5", "#20"]],
  ["saved $45,000 a year and ~30 ms, 2.4M rows", ["#$45000", "#~30", "#2.4m"]],
  ["減少 8%，覆盖三千人，２０ 家", ["#8%", "三", "千", "#20"]],
  ["Wrote C++ and Node.js at AT&T with AWS", ["c++", "node.js", "at&t", "aws"]],
  ["Mail me@example.com, see https://example.com/a, call", ["me@example.com", "https://example.com/a"]],
  ["from 2020.09 to 03/2021", ["#2020.09", "#03/2021"]],
  ["doubled the output once", ["doubled", "once"]],
])("holds the facts of %s", (text, facts) => {
  expect(factsOf(text)).toEqual(facts);
});

test("a capital at the start of a sentence is no name", () => {
  expect(factsOf("Managed vendors. Wrote reports for Acme.")).toEqual(["acme"]);
});

test("Chinese particles are left out, words that hold one are not", () => {
  const keys = (text: string) =>
    tokensOf(text)
      .map(({ key }) => key)
      .join("");
  expect(keys("高效的完成了开发")).toBe("高效完成开发");
  expect(keys("了解目的地址")).toBe("了解目的地址");
});
