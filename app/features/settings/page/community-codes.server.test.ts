import { expect, test } from "vitest";
import { codeOf, communityCodes } from "./community-codes.server";

/** The dark modules of a code, row by row. */
function rowsOf({ size, path }: { size: number; path: string }): string[] {
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? "#" : ".")).join(""),
  );
}

const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

test("a code has its three finders and four modules of white around them", () => {
  const code = codeOf("https://community.example/join?group=42");
  const rows = rowsOf(code);
  const last = code.size - 4;
  const corner = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) => row.slice(left, left + 7));
  expect(corner(4, 4)).toEqual(finder);
  expect(corner(4, last - 7)).toEqual(finder);
  expect(corner(last - 7, 4)).toEqual(finder);
  const blank = ".".repeat(code.size);
  expect([...rows.slice(0, 4), ...rows.slice(-4)]).toEqual(Array(8).fill(blank));
  for (const row of rows) expect([row.slice(0, 4), row.slice(-4)]).toEqual(["....", "...."]);
});

test("there is a code for each configured link and for no other", () => {
  expect(communityCodes({})).toEqual([]);
  const [only, ...rest] = communityCodes({
    communityZh: "https://zh.example/",
    pluginZip: "https://x.example/",
  });
  expect([only?.id, only?.url, rest]).toEqual(["zh", "https://zh.example/", []]);
  expect(
    communityCodes({ communityZh: "https://zh.example/", communityEn: "https://en.example/" }),
  ).toHaveLength(2);
});
