import { expect, test } from "vitest";
import type { Settings } from "../app/settings.server";
import {
  contentSecurityPolicy,
  refusalAtDoor,
  refusalResponse,
  withSafeHeaders,
} from "./request-guard.server";

const ORIGIN = "https://wink.example";
const settings = { mode: "production" } as Settings;

function at(method: string, path: string, headers: Record<string, string> = {}) {
  return refusalAtDoor(new Request(ORIGIN + path, { method, headers }), settings, ORIGIN)?.status ?? 200;
}

test.each([
  ["a browser's own form", { "Sec-Fetch-Site": "same-origin", Cookie: "wink_session=x" }, 200],
  ["an address typed by hand", { "Sec-Fetch-Site": "none" }, 200],
  ["another site", { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN }, 403],
  ["a sibling subdomain", { "Sec-Fetch-Site": "same-site", Origin: ORIGIN }, 403],
  ["an older browser on our site", { Origin: ORIGIN, Cookie: "wink_session=x" }, 200],
  ["an older browser on another site", { Origin: "https://evil.example" }, 403],
  ["a sandboxed page", { Origin: "null", Cookie: "wink_session=x" }, 403],
  ["our origin on another port", { Origin: `${ORIGIN}:8443` }, 403],
  ["our origin without encryption", { Origin: "http://wink.example" }, 403],
  ["a script with a cookie and no origin", { Cookie: "wink_session=x" }, 403],
  ["a script with a bearer token", { Authorization: "Bearer x" }, 200],
  ["a forged forwarding header", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }, 403],
])("a change of state from %s", (_, headers, status) => {
  expect(at("POST", "/api/upload_resume", headers)).toBe(status);
  expect(at("DELETE", "/api/resume_jobs/1", headers)).toBe(status);
});

test("reading is open to every site", () => {
  for (const method of ["GET", "HEAD"]) {
    expect(at(method, "/offerwink", { "Sec-Fetch-Site": "cross-site" })).toBe(200);
  }
});

test("a request for a route's data is judged as the page itself", () => {
  expect(at("GET", "/markdown-editor?_data=root")).toBe(200);
  expect(at("GET", "/dev/ui?_data=routes%2Fdev.ui")).toBe(404);
  expect(at("POST", "/signin?_data=routes%2Fsignin", { "Sec-Fetch-Site": "cross-site" })).toBe(403);
});

test("methods that nothing here answers are refused and the others named; OPTIONS would run a loader", () => {
  for (const method of ["PUT", "PATCH", "PROPFIND", "OPTIONS"]) {
    expect(at(method, "/offerwink", { "Sec-Fetch-Site": "same-origin" })).toBe(405);
  }
  const refused = refusalResponse(new Request(ORIGIN), { status: 405, code: "methodNotAllowed" });
  expect(refused.headers.get("Allow")).toBe("GET, HEAD, POST, DELETE");
});

test("webhooks come from other servers and are checked by their signature", () => {
  expect(at("POST", "/webhooks/stripe", { Origin: "https://stripe.example" })).toBe(200);
  for (const path of [
    "/webhooksx",
    "/webhooks%2f..%2fapi",
    "/webhooks/../api/upload_resume",
    "/WEBHOOKS/stripe",
  ])
    expect(at("POST", path, { Origin: "https://stripe.example" })).toBe(403);
});

test("development pages do not exist in production", () => {
  for (const path of ["/dev/ui", "/dev", "/dev/ui.data", "/dev.data", "/DEV/ui", "/%64ev/ui", "/%44e%76/ui"])
    expect(at("GET", path)).toBe(404);
  expect(at("GET", "/developers")).toBe(200);
  const development = { mode: "development" } as Settings;
  expect(refusalAtDoor(new Request(`${ORIGIN}/dev/ui`), development, ORIGIN)).toBeNull();
});

test("a refusal speaks the reader's language", async () => {
  const chinese = new Request(ORIGIN, { headers: { "Accept-Language": "zh-CN" } });
  const response = refusalResponse(chinese, { status: 403, code: "crossSite" });
  expect(response.status).toBe(403);
  const body = await response.json<{ error: string; code: string }>();
  expect(body.code).toBe("crossSite");
  expect(body.error).toMatch(/[\u4e00-\u9fff]/);
});

const given = { requestId: "r1", nonce: "n1", secure: true, clerkHost: null, pathname: "/" };

test("every answer carries the safety headers, and is private unless its route says otherwise", () => {
  const { headers } = withSafeHeaders(new Response("x"), given);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-request-id")).toBe("r1");
  const open = new Response("x", { headers: { "Cache-Control": "public, max-age=60" } });
  expect(withSafeHeaders(open, given).headers.get("Cache-Control")).toBe("public, max-age=60");
});

test("an unencrypted answer does not claim strict transport", () => {
  expect(
    withSafeHeaders(new Response("x"), { ...given, secure: false }).headers.has("Strict-Transport-Security"),
  ).toBe(false);
});

test("scripts need the nonce, and Clerk's host is allowed only where Clerk is configured", () => {
  const plain = contentSecurityPolicy(given);
  expect(plain).toContain("script-src 'self' 'nonce-n1';");
  expect(plain).toContain("frame-ancestors 'none'");
  expect(plain).not.toContain("unsafe-eval");
  expect(contentSecurityPolicy({ ...given, clerkHost: "clerk.wink.example" })).toContain(
    "https://clerk.wink.example",
  );
});

test.each(["/share-card", "/Share-Card/"])("%s may ask other hosts", (pathname) => {
  expect(contentSecurityPolicy({ ...given, pathname })).toMatch(
    /connect-src 'self' https: [^;]*http:\/\/127\.0\.0\.1:\*/,
  );
});

test.each(["/", "/upload", "/results", "/media-tools", "/markdown-editor", "/share-card/x"])(
  "%s may ask no other host",
  (pathname) => {
    expect(contentSecurityPolicy({ ...given, pathname })).toContain("connect-src 'self';");
  },
);
