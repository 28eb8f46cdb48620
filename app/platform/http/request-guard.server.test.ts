import { expect, test } from "vitest";
import type { Settings } from "../app/settings.server";
import { guardRequest, refusalResponse } from "./request-guard.server";

const ORIGIN = "https://wink.example";
const settings = { mode: "production" } as Settings;

function at(method: string, path: string, headers: Record<string, string> = {}) {
  return guardRequest(new Request(ORIGIN + path, { method, headers }), settings, ORIGIN)?.status ?? 200;
}

test.each([
  ["a browser's own form", { "Sec-Fetch-Site": "same-origin", Cookie: "wink_session=x" }, 200],
  ["an address typed by hand", { "Sec-Fetch-Site": "none" }, 200],
  ["an extension of the browser", { "Sec-Fetch-Site": "none", Origin: "chrome-extension://abc" }, 403],
  [
    "an extension with a cookie",
    { "Sec-Fetch-Site": "none", Origin: "https://evil.example", Cookie: "a=b" },
    403,
  ],
  [
    "a foreign origin that claims to be ours",
    { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
    403,
  ],
  ["no origin that claims to be ours", { "Sec-Fetch-Site": "same-origin", Origin: "null" }, 403],
  ["our own page with both headers", { "Sec-Fetch-Site": "same-origin", Origin: ORIGIN, Cookie: "a=b" }, 200],
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

test.each([`${"/".repeat(16_000)}x`, "/offerwink//", "//offerwink", `/${"a".repeat(2048)}`])(
  "an address that no route has is refused before any route is tried",
  (path) => {
    expect(at("GET", path)).toBe(404);
  },
);

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

test("a browser's own report may come without its origin, and from no other site", () => {
  const report = (headers: Record<string, string>) => at("POST", "/api/csp_report", headers);
  expect(report({ Cookie: "wink_session=x" })).toBe(200);
  expect(report({ Cookie: "wink_session=x", Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" })).toBe(200);
  for (const sender of ["https://evil.example", "null"])
    expect(report({ Origin: sender, Cookie: "wink_session=x" })).toBe(403);
  for (const site of ["cross-site", "same-site"])
    expect(report({ "Sec-Fetch-Site": site, Cookie: "wink_session=x" })).toBe(403);
});

test("development pages do not exist in production", () => {
  for (const path of [
    "/dev/ui",
    "/dev",
    "/dev?_data=root",
    "/dev/ui?_data=root",
    "/DEV/ui?_data=root",
    "/DEV/ui",
    "/%64ev/ui",
    "/%44e%76/ui",
  ])
    expect(at("GET", path)).toBe(404);
  expect(at("GET", "/developers")).toBe(200);
  const development = { mode: "development" } as Settings;
  expect(guardRequest(new Request(`${ORIGIN}/dev/ui`), development, ORIGIN)).toBeNull();
});

test("a refusal speaks the reader's language", async () => {
  const chinese = new Request(ORIGIN, { headers: { "Accept-Language": "zh-CN" } });
  const response = refusalResponse(chinese, { status: 403, code: "crossSite" });
  expect(response.status).toBe(403);
  const body = await response.json<{ error: string; code: string }>();
  expect(body.code).toBe("crossSite");
  expect(body.error).toMatch(/[\u4e00-\u9fff]/);
});

/** What no fetch can send, and a socket can. */
test("a reading request with a body is the sender's mistake, one that says it has none is not", () => {
  const asked = (headers: Headers) =>
    Object.create(new Request(ORIGIN), {
      url: { value: `${ORIGIN}/signin` },
      method: { value: "GET" },
      headers: { value: headers },
      body: { value: new ReadableStream() },
    });
  const statusOf = (headers: Record<string, string>) =>
    guardRequest(asked(new Headers(headers)), settings, ORIGIN)?.status;
  expect([statusOf({}), statusOf({ "Content-Length": "5" })]).toEqual([400, 400]);
  expect(statusOf({ "Content-Length": "0" })).toBeUndefined();
});
