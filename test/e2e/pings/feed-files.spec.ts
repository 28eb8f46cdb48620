import { parseFeed } from "@rowanmanning/feed-parser";
import { parseOpml } from "feedsmith";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { openPlain, type PlainPage } from "../pages/plain";
import { untilRunning } from "../pages/running";

const files = [
  { file: "rss.xml", type: "application/rss+xml" },
  { file: "atom.xml", type: "application/atom+xml" },
  { file: "feed.json", type: "application/feed+json" },
];
const of = (file: string, tag = "ai_news_en") => `${ORIGIN}/pings/feeds/${tag}/${file}`;

test("each file is served as what it is, and not again to whoever has it", async ({ request }) => {
  for (const { file, type } of files) {
    const answer = await request.get(of(file));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(answer.headers()["cache-control"]).toMatch(/^public, max-age=60/);
    const text = await answer.text();
    const read = file === "feed.json" ? JSON.parse(text) : parseFeed(text);
    expect(read.title).toBe("Wink Pings · AI News");
    const again = await request.get(of(file), { headers: { "If-None-Match": answer.headers().etag ?? "" } });
    expect([again.status(), (await again.body()).length], file).toEqual([304, 0]);
    expect((await request.get(of(file), { headers: { "If-None-Match": '"other"' } })).status()).toBe(200);
  }
});

test("what no feed is is not found", async ({ request }) => {
  for (const address of [
    of("rss.xml", "nothing"),
    of("feed"),
    of("rss.xml", "x".repeat(1000)),
    of("__proto__"),
  ])
    expect((await request.get(address)).status(), address).toBe(404);
});

test("the page of a subject names its files, and itself by its own address", async ({ request }) => {
  const linkOf = (page: PlainPage, which: string) =>
    page.document.querySelector(`link${which}`)?.getAttribute("href");
  const subject = await openPlain(request, "/pings?tag_id=digital_currency&lang=zh");
  const own = `${ORIGIN}/pings?tag_id=digital_currency`;
  expect(linkOf(subject, "[rel=canonical]")).toBe(`${own}&lang=zh`);
  expect(linkOf(subject, "[hreflang=en]")).toBe(`${own}&lang=en`);
  expect(linkOf(subject, "[hreflang=x-default]")).toBe(`${own}&lang=en`);
  const first = await openPlain(request, "/pings?tag_id=ai_news_zh&lang=zh");
  expect(linkOf(first, "[rel=canonical]")).toBe(`${ORIGIN}/pings?lang=zh`);
  for (const { type } of files) {
    const answer = await request.get(linkOf(first, `[rel="alternate"][type="${type}"]`) ?? "");
    expect(answer.headers()["content-type"]).toContain(type);
    expect(await answer.text()).toContain("AI 资讯");
  }
});

test("one list leads feed readers to all subjects", async ({ request }) => {
  const answer = await request.get(`${ORIGIN}/pings/feeds.opml`);
  expect(answer.headers()["content-type"]).toBe("text/x-opml; charset=utf-8");
  const { body } = parseOpml(await answer.text());
  const addresses = body?.outlines?.map(({ xmlUrl }) => xmlUrl) ?? [];
  // The administrator's own journeys may add a subject meanwhile.
  const subjects = ["ai_news_en", "ai_news_zh", "digital_currency"].map((tag) => of("rss.xml", tag));
  expect(addresses.filter((each) => subjects.some((subject) => subject === each))).toEqual(subjects);
  for (const address of subjects) expect((await request.get(address)).status()).toBe(200);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the files of a feed are found on its page, and none where there is no radar", async ({
    page,
    signIn,
  }) => {
    await page.goto("/pings?lang=en");
    const list = page.getByRole("list", { name: "For feed readers" });
    await expect(list).toBeHidden();
    await page.getByText("Subscribe").click();
    await expect(list.getByRole("link")).toHaveText(["RSS", "Atom", "JSON Feed", "All subjects (OPML)"]);
    const hrefs = await list
      .getByRole("link")
      .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
    expect(hrefs).toEqual([
      ...files.map(({ file }) => `/pings/feeds/ai_news_en/${file}`),
      "/pings/feeds.opml",
    ]);
    await signIn();
    await page.goto("/pings?lang=en");
    await page.getByRole("link", { name: "My radar", exact: true }).click();
    await expect(page).toHaveURL(/tag_id=/);
    await expect(page.getByText("Subscribe")).toHaveCount(0);
  });
});

test("a feed is subscribed to, and shared by the browser, or where it cannot by the clipboard", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/pings?lang=en");
  await untilRunning(page);
  await page.getByText("Subscribe").click();
  await expect(page.getByRole("list", { name: "For feed readers" })).toBeVisible();
  const share = page.getByRole("button", { name: "Share" });
  const address = `${ORIGIN}/pings?tag_id=ai_news_en`;
  const told = page.getByText("The link has been copied.", { exact: true }).first();
  const stub = (name: string | null) =>
    page.evaluate((error) => {
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          document.title = data.url ?? "";
          if (error) throw new DOMException("", error);
        },
      });
    }, name);
  for (const outcome of [null, "AbortError"]) {
    await stub(outcome);
    await share.click();
    await expect(page).toHaveTitle(address);
    await expect(told).toHaveCount(0);
    await page.evaluate(() => {
      document.title = "";
    });
  }
  await stub("NotAllowedError");
  await share.click();
  await expect(told).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
