import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { z } from "zod";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { testApp } from "../../../test/support/app";
import { settingsOf } from "../app/settings.server";
import {
  parseForm,
  refusalAnswer,
  requireAdmin,
  requireApiMember,
  requireMember,
  requireMethod,
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

test("only the administrator passes where only he may", async () => {
  expect((await refusal(requireAdmin(await from(null))))?.status).toBe(401);
  expect((await refusal(requireAdmin(await from("ann@example.com"))))?.status).toBe(403);
  expect(await requireAdmin(await from("Admin@wink.test"))).toMatchObject({ isAdmin: true });
});

test("an address in a header makes nobody somebody else", async () => {
  const claim = { "X-User-Email": "admin@wink.test" };
  expect((await refusal(requireApiMember(await from("ann@example.com", claim))))?.status).toBe(403);
  expect((await refusal(requireAdmin(await from(null, claim))))?.status).toBe(403);
  const own = { "X-User-Email": "ANN@example.com" };
  expect(await requireApiMember(await from("ann@example.com", own))).toMatchObject({ isAdmin: false });
});

test("a method that is not allowed is 405 and says which are", () => {
  const request = new Request(ORIGIN, { method: "POST" });
  expect(() => requireMethod(request, "POST")).not.toThrow();
  expect(() => requireMethod(request, "DELETE")).toThrow();
});

test("a refusal says when to come back, where waiting helps", () => {
  const request = new Request(ORIGIN);
  const after = (status: number, values?: Record<string, number>) =>
    refusalAnswer(request, status, { ok: false, reason: "unavailable", values }).headers.get("Retry-After");
  expect(after(429, { retryAfter: 30 })).toBe("30");
  expect(Number(after(503))).toBeGreaterThan(0);
  expect(after(422)).toBeNull();
});

const schema = z.object({
  email: z.email("form.invalid"),
  name: z.string("form.missing").min(1, "form.missing"),
});

function submitted(body: string, type = "application/x-www-form-urlencoded") {
  return new Request(ORIGIN, { method: "POST", body, headers: { "Content-Type": type } });
}

test("a form that fits gives its values, one that does not the first problem of each field", async () => {
  expect(await parseForm(submitted("email=a%40b.cc&name=A&more=x"), schema)).toEqual({
    ok: true,
    value: { email: "a@b.cc", name: "A" },
  });
  expect(await parseForm(submitted("email=a"), schema)).toEqual({
    ok: false,
    problems: { email: "form.invalid", name: "form.missing" },
  });
});

test.each([
  ["JSON", submitted('{"email":"a@b.cc"}', "application/json"), 400],
  ["a field that stands twice", submitted("email=a%40b.cc&email=c%40d.ee"), 400],
  ["a field that reaches for the prototype", submitted("__proto__=x&email=a%40b.cc"), 400],
  ["a damaged body", submitted("email=a", "multipart/form-data; boundary=x"), 400],
  ["a body that is too large", submitted(`email=${"x".repeat(70_000)}`), 413],
])("%s is no form of ours", async (_, request, status) => {
  expect((await refusal(parseForm(request, schema)))?.status).toBe(status);
});
