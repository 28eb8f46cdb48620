import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rubricTable } from "./support/rubric-table";

const readme = readFileSync("README.md", "utf8");

test.each(["en", "zh"] as const)("the README publishes the rubric that the code applies, in %s", (locale) => {
  expect(readme).toContain(rubricTable(locale));
});

test("the README names every setting", () => {
  const settings = readFileSync("app/platform/app/settings.server.ts", "utf8").matchAll(
    /^ {2}([A-Z_]{5,}): (?:z\.|text)/gm,
  );
  const missing = [...settings]
    .map(([, name]) => name ?? "")
    .filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
