import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_PICTURE_BYTES, pictureOfBase64, readPicture, readSuggestion } from "./provider-answer";

const key = "sk-test-1234567890";

function chat(message: unknown, finish = "stop"): string {
  return JSON.stringify({ choices: [{ message, finish_reason: finish }] });
}

function suggestion(body: string) {
  const read = readSuggestion(body, key);
  return read.ok ? read.text : read.problem.kind;
}

test.each([
  ["a string", "Better", "Better"],
  [
    "parts",
    [
      { type: "text", text: "Bet" },
      { type: "text", text: "ter" },
    ],
    "Better",
  ],
  ["parts that are strings", ["Bet", "ter"], "Better"],
  ["parts of which one is unknown", [{ type: "audio" }, { text: "Better" }], "Better"],
  ["spaces around", "\n  Better \n", "Better"],
  ["thoughts before", "<think>hm\nhm</think>\n\nBetter", "Better"],
  ["a fence around all", "```markdown\n# Better\n```", "# Better"],
  ["echoed marks", "<CONTENT>\nBetter\n</CONTENT>", "Better"],
  ["code of its own", "```js\nx()\n```", "```js\nx()\n```"],
  ["two fences", "```md\na\n```\nb\n```md\nc\n```", "```md\na\n```\nb\n```md\nc\n```"],
])("a suggestion is read from %s", (_, content, text) => {
  expect(suggestion(chat({ content }))).toBe(text);
});

test.each([
  ["null", chat({ content: null }), "emptyAnswer"],
  ["an empty string", chat({ content: " \n" }), "emptyAnswer"],
  ["no parts", chat({ content: [] }), "emptyAnswer"],
  ["thoughts alone", chat({ content: "<think>hm" }), "emptyAnswer"],
  ["a refusal", chat({ content: null, refusal: "I cannot help." }), "refused"],
  ["a filter", chat({ content: "" }, "content_filter"), "refused"],
  ["no message", JSON.stringify({ choices: [{}] }), "notUnderstood"],
  ["no choice", JSON.stringify({ choices: [] }), "notUnderstood"],
  ["a number as content", chat({ content: 7 }), "notUnderstood"],
  ["HTML", "<!doctype html><h1>Welcome</h1>", "notUnderstood"],
  ["nothing", "", "notUnderstood"],
  ["half of it", chat({ content: "Better" }).slice(0, -9), "notUnderstood"],
  ["a stream", `data: ${chat({ content: "Better" })}\n\ndata: [DONE]`, "notUnderstood"],
  ["an error", '{"error":{"message":"Not allowed"}}', "refused"],
  ["an error as a string", '{"error":"Not allowed"}', "refused"],
  ["an error in a list", '[{"error":{"message":"No key","code":401}}]', "keyRefused"],
  ["an error with a code", '{"error":{"message":"x","code":"insufficient_quota"}}', "quotaSpent"],
  ["another shape", '{"code":0,"msg":"ok"}', "notUnderstood"],
])("an answer that holds %s is a problem", (_, body, kind) => {
  expect(suggestion(body)).toBe(kind);
});

test("a suggestion that stopped at the length limit says so", () => {
  expect(readSuggestion(chat({ content: "Bet" }, "length"), key)).toEqual({
    ok: true,
    text: "Bet",
    cutOff: true,
  });
});

const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(40, 7)]);
const jpeg = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(41, 7)]);
const webp = Buffer.concat([Buffer.from("RIFF0000WEBPVP8 "), Buffer.alloc(30, 7)]);
const gif = Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(30, 7)]);

test.each([
  ["image/png", png],
  ["image/jpeg", jpeg],
  ["image/webp", webp],
  ["image/gif", gif],
])("bytes are known as %s by their beginning", (type, bytes) => {
  const read = readPicture(JSON.stringify({ data: [{ b64_json: bytes.toString("base64") }] }), key);
  expect(read).toEqual({ ok: true, dataUrl: `data:${type};base64,${bytes.toString("base64")}` });
});

test.each([
  ["url-safe letters", jpeg.toString("base64url")],
  ["line breaks", png.toString("base64").replace(/(.{20})/g, "$1\n")],
  ["a data URL with a false type", `data:text/html;base64,${png.toString("base64")}`],
])("base64 with %s is read", (_, text) => {
  expect(pictureOfBase64(text)).toMatchObject({ ok: true });
});

test.each([
  [
    "an SVG",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>").toString("base64"),
    "notAPicture",
  ],
  ["HTML", Buffer.from("<!doctype html><title>Sign in first</title>").toString("base64"), "notAPicture"],
  ["text that is not base64", "not base64 at all, whatever it claims to be!", "notAPicture"],
  ["a PNG's first bytes alone", png.subarray(0, 8).toString("base64"), "notAPicture"],
  ["a quote that would leave the attribute", `${png.toString("base64")}"onload="x`, "notAPicture"],
  ["more than the limit", "A".repeat(Math.ceil(MAX_PICTURE_BYTES / 0.75) + 4), "tooLarge"],
])("%s is no picture", (_, text, kind) => {
  expect(pictureOfBase64(text)).toMatchObject({ ok: false, problem: { kind } });
});

test.each([
  ["https://cdn.example/a.png", { ok: true, url: "https://cdn.example/a.png" }],
  ["http://localhost:8188/a.png", { ok: true, url: "http://localhost:8188/a.png" }],
  ["http://cdn.example/a.png", { ok: false }],
  ["javascript:alert(1)", { ok: false }],
  ["/a.png", { ok: false }],
])("of the address %s becomes %j", (url, outcome) => {
  expect(readPicture(JSON.stringify({ data: [{ url }] }), key)).toMatchObject(outcome);
});

test.each([
  ['{"data":[]}', "notUnderstood"],
  ['{"data":[{}]}', "emptyAnswer"],
  ['{"data":[{"b64_json":"","url":""}]}', "emptyAnswer"],
  ['{"error":{"message":"billing","type":"billing_hard_limit_reached"}}', "quotaSpent"],
  ["<html>", "notUnderstood"],
])("the image answer %s is a problem", (body, kind) => {
  expect(readPicture(body, key)).toMatchObject({ ok: false, problem: { kind } });
});

test("no answer, of whatever shape, makes reading throw", () => {
  const pieces = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify({ choices: [{ message: { content: value } }] })),
    fc.jsonValue().map((value) => JSON.stringify({ choices: [value], error: value })),
    fc.jsonValue().map((value) => JSON.stringify({ data: [{ b64_json: value, url: value }] })),
    fc.jsonValue().map((value) => JSON.stringify({ error: { message: value, code: value, param: value } })),
  );
  fc.assert(
    fc.property(pieces, (body) => {
      expect(typeof readSuggestion(body, key).ok).toBe("boolean");
      expect(typeof readPicture(body, key).ok).toBe("boolean");
    }),
    { numRuns: 500 },
  );
});

test("every base64 of bytes that begin like a picture comes back byte for byte", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 200 }), (rest) => {
      const bytes = Buffer.concat([png.subarray(0, 16), rest]);
      const read = pictureOfBase64(bytes.toString("base64url"));
      const dataUrl = read.ok ? read.dataUrl : "";
      expect(Buffer.from(dataUrl.split(",")[1] ?? "", "base64").equals(bytes)).toBe(true);
    }),
  );
});

test.each([
  ["a fence of line ends", chat({ content: `\`\`\`md${"\n".repeat(400_000)}x` })],
  ["marks and line ends", chat({ content: `<CONTENT>${"\n".repeat(400_000)}x` })],
])("an answer of %s is read at once", { timeout: 5000 }, (_, body) => {
  expect(readSuggestion(body, key).ok).toBe(true);
});

test("a picture of nothing but padding is refused at once", { timeout: 5000 }, () => {
  const read = pictureOfBase64(`iVBORw0KGgo${"=".repeat(8_000_000)}A`);
  expect(read.ok ? "" : read.problem.kind).toBe("notAPicture");
});

test("a key that the provider writes into its answer is not shown, nor followed into an address", () => {
  expect(suggestion(chat({ content: `Publish ${key}!` }))).toBe("Publish ***!");
  const read = readPicture(JSON.stringify({ data: [{ url: `https://evil.example/${key}.png` }] }), key);
  expect(read.ok ? "" : read.problem.kind).toBe("notUnderstood");
});
