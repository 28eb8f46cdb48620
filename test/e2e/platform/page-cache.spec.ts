import type { APIRequestContext, Page } from "@playwright/test";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { keptPages } from "../pages/kept-pages";
import { openPlain, type PlainPage } from "../pages/plain";
import { untilRunning } from "../pages/running";
import { violationsOf } from "../pages/violations";

/** Opens a page from the cache; one that news have outdated in between is asked for again. */
async function openKept(page: Page, request: APIRequestContext, address: string): Promise<void> {
  await expect(async () => {
    await request.get(address);
    const answer = await page.goto(address);
    expect(answer?.headers()["x-wink-cache"]).toBe("hit");
  }).toPass();
}

test("every kept page comes from the cache without a nonce, in the language that was asked for", async ({
  request,
}) => {
  const asked = keptPages.flatMap((path) =>
    ["en", "zh"].map((language) =>
      expect(async () => {
        const way = `${path}?lang=${language}`;
        await request.get(ORIGIN + way);
        const answer = await request.get(ORIGIN + way);
        expect(answer.headers()["x-wink-cache"], way).toBe("hit");
        const html = await answer.text();
        expect(html, way).not.toMatch(/nonce="\w/);
        expect(html, way).toContain(`<html lang="${language === "en" ? "en" : "zh-CN"}"`);
      }).toPass(),
    ),
  );
  await Promise.all(asked);
});

test("a page to read, one with lists, a tool and an article run from the cache like pages made for their reader", async ({
  page,
  request,
}) => {
  const violations = await violationsOf(page);
  for (const path of ["/offerwink", "/pings", "/markdown-editor"]) {
    await openKept(page, request, `${ORIGIN}${path}?lang=zh`);
    await untilRunning(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  }
  const listed = await (await request.get(`${ORIGIN}/sitemaps/pings.xml`)).text();
  const address = /<loc>([^<]+)<\/loc>/.exec(listed)?.[1] ?? "";
  await openKept(page, request, address);
  await untilRunning(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  expect(violations).toEqual([]);
});

test("a reader sees his own page at once when he has signed in or out, on the same address", async ({
  context,
  signIn,
}) => {
  const isOwn = (page: PlainPage) => page.all("header a", /^Your account/).length > 0;
  const open = () => openPlain(context.request, "/offerwink?lang=en");
  expect(isOwn(await open())).toBe(false);
  await signIn();
  expect(isOwn(await open())).toBe(true);
  const own = await context.request.get("/offerwink?lang=en");
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  await context.request.post(`${ORIGIN}/signout`, { headers: { Origin: ORIGIN }, maxRedirects: 0 });
  expect(isOwn(await open())).toBe(false);
});

test("a theme that was chosen stands in the first answer, also of a page that was kept in another", async ({
  page,
}) => {
  await page.goto("/privacy?lang=en");
  await untilRunning(page);
  await page.getByRole("contentinfo").getByRole("radio", { name: "Dark" }).check({ force: true });
  for (let visit = 0; visit < 2; visit++) {
    const answer = await page.goto("/privacy?lang=en");
    expect(await answer?.text()).toContain('data-theme="dark"');
    await untilRunning(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
});

test("a page that has not changed is not sent again", async ({ request }) => {
  const first = await request.get(`${ORIGIN}/media-tools?lang=en`);
  const again = await request.get(`${ORIGIN}/media-tools?lang=en`, {
    headers: { "If-None-Match": first.headers().etag ?? "" },
  });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
});
