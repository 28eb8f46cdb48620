import { expect, test } from "vitest";
import { z } from "zod";
import { problem } from "~/core/form";
import { parseForm } from "./parse-form.server";

const missing = problem("form.missing");

const schema = z.object({
  email: z.email(problem("signIn.emailInvalid")).endsWith("@example.com", problem("forbidden")),
  name: z.string(missing).min(1, missing),
});

function submitted(body: string | [string, string][], type = "application/x-www-form-urlencoded") {
  const text = typeof body === "string" ? body : new URLSearchParams(body).toString();
  return new Request("https://wink.test", { method: "POST", body: text, headers: { "Content-Type": type } });
}

/** The answer that is thrown in place of a result. */
async function thrown(parsing: Promise<unknown>): Promise<Response> {
  return parsing.then(
    () => Promise.reject(new Error("nothing was thrown")),
    (answer) => answer,
  );
}

test("a form that fits gives its values and nothing else", async () => {
  expect(await parseForm(submitted("email=a%40example.com&name=A&more=x"), schema)).toEqual({
    ok: true,
    value: { email: "a@example.com", name: "A" },
    values: { email: ["a@example.com"], name: ["A"], more: ["x"] },
  });
});

test("a form that does not fit gives every problem of each field, and what was typed", async () => {
  expect(await parseForm(submitted("email=a%20b"), schema)).toEqual({
    ok: false,
    problems: { email: ["signIn.emailInvalid", "forbidden"], name: ["form.missing"] },
    values: { email: ["a b"] },
  });
});

test("a problem that the schema has no words for is said in ours", async () => {
  const parsed = await parseForm(submitted("age=x"), z.object({ age: z.literal("7") }));
  expect(parsed).toMatchObject({ ok: false, problems: { age: ["form.invalid"] } });
});

const settings = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    langs: z.array(z.enum(["zh", "en"])).default([]),
    feeds: z
      .array(z.object({ url: z.url(problem("form.invalid")), name: z.string(missing) }))
      .max(2, missing),
    apiKey: z.string().max(4, problem("form.invalid")).optional(),
  }),
  z.object({ intent: z.literal("reset") }),
]);

test("repeated names and rows become lists, and the intent says which form it is", async () => {
  const body: [string, string][] = [
    ["intent", "save"],
    ["langs[]", "zh"],
    ["langs[]", "en"],
    ["feeds[0].url", "https://a.example/"],
    ["feeds[0].name", "A"],
    ["feeds[7].url", "https://b.example/"],
    ["feeds[7].name", ""],
  ];
  expect(await parseForm(submitted(body), settings)).toMatchObject({
    ok: true,
    value: {
      intent: "save",
      langs: ["zh", "en"],
      feeds: [
        { url: "https://a.example/", name: "A" },
        { url: "https://b.example/", name: "" },
      ],
    },
  });
  expect(await parseForm(submitted("intent=reset"), settings)).toEqual({
    ok: true,
    value: { intent: "reset" },
    values: { intent: ["reset"] },
  });
});

test("what was typed comes with a form that is accepted too, but for a secret", async () => {
  const parsed = await parseForm(submitted("intent=reset&apiKey=sk-1"), settings, { secret: ["apiKey"] });
  expect(parsed).toEqual({ ok: true, value: { intent: "reset" }, values: { intent: ["reset"] } });
});

test("a form may be as large as it says and no larger", async () => {
  const body = `intent=reset&more=${"x".repeat(70_000)}`;
  await expect(parseForm(submitted(body), settings)).rejects.toMatchObject({ status: 413 });
  expect(await parseForm(submitted(body), settings, { maxBytes: 80_000 })).toMatchObject({ ok: true });
});

test("the problem of a row stands at the row's own field, and a secret is not sent back", async () => {
  const body: [string, string][] = [
    ["intent", "save"],
    ["langs[]", "fr"],
    ["feeds[0].url", "https://a.example/"],
    ["feeds[0].name", "A"],
    ["feeds[7].url", "nowhere"],
    ["apiKey", "sk-secret"],
  ];
  const parsed = await parseForm(submitted(body), settings, { secret: ["apiKey"] });
  expect(parsed).toEqual({
    ok: false,
    problems: {
      "langs[]": ["form.invalid"],
      "feeds[7].url": ["form.invalid"],
      "feeds[7].name": ["form.missing"],
      apiKey: ["form.invalid"],
    },
    values: {
      intent: ["save"],
      "langs[]": ["fr"],
      "feeds[0].url": ["https://a.example/"],
      "feeds[0].name": ["A"],
      "feeds[7].url": ["nowhere"],
    },
  });
});

test.each([
  ["an intent that the page does not have", "intent=drop", 400],
  ["no intent", "feeds=", 400],
])("%s is no mistake of the reader's", async (_, body, status) => {
  expect((await thrown(parseForm(submitted(body), settings))).status).toBe(status);
});

test.each([
  ["JSON", submitted('{"email":"a@b.cc"}', "application/json"), 400],
  ["a field that stands twice", submitted("email=a%40b.cc&email=c%40d.ee"), 400],
  ["a field that reaches for the prototype", submitted("__proto__=x&email=a%40b.cc"), 400],
  ["a damaged body", submitted("email=a", "multipart/form-data; boundary=x"), 400],
  ["a body that is too large", submitted(`email=${"x".repeat(70_000)}`), 413],
])("%s is no form of ours", async (_, request, status) => {
  expect((await thrown(parseForm(request, schema))).status).toBe(status);
});
