import { expect, test } from "vitest";
import {
  asked,
  browser,
  json,
  key,
  noNetwork,
  png,
  problemOf,
  type Reply,
  text,
} from "../../../../test/support/provider-replies";
import { askForPicture } from "./ask-provider.client";

const drawn = json({ data: [{ b64_json: png.toString("base64") }] });
const dataUrl = `data:image/png;base64,${png.toString("base64")}`;

test("the picture is asked for as bytes, described by the content", async () => {
  const { calls, environment } = browser([drawn]);
  expect(await askForPicture(asked(), environment)).toEqual({ ok: true, dataUrl, shortened: false });
  expect(calls.map(({ url, body }) => [url, body])).toEqual([
    [
      "https://api.example/v1/images/generations",
      { model: "some-model", prompt: "Some words", response_format: "b64_json", size: "1024x1024", n: 1 },
    ],
  ]);
});

test("words that the provider does not know are left out, each once", async () => {
  const refusing = (param: string) => json({ error: { message: "Unknown parameter", param } }, 400);
  const named = json({ error: { message: "unsupported: 'size'" } }, 422);
  const { calls, environment } = browser([refusing("response_format"), named, drawn]);
  expect(await askForPicture(asked(), environment)).toMatchObject({ ok: true });
  expect(calls.map(({ body }) => Object.keys(body).slice(2))).toEqual([
    ["response_format", "size", "n"],
    ["size", "n"],
    ["n"],
  ]);
});

test("a provider that goes on refusing the same word is not asked forever", async () => {
  const { calls, environment } = browser([json({ error: "response_format is not supported" }, 400)]);
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "refused" });
  expect(calls).toHaveLength(2);
});

test("a refusal of the content is not taken for one of a word", async () => {
  const { calls, environment } = browser([
    json({ error: { message: "A crowd of this size is unsafe" } }, 400),
  ]);
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "refused" });
  expect(calls).toHaveLength(1);
});

const byUrl = json({ data: [{ url: "https://cdn.example/a.png?sig=1" }] });

test("a picture by address is fetched without the key and becomes bytes", async () => {
  const { calls, environment } = browser([byUrl, () => new Response(png)]);
  expect(await askForPicture(asked(), environment)).toMatchObject({ ok: true, dataUrl });
  expect(JSON.stringify(calls[1]?.init)).not.toContain(key);
  expect(calls[1]).toMatchObject({ url: "https://cdn.example/a.png?sig=1", init: { credentials: "omit" } });
});

test.each<[string, Reply, string]>([
  ["does not allow this page", noNetwork, "pictureBlocked"],
  ["has run out", text("expired", 403), "pictureBlocked"],
  ["leads to a web page", text("<!doctype html><title>Please sign in to see this</title>"), "notAPicture"],
  ["leads to 20 MB", text("x".repeat(20_000_000)), "tooLarge"],
])("a picture whose address %s is reported with the way to it", async (_, reply, kind) => {
  const { environment } = browser([byUrl, reply]);
  const problem = problemOf(await askForPicture(asked(), environment));
  expect(problem).toMatchObject({ kind, link: "https://cdn.example/a.png?sig=1" });
});

test.each([
  ["is no image", json({ data: [{ b64_json: Buffer.from("<svg>".repeat(20)).toString("base64") }] }), true],
  ["cannot be drawn", drawn, false],
])("a picture that %s is refused", async (_, reply, drawable) => {
  const { environment } = browser([reply], { canDraw: async () => drawable });
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "notAPicture" });
});

test("an answer of 40 MB is not read to its end", async () => {
  const sent = { bytes: 0 };
  const stream = new ReadableStream({
    pull(controller) {
      sent.bytes += 1_000_000;
      if (sent.bytes > 40_000_000) controller.close();
      else controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const { environment } = browser([() => new Response(stream)]);
  expect(problemOf(await askForPicture(asked(), environment))).toMatchObject({ kind: "tooLarge" });
  expect(sent.bytes).toBeLessThan(20_000_000);
});

test("a picture of a text too long for the model says that it was shortened", async () => {
  const { environment, calls } = browser([drawn]);
  const long = { ...asked(), content: "a".repeat(40_000) };
  expect(await askForPicture(long, environment)).toMatchObject({ ok: true, shortened: true });
  expect(String(calls[0]?.body.prompt)).toHaveLength(32_000);
});
