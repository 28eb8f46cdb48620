import { expect, test } from "vitest";
import { apiError, apiErrorOf, methodNotAllowed } from "./api-error.server";

const request = new Request("https://wink.test", { headers: { "Accept-Language": "zh" } });

test("an error of the API is a code and a sentence in the reader's language", async () => {
  const answer = apiError(request, 401, "signedOut");
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { code: "signedOut", error: "请先登录再继续。" },
  ]);
});

test("a refusal says when to come back, where waiting helps", () => {
  const after = (status: number, values?: Record<string, number>) =>
    apiErrorOf(request, status, { ok: false, reason: "unavailable", values }).headers.get("Retry-After");
  expect(after(429, { retryAfter: 30 })).toBe("30");
  expect(Number(after(503))).toBeGreaterThan(0);
  expect(after(422)).toBeNull();
});

test("a method that is not allowed names those that are", () => {
  const answer = methodNotAllowed(request, ["GET", "DELETE"]);
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, DELETE"]);
});
