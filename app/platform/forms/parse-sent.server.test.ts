import { expect, test } from "vitest";
import { z } from "zod";
import { problem } from "~/core/form";
import { parseSent } from "./parse-sent.server";

const schema = z.object({
  email: z.string(problem("form.invalid")),
  name: z.string(problem("form.missing")),
});

/** What a call in JSON is refused with. */
async function refusalOf(body: string): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const sent = new Request("https://wink.test/api", { method: "POST", body, headers });
  const answer = await parseSent(sent, schema).then(
    () => Promise.reject(new Error("nothing was refused")),
    (thrown: Response) => thrown,
  );
  const { code } = await answer.json<{ code: string }>();
  return [answer.status, code];
}

test.each([
  ["what the shape says is wrong", '{"email":"a@example.com"}', [400, "form.missing"]],
  ["what is said first, and no word that only a form has", "{}", [400, "form.missing"]],
  ["what has no word of its own as a bad request", '{"email":1,"name":"A"}', [400, "badRequest"]],
  ["what is no JSON", "{", [400, "badRequest"]],
  ["what is too large", JSON.stringify({ name: "a".repeat(70_000) }), [413, "requestTooLarge"]],
])("a call is told %s", async (_, body, refusal) => {
  expect(await refusalOf(body)).toEqual(refusal);
});
