import type { APIRequestContext } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { plantArticle } from "../pages/pings";
import { grantPro } from "../pages/settings";

/** A feed of the world, so that what is made of it for others is looked through as well. */
const TAG = "digital_currency";
const ROUTE = "routes%2Fpings_.content.%24id";

/** Every address at which something of an article is told. */
function addressesOf(path: string): string[] {
  const id = path.split("/").at(-1);
  const page = ["en", "zh"].flatMap((lang) => [`${path}?lang=${lang}`, `${path}?tag_id=${TAG}&lang=${lang}`]);
  return [
    path,
    ...page,
    ...page.map((each) => `${each}&_data=${ROUTE}`),
    `${path}?_data=root`,
    `${path}.data`,
    `${path}/`,
    `${path}?_routes=${ROUTE}`,
    `/pings?tag_id=${TAG}&lang=en`,
    `/pings?tag_id=${TAG}&lang=en&_data=routes%2Fpings._index`,
    `/api/winks/by_tag_id?tag_id=${TAG}&page=1&limit=50`,
    `/api/article/vote/stats?news_id=${id}`,
    `/pings/feeds/${TAG}/rss.xml`,
    `/pings/feeds/${TAG}/atom.xml`,
    `/pings/feeds/${TAG}/feed.json`,
    "/pings?q=beginning&lang=en",
    `/pings?q=beginning&tag_id=${TAG}&lang=en`,
    "/sitemap.xml",
    "/sitemaps/news.xml",
    "/sitemaps/pings.xml",
  ];
}

async function leaksTo(reader: APIRequestContext, addresses: string[], marker: string): Promise<string[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const answer = await reader.get(ORIGIN + address);
      const told = [await answer.text(), ...Object.values(answer.headers())];
      return told.some((text) => text.includes(marker)) ? [address] : [];
    }),
  );
  return found.flat();
}

test("what is locked goes out to nobody who has not signed in, whoever read it before", async ({
  request,
  playwright,
  signIn,
  context,
}) => {
  const marker = `locked-${crypto.randomUUID()}`;
  const path = await plantArticle(request, {
    tagId: TAG,
    content: `${"Open words at the beginning. ".repeat(10)}\n\n${marker} **is locked**.`,
    publishedAt: new Date().toISOString(),
  });
  const stranger = await playwright.request.newContext();
  expect(await leaksTo(stranger, addressesOf(path), marker)).toEqual([]);
  await grantPro(await signIn());
  const member = context.request;
  for (let round = 0; round < 4; round += 1) {
    const address = `${ORIGIN}${path}?lang=${round % 2 ? "zh" : "en"}`;
    const whole = await member.get(address);
    expect(await whole.text(), `round ${round}`).toContain(marker);
    expect(whole.headers()["cache-control"]).toBe("private, no-store");
    const data = await stranger.get(`${address}&_data=${ROUTE}`);
    expect(data.status()).toBe(200);
    expect((await data.json()).article).toMatchObject({ isCut: true, markdown: null, sourceUrl: null });
    expect(await leaksTo(stranger, addressesOf(path), marker), `round ${round}`).toEqual([]);
  }
  await stranger.dispose();
});
