import { expect, test } from "vitest";
import { type Membership, noMembership } from "~/core/membership";
import { settingsMessage } from "~/core/memwink";
import { readingsOf } from "../own/reading";
import { codeOf, communityCodes, sentSettings } from "./settings-view.server";

const choices = [
  { tag_id: "ai_news_zh", tag_name: "AI 资讯", lang: "zh" as const },
  { tag_id: "ai_news_en", tag_name: "AI News", lang: "en" as const },
  { tag_id: "coins", tag_name: "Coins", lang: "en" as const },
];
const pro: Membership = {
  ...noMembership,
  pro: { until: new Date("2100-01-01"), source: "grant", renews: false },
};

function sent(agent: unknown, membership = pro) {
  const stored = new Map([["memwink_news_agent", agent]]);
  const settings = sentSettings(readingsOf(stored, membership, "en"), choices, {
    ...{ pingId: "abcd1234", locale: "en", radar: "My radar" },
  });
  const message = { type: "settings", v: 1, nonce: "0417", proUntil: null, settings };
  expect(settingsMessage.safeParse(message).success).toBe(true);
  return settings.news;
}

const world = (tag: string, name: string) => ({ worldTag: tag, worldName: name });

test("an own radar is sent with the world's subject that counts without Pro", () => {
  const agent = { enabled: true, worldFilter: "coins", prompt: "chips" };
  const own = { tag: "abcd1234", name: "My radar", isOwn: true };
  expect(sent(agent)).toEqual({ ...own, ...world("coins", "Coins") });
  const fallback = { tag: "coins", name: "Coins", isOwn: false };
  expect(sent(agent, noMembership)).toEqual({ ...fallback, ...world("coins", "Coins") });
});

test("without a choice, or with one that is gone, the language's first subject is sent", () => {
  const first = { tag: "ai_news_en", name: "AI News", isOwn: false, ...world("ai_news_en", "AI News") };
  expect(sent({ enabled: false, worldFilter: "", prompt: "" })).toEqual(first);
  expect(sent({ enabled: false, worldFilter: "gone", prompt: "" })).toEqual(first);
});

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
