import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test, vi } from "vitest";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { loader as preview } from "~/routes/api.wishes_.preview";
import { loader as changesCsv } from "~/routes/member-manage_.changes[.]csv";
import { loader as membersCsv } from "~/routes/member-manage_.members[.]csv";
import { testApp } from "../../../test/support/app";
import { appOf } from "../app/context.server";
import { settingsOf } from "../app/settings.server";
import {
  requireAdmin,
  requireApiMember,
  requireDevelopment,
  requireFreshAdmin,
  requireMember,
  requireMethod,
  requireRate,
  viewerOf,
} from "./guards.server";

const ORIGIN = "https://wink.test";

/** A request with a context of its own, as a route gets it. */
async function from(email: string | null, headers: Record<string, string> = {}, path = "/results?lang=en") {
  await testApp();
  const settings = settingsOf({ ...env });
  if (!settings.ok) throw new Error("the settings of the tests are incomplete");
  const secret = settings.settings.sessionSecret ?? "";
  const cookie = email ? await embeddedIdentity({ secret, secure: true }).signIn(email) : "";
  const context: AppLoadContext = {
    env: { ...env },
    settings: settings.settings,
    requestId: "r1",
    origin: ORIGIN,
    nonce: "n1",
    waitUntil: () => undefined,
  };
  const request = new Request(ORIGIN + path, { headers: { ...headers, Cookie: cookie.split(";")[0] ?? "" } });
  return { request, context };
}

/** The answer that a guard throws, or null where it lets the request pass. */
async function refusal(guard: Promise<unknown>): Promise<Response | null> {
  return guard.then(
    () => null,
    (thrown) => thrown,
  );
}

test("a call of the API without a session is 401 in the reader's language", async () => {
  const refused = await refusal(requireApiMember(await from(null, { "Accept-Language": "zh" }, "/api/x")));
  expect(refused?.status).toBe(401);
  expect(await refused?.json()).toEqual({ code: "signedOut", error: "请先登录再继续。" });
  expect(await requireApiMember(await from("ann@example.com"))).toMatchObject({ email: "ann@example.com" });
});

test("a page without a session leads to sign-in and back, or where it says", async () => {
  const toSignIn = await refusal(requireMember(await from(null)));
  expect(toSignIn?.headers.get("Location")).toBe(
    `/signin?redirect_url=${encodeURIComponent("/results?lang=en")}`,
  );
  const elsewhere = await refusal(requireMember(await from(null), "/upload"));
  expect([elsewhere?.status, elsewhere?.headers.get("Location")]).toEqual([302, "/upload"]);
});

test("what is for the administrator alone is 401 to a stranger and 403 to any other member", async () => {
  expect((await refusal(requireAdmin(await from(null, {}, "/llm-config"))))?.status).toBe(401);
  const refused = await refusal(requireAdmin(await from("ann@example.com", { "Accept-Language": "zh" })));
  expect([refused?.status, await refused?.json()]).toEqual([
    403,
    { code: "forbidden", error: expect.any(String) },
  ]);
  expect(await requireAdmin(await from("Admin@wink.test"))).toMatchObject({ isAdmin: true });
});

test("while a membership cannot be read, a call is told to come back and takes nobody for free", async () => {
  const asked = await from("admin@wink.test");
  vi.spyOn(appOf(asked.context).db, "select").mockImplementation(() => {
    throw new Error("D1_ERROR: overloaded");
  });
  expect((await viewerOf(asked))?.membership.isUnread).toBe(true);
  for (const guard of [requireApiMember, requireAdmin]) {
    const refused = await refusal(guard(asked));
    expect([refused?.status, refused?.headers.get("Retry-After")]).toEqual([503, "10"]);
  }
});

test("an address in a header makes nobody somebody else", async () => {
  const claim = { "X-User-Email": "admin@wink.test" };
  expect((await refusal(requireApiMember(await from("ann@example.com", claim))))?.status).toBe(403);
  expect((await refusal(requireAdmin(await from(null, claim))))?.status).toBe(403);
  const own = { "X-User-Email": "ANN@example.com" };
  expect(await requireApiMember(await from("ann@example.com", own))).toMatchObject({ isAdmin: false });
});

test("each loader of a page is refused by an answer of its own, of which each can be read", async () => {
  const asked = await from("ann@example.com", { "X-User-Email": "admin@wink.test" });
  for (const guard of [viewerOf, requireMember, viewerOf])
    expect(await (await refusal(guard(asked)))?.json()).toMatchObject({ code: "forbidden" });
});

test("what was done often enough in a minute is 429 for this person and says when to come again", async () => {
  const asked = await from("ann@example.com", { "Accept-Language": "zh" }, "/api/x");
  const keys: string[] = [];
  const limiter = (most: number) => ({
    limit: async ({ key = "" }) => ({ success: keys.push(`${most} ${key}`) === 1 }),
  });
  Object.assign(asked.context.env, { RATE_10: limiter(10), RATE_30: limiter(30) });
  expect(await refusal(requireRate(asked, "export", "ann"))).toBeNull();
  const refused = await refusal(requireRate(asked, "upload", "ann"));
  expect([refused?.status, refused?.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await refused?.json()).toEqual({ code: "tooManyRequests", error: "操作过于频繁，请稍等片刻再试。" });
  expect(keys).toEqual(["10 export:ann", "30 upload:ann"]);
});

test.each([changesCsv, membersCsv])(
  "a file of the administrator is refused above the rate of downloads",
  async (load) => {
    const asked = await from("admin@wink.test");
    let allowed = 1;
    Object.assign(asked.context.env, { RATE_10: { limit: async () => ({ success: allowed-- > 0 }) } });
    const ask = () => load({ ...asked, params: {} }).catch((thrown: Response) => thrown);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  },
);

test("a method that is not allowed is 405 and says which are", () => {
  const request = new Request(ORIGIN, { method: "POST" });
  expect(() => requireMethod(request, "POST")).not.toThrow();
  expect(() => requireMethod(request, "DELETE")).toThrow();
});

test("a session that has run out is renewed by the way its provider names, not taken for none", async () => {
  const asked = await from(null);
  const renewal = Response.redirect("https://clerk.wink.test/renew", 307);
  const expired = { state: "redirect", response: renewal } as const;
  vi.spyOn(appOf(asked.context).identity, "verify").mockResolvedValue(expired);
  expect(await refusal(requireMember(asked))).toBe(renewal);
});

test.each([
  ["says when", 11.99, true],
  ["is of 12 hours ago", 12, false],
  ["does not say when", null, false],
])("a session whose sign-in %s changes what is the administrator's: %s hours, %s", async (_, hours, may) => {
  const asked = await from("admin@wink.test");
  const { identity } = appOf(asked.context);
  const verified = await identity.verify(asked.request);
  const signedInAt = hours === null ? null : new Date(Date.now() - hours * 60 * 60 * 1000);
  vi.spyOn(identity, "verify").mockResolvedValue({ ...verified, signedInAt } as typeof verified);
  const refused = await refusal(requireFreshAdmin(asked));
  expect(refused instanceof Response ? await refused.json() : null).toEqual(
    may ? null : { code: "signInAgain", error: expect.any(String) },
  );
  expect(await requireAdmin(asked)).toMatchObject({ isAdmin: true });
});

test("what is for development alone is not there in production", async () => {
  const { request, context } = await from("admin@wink.test");
  expect(() => requireDevelopment({ request, context })).not.toThrow();
  const settings = { ...context.settings, mode: "production" as const };
  const refused = await refusal(
    Promise.resolve().then(() => requireDevelopment({ request, context: { ...context, settings } })),
  );
  expect(refused?.status).toBe(404);
});

test.each([
  ["a stranger, by the network", null, "search:203.0.113.7"],
  ["a member", "ann@example.com", expect.not.stringContaining("203.0.113.7")],
])("what the least score would show is counted as a search of %s", async (_, email, key) => {
  const asked = await from(email, { "CF-Connecting-IP": "203.0.113.7" }, "/api/wishes/preview");
  const keys: string[] = [];
  const limit = async ({ key = "" }) => ({ success: keys.push(key) === 1 });
  Object.assign(asked.context.env, { RATE_30: { limit } });
  const ask = () => preview({ ...asked, params: {} }).catch((thrown: Response) => thrown);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  expect(keys).toEqual([key, key]);
});
