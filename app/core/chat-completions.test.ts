import { expect, test } from "vitest";
import { apiErrorKind, endpointUrl, readApiError, readCompletion, retryAfterMs } from "./chat-completions";

test.each([
  ["https://api.example", "https://api.example/chat/completions"],
  ["https://api.example/v1/", "https://api.example/v1/chat/completions"],
  ["https://api.example/openai/v1//", "https://api.example/openai/v1/chat/completions"],
  ["http://localhost:1/v1", "http://localhost:1/v1/chat/completions"],
])("below the address %j the call is at %s", (baseUrl, url) => {
  expect(endpointUrl(baseUrl, "chat/completions")).toBe(url);
});

test.each([
  [301, "", "redirected"],
  [402, "", "quotaSpent"],
  [429, '{"error":{"code":"insufficient_quota"}}', "quotaSpent"],
  [401, "", "keyRefused"],
  [403, "", "keyRefused"],
  [400, '{"error":{"code":"invalid_api_key"}}', "keyRefused"],
  [404, '{"error":{"message":"no such model"}}', "modelUnknown"],
  [404, "no such model", "addressWrong"],
  [408, "", "providerDown"],
  [413, "", "tooLong"],
  [429, "", "tooManyRequests"],
  [500, "", "providerDown"],
  [422, "{}", "refused"],
])("status %i with the body %s is %s", (status, body, kind) => {
  expect(apiErrorKind(status, readApiError(body))).toBe(kind);
});

test.each([
  [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
  [{ "retry-after": " 1.5 " }, 1500],
  [{ "retry-after": "Fri, 01 May 2026 10:01:30 GMT" }, 90_000],
  [{ "retry-after": "Fri, 01 May 2026 09:00:00 GMT" }, 0],
  [{ "retry-after": "soon" }, null],
  [{}, null],
])("the headers %j ask to wait %s ms", (headers, ms) => {
  expect(retryAfterMs(new Headers(headers), new Date("2026-05-01T10:00:00Z"))).toBe(ms);
});

test("a completion is read from a string or from parts, with why it ended", () => {
  const body = (content: unknown, finish_reason?: unknown) =>
    JSON.stringify({ choices: [{ message: { content }, finish_reason }] });
  expect(readCompletion(body("a", "length"))).toEqual({ text: "a", finishReason: "length", refusal: null });
  expect(readCompletion(body(["a", { text: "b" }, { type: "audio" }], 7))?.text).toBe("ab");
  expect(readCompletion(body(null))).toEqual({ text: "", finishReason: null, refusal: null });
  expect(readCompletion('{"choices":[]}')).toBeNull();
});
