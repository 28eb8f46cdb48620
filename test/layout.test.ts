import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rates } from "~/core/rates";

const files = globSync("app/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path));

test("no folder is a drawer and no file re-exports another", () => {
  const drawers = files.filter((path) =>
    /\/(utils?|lib|helpers?|hooks|services?|common|misc|types)\//.test(path),
  );
  const barrels = files.filter((path) => /^export (\*|\{[^}]*\}) from/m.test(readFileSync(path, "utf8")));
  expect([...drawers, ...barrels]).toEqual([]);
});

test("the top level holds what the customer fixed and nothing else", () => {
  const allowed = new Set(
    "app migrations public test wrangler.toml vite.config.ts package.json tsconfig.json README.md biome.json package-lock.json build node_modules test-results".split(
      " ",
    ),
  );
  expect(globSync("*").filter((name) => !name.startsWith(".") && !allowed.has(name))).toEqual([]);
});

test("what is counted a minute is counted by the limiter of that number", () => {
  const declared = [
    ...readFileSync("wrangler.toml", "utf8").matchAll(/^name = "RATE_(\d+)"$[^[]*?limit = (\d+)/gm),
  ];
  expect(declared.map(([, name, limit]) => [name, limit])).toEqual(
    [...new Set(Object.values(rates))].sort().map((rate) => [`${rate}`, `${rate}`]),
  );
});
