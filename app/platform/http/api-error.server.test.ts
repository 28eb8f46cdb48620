import { expect, test } from "vitest";
import { apiError, apiErrorOf, methodNotAllowed, toApiError } from "./api-error.server";

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

test("a call that storage does not answer is told to come again", async () => {
  const answered = async (path: string) => {
    const asked = new Request(`https://wink.test${path}`, { method: "POST", headers: request.headers });
    const answer = toApiError(asked, new Response(null, { status: 503 }));
    const { code, error } = await answer.json<{ code: string; error: string }>();
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    return [answer.status, code, error];
  };
  for (const path of [
    "/api/article/vote",
    "/api/article/vote/remove",
    "/api/follow_user",
    "/api/winks/by_tag_id?page=1",
  ])
    expect(await answered(path)).toEqual([503, "pings.busy", "现在访问的人太多，请稍后再试一次。"]);
  for (const path of ["/api/config", "/sitemap.xml"])
    expect((await answered(path)).slice(0, 2)).toEqual([503, "unavailable"]);
});

test("a method that a file does not take is refused in the form of the API, and one of a page's data in the framework's", async () => {
  const headers = { "X-Remix-Error": "yes" };
  const answered = (path: string) =>
    toApiError(
      new Request(`https://wink.test${path}`),
      Response.json({ message: "Unexpected Server Error" }, { status: 405, headers }),
    );
  expect(await answered("/sitemap.xml").json()).toMatchObject({ code: "methodNotAllowed" });
  expect(await answered("/upload?_data=routes%2Fupload").json()).toEqual({
    message: "Unexpected Server Error",
  });
});
