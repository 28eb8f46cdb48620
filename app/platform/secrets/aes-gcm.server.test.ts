import { expect, test } from "vitest";
import { aesSecrets } from "./aes-gcm.server";

const keyOf = (byte: number) => async () => new Uint8Array(32).fill(byte);
const secrets = aesSecrets(keyOf(1));

test("what was sealed opens under the same key for the same field", async () => {
  for (const plain of ["sk-live-密钥", "", "x".repeat(2000)]) {
    const sealed = await secrets.seal(plain, "global/openai/apiKey");
    expect(await secrets.open(sealed, "global/openai/apiKey")).toBe(plain);
    expect(await aesSecrets(keyOf(1)).open(sealed, "global/openai/apiKey")).toBe(plain);
  }
});

test("a sealed text shows nothing of the secret and is another one each time", async () => {
  const [first, second] = await Promise.all([1, 2].map(() => secrets.seal("sk-live", "f")));
  expect(first).not.toBe(second);
  expect(atob(first?.replace("aes-gcm:", "") ?? "")).not.toContain("sk-live");
});

test("it opens for no other field, under no other key, and not when a letter was changed", async () => {
  const sealed = await secrets.seal("sk-live", "global/openai/apiKey");
  expect(await secrets.open(sealed, "global/reader/apiKey")).toBeNull();
  expect(await aesSecrets(keyOf(2)).open(sealed, "global/openai/apiKey")).toBeNull();
  const at = sealed.length - 8;
  const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
  expect(await secrets.open(changed, "global/openai/apiKey")).toBeNull();
});

test.each(["", "sk-live", "aes-gcm:", "aes-gcm:x", "aes-gcm:AAAA", "aes-gcm:****"])(
  "%j was never sealed",
  async (text) => {
    expect(await secrets.open(text, "f")).toBeNull();
  },
);

test("a key of another length is our own mistake and is thrown", async () => {
  await expect(aesSecrets(async () => new Uint8Array(31)).seal("x", "f")).rejects.toThrow();
});
