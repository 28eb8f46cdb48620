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
  "/api/csp_report",
  "/api/openapi.json",
  "/api/push/subscription",
  "/api/winks/all_tags",
  "/api/winks/by_tag_id",
  "/api/wishes/preview",
  "/article-scraper",
  "/dev/feeds",
  "/dev/feeds/:tag",
  "/dev/feeds/:tag/:slug",
  "/dev/push",
  "/dev/push/:id",
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
  "/pings/best/:tag",
  "/pings/content/:id",
  "/pings/content/:id/og.png",
  "/pings/digest/:tag",
  "/pings/feeds/:tag/:file",
  "/pings/feeds/:tag/best.xml",
  "/pings/feeds/:tag/digest.xml",
  "/pings/feeds.opml",
  "/pings/kept",
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
  "/story/:id",
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
  "/api/reading",
  "/api/reading/visit",
  "/api/resume_jobs/:id",
  "/api/resume_jobs/:id/events",
  "/api/resume_wordings",
  "/api/unfollow_user",
  "/api/upload_resume",
  "/api/wishes",
  "/applications",
  "/billing",
  "/dev/checkout",
  "/dev/portal",
  "/pings/kept/:file",
  "/pings/sources",
  "/pings/sources.opml",
  "/results",
];

/** Sent by servers of others, who sign what they send; how each answers what is not signed. There is no Clerk here. */
const WEBHOOKS: Record<string, number> = { "/webhooks/clerk": 404, "/webhooks/stripe": 400 };

/** Asks without following anything. Thousands ask here, for which Playwright's own way takes a multiple of the time. */
const ask = async (way: string, method = "GET", headers: Record<string, string> = { Origin: ORIGIN }) => {
  const answer = await fetch(ORIGIN + way, { method, headers, redirect: "manual" });
  await answer.arrayBuffer();
  return answer;
};

/** Whether an answer lets nobody in: an error, or a way to somewhere else in the form that was asked for. */
function isRefusal({ status, headers }: Response): boolean {
  if ([401, 403, 404, 405].includes(status) || (status >= 300 && status < 400)) return true;
  return headers.has("x-remix-redirect");
}

let cookie: Promise<string> | undefined;

/** The session of a member who administers nothing, signed in once. */
function sessionOfMember(): Promise<string> {
  cookie ??= fetch(`${ORIGIN}/signin`, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams({ email: `person-${crypto.randomUUID()}@example.com` }),
    redirect: "manual",
  }).then(({ headers }) => headers.getSetCookie().find((each) => each.startsWith("wink_session=")) ?? "");
  return cookie;
}

test("the lists name no address that is gone", () => {
  const patterns = addresses.map(({ pattern }) => pattern);
  expect([...PUBLIC, ...MEMBERS].filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

test("what is public is not taken for a refusal", async () => {
  for (const way of ["/", "/?_data=root", "/upload", "/upload?_data=routes%2Fupload", "/healthz"])
    expect(isRefusal(await ask(way)), way).toBe(false);
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

  test(`${address.pattern} answers a stranger safely, and no other site, by every way in`, async () => {
    const session = forAnybody || forMembers ? "" : await sessionOfMember();
    const member = { Origin: ORIGIN, Cookie: session.split(";")[0] ?? "" };
    if (session) expect((await ask("/api/pro_status", "GET", member)).status).toBe(200);
    const asked = waysIn(address).map(async (way, index) => {
      for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
        const answer = await ask(way, method);
        expect(answer.status, `${method} ${way}`).toBeLessThan(500);
        const isRead = ["GET", "HEAD"].includes(method) && answer.ok;
        const isShared = isRead && SHARED.includes(address.path);
        const isKept = isRead && keptPages.includes(way);
        expect(answer.headers.get("cache-control"), `${method} ${way}`).toMatch(
          isShared ? /^public, max-age=\d+/ : isKept ? /^private, no-cache$/ : /^private, no-store$/,
        );
        expect(answer.headers.get("vary"), `${method} ${way}`).toBe(
          isKept ? "Cookie, Accept-Language" : null,
        );
        expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
        expect(answer.headers.get("x-request-id")).toBeTruthy();
        if (forAnybody) continue;
        expect(isRefusal(answer), `${method} ${way}`).toBe(true);
        if (forMembers) continue;
        expect(isRefusal(await ask(way, method, member)), `member: ${method} ${way}`).toBe(true);
      }
      // Each way is tried by two of the senders, each sender on two ways or more: the guard does not look at the address.
      for (const turn of [index, index + 2]) {
        const headers = elsewhere[turn % elsewhere.length];
        const answer = await ask(way, "POST", headers);
        // A webhook comes from another site by its nature; its signature decides.
        const unsigned = WEBHOOKS[address.pattern];
        const expected = unsigned === undefined ? [403] : way.endsWith(".data") ? [404] : [unsigned];
        expect(expected, `${way} ${JSON.stringify(headers)}`).toContain(answer.status);
      }
    });
    await Promise.all(asked);
  });
}
