import { expect, test } from "vitest";
import { noMembership } from "~/core/membership";
import { testApp } from "../../../../test/support/app";
import { incomingWink } from "../../../../test/support/pings";
import { addWink } from "../add-wink.server";
import { readFeedPage } from "./read-feed-page.server";

const incoming = (number: number, tagId = "ai_news_en") =>
  incomingWink({
    tagId,
    title: `Title ${number}`,
    summary: number % 2 === 0 ? "Even 数字货币" : "Odd",
    publishedAt: new Date(Date.UTC(2026, 10, 1, 0, number)),
  });

async function filled() {
  const app = await testApp();
  for (let number = 0; number < 24; number += 1) await addWink(app, incoming(number));
  await addWink(app, incoming(0, "digital_currency"));
  return (address: string) =>
    readFeedPage(app, {
      parameters: new URLSearchParams(address),
      locale: "en",
      viewer: null,
      network: null,
    });
}

test("an address shows a feed, or what a search finds in it or in all", async () => {
  const read = await filled();
  expect(await read("")).toMatchObject({
    ok: true,
    search: null,
    feed: { tab: { tagId: "ai_news_en" }, defaultTagId: "ai_news_en", cards: { length: 10 } },
  });
  const found = await read("q=数字");
  expect(found).toMatchObject({
    ok: true,
    search: { query: "数字", everywhere: false },
    feed: { tab: { tagId: "ai_news_en" }, cards: { length: 10 } },
  });
  if (!found.ok) throw new Error(found.reason);
  expect(await read(`q=数字&before=${found.feed.next}`)).toMatchObject({
    feed: { cards: { length: 2 }, next: null },
  });
  expect(await read("q=数字&tag_id=digital_currency")).toMatchObject({ feed: { cards: { length: 1 } } });
  expect(await read("q=数字&in=all&tag_id=digital_currency")).toMatchObject({
    search: { everywhere: true },
    feed: { cards: { length: 10 } },
  });
  expect(await read("q=nothing&tag_id=nope")).toMatchObject({ feed: { tab: null, cards: { length: 0 } } });
});

test.each([
  ["before=forged", "pings.badCursor"],
  [`before=${"1".repeat(10_000)}`, "pings.badCursor"],
])("%.20s is refused", async (address, reason) => {
  expect(await (await filled())(address)).toEqual({ ok: false, reason });
});

test.each(['"', "*", "(", "x".repeat(5000), " - "])(
  "a search of %.10j finds nothing and says why",
  async (query) => {
    const read = await (await filled())(new URLSearchParams({ q: query }).toString());
    expect(read).toMatchObject({ ok: true, refusal: query.trim() === "" ? null : { ok: false } });
    expect(read).toMatchObject({ feed: { cards: [], next: null } });
  },
);

test("searches are counted by person, else by network, and reading a feed by neither", async () => {
  const app = await testApp();
  const counted: string[] = [];
  const withinRate = async (rate: string, who: string) => counted.push(`${rate} ${who}`) < 3;
  const viewer = { id: "ann", pingId: "p1", membership: noMembership };
  const read = (address: string, more: { viewer?: typeof viewer; network?: string } = {}) => {
    const parameters = new URLSearchParams(address);
    return readFeedPage(
      { ...app, withinRate },
      { parameters, locale: "en", viewer: null, network: null, ...more },
    );
  };
  const network = "203.0.113.7";
  for (const address of ["", "q=", "q=%20"]) await read(address, { network });
  expect(await read("q=one")).toMatchObject({ refusal: null });
  expect(counted).toEqual([]);
  expect(await read("q=one", { network })).toMatchObject({ refusal: null });
  expect(await read("q=one", { network, viewer })).toMatchObject({ refusal: null });
  expect(await read("q=one", { network })).toMatchObject({
    search: { query: "one" },
    feed: { cards: [], next: null },
    refusal: { reason: "tooManyRequests", values: { retryAfter: 60 } },
  });
  expect(counted).toEqual([`search ${network}`, "search ann", `search ${network}`]);
});
