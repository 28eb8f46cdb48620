import type { APIResponse } from "@playwright/test";
import { addresses, waysIn } from "../pages/built-routes";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { keptPages } from "../pages/kept-pages";

/** The only answers that a cache may keep: the same for everybody. */
const SHARED = [
  "/api/openapi.json",
  "/pings/feeds.opml",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/news.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/pings.xml",
];

/** What a stranger may reach. Whatever else the build holds must refuse, so that a forgotten guard fails. */
const PUBLIC = [
  "/",
  "/*",
  "/ai-writing",
  "/api/article/vote/stats",
  "/api/article/vote/user",
  "/api/openapi.json",
  "/api/winks/all_tags",
  "/api/winks/by_tag_id",
  "/article-scraper",
  "/dev/feeds",
  "/dev/feeds/:tag",
  "/dev/feeds/:tag/:slug",
  "/dev/ui",
  "/dev/winks",
  "/markdown-editor",
  "/material-library",
  "/media-tools",
  "/memwink",
  "/memwink_settings",
  "/offerwink",
  "/offerwink/rubric",
  "/offerwink/sample",
  "/offline",
  "/pings",
  "/pings/content/:id",
  "/pings/content/:id/og.png",
  "/pings/digest/:tag",
  "/pings/feeds/:tag/:file",
  "/pings/feeds/:tag/digest.xml",
  "/pings/feeds.opml",
  "/privacy",
  "/profile",
  "/radar-bot",
  "/readyz",
  "/robots.txt",
  "/share-card",
  "/signin",
  "/signout",
  "/sitemap.xml",
  "/sitemaps/news.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/pings.xml",
  "/subtitle-converter",
  "/upload",
  "/webhooks/stripe",
];

/** What any member may reach. The rest is the administrator's. */
const MEMBERS = [
  "/api/account/data",
  "/api/article/vote",
  "/api/article/vote/remove",
  "/api/billing/checkout",
  "/api/billing/portal",
  "/api/config",
  "/api/config/all",
  "/api/follow_user",
  "/api/job_advert",
  "/api/pro_status",
  "/api/resume_jobs/:id",
  "/api/resume_jobs/:id/events",
  "/api/unfollow_user",
  "/api/upload_resume",
  "/billing",
  "/dev/checkout",
  "/dev/portal",
  "/results",
];

/** Sent by servers of others, who sign what they send; how each answers what is not signed. There is no Clerk here. */
const WEBHOOKS: Record<string, number> = { "/webhooks/clerk": 404, "/webhooks/stripe": 400 };

/** Whether an answer lets nobody in: an error, or a way to somewhere else in the form that was asked for. */
async function isRefusal(answer: APIResponse): Promise<boolean> {
  const status = answer.status();
  if ([401, 403, 404, 405].includes(status) || (status >= 300 && status < 400)) return true;
  return answer.headers()["x-remix-redirect"] !== undefined;
}

test("the lists name no address that is gone", () => {
  const patterns = addresses.map(({ pattern }) => pattern);
  expect([...PUBLIC, ...MEMBERS].filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

test("what is public is not taken for a refusal", async ({ request }) => {
  for (const way of ["/", "/?_data=root", "/upload", "/upload?_data=routes%2Fupload", "/healthz"]) {
    expect(await isRefusal(await request.get(ORIGIN + way, { maxRedirects: 0 })), way).toBe(false);
  }
});

/** Who sends from another site, as browsers say it or leave out. */
const elsewhere: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "none", Origin: "https://evil.example" },
  { Origin: "https://evil.example" },
  { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
];

for (const address of addresses) {
  const forMembers = MEMBERS.includes(address.pattern);
  const forAnybody = PUBLIC.includes(address.pattern);

  test(`${address.pattern} answers a stranger safely, and no other site, by every way in`, async ({
    request,
    playwright,
  }) => {
    const member = await playwright.request.newContext();
    if (!forAnybody && !forMembers) {
      const form = { email: `person-${crypto.randomUUID()}@example.com` };
      await member.post(`${ORIGIN}/signin`, { form, headers: { Origin: ORIGIN }, maxRedirects: 0 });
    }
    const asked = waysIn(address).map(async (way, index) => {
      for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
        const options = { method, headers: { Origin: ORIGIN }, maxRedirects: 0 };
        const answer = await request.fetch(ORIGIN + way, options);
        expect(answer.status(), `${method} ${way}`).toBeLessThan(500);
        const isRead = ["GET", "HEAD"].includes(method) && answer.ok();
        const isShared = isRead && SHARED.includes(address.path);
        const isKept = isRead && keptPages.includes(way);
        expect(answer.headers()["cache-control"], `${method} ${way}`).toMatch(
          isShared ? /^public, max-age=\d+/ : isKept ? /^private, no-cache$/ : /^private, no-store$/,
        );
        expect(answer.headers().vary, `${method} ${way}`).toBe(
          isKept ? "Cookie, Accept-Language" : undefined,
        );
        expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
        expect(answer.headers()["x-request-id"]).toBeTruthy();
        if (forAnybody) continue;
        expect(await isRefusal(answer), `${method} ${way}`).toBe(true);
        if (forMembers) continue;
        expect(await isRefusal(await member.fetch(ORIGIN + way, options)), `member: ${method} ${way}`).toBe(
          true,
        );
      }
      // Each way is tried by two of the senders, each sender on two ways or more: the guard does not look at the address.
      for (const turn of [index, index + 2]) {
        const headers = elsewhere[turn % elsewhere.length];
        const answer = await request.post(ORIGIN + way, { headers, maxRedirects: 0 });
        // A webhook comes from another site by its nature; its signature decides.
        const unsigned = WEBHOOKS[address.pattern];
        const expected = unsigned === undefined ? [403] : way.endsWith(".data") ? [404] : [unsigned];
        expect(expected, `${way} ${JSON.stringify(headers)}`).toContain(answer.status());
      }
    });
    await Promise.all(asked);
    await member.dispose();
  });
}
