import { expect, test } from "vitest";
import { readDownload } from "./read-download.server";

const facts = {
  version: "1.2.3",
  origin: "https://wink.example",
  bytes: 140_000,
  changes: { zh: ["首个版本"], en: ["The first version"] },
};

const built = (said: unknown) => ({ asset: async () => new TextEncoder().encode(JSON.stringify(said)) });

test("of our own zip is told what the build says of it, of another nothing", async () => {
  expect(await readDownload(built(facts), undefined)).toEqual(facts);
  expect(await readDownload(built(facts), "https://elsewhere.example/memwink.zip")).toBeNull();
});

test("what no build says is no answer", async () => {
  await expect(readDownload(built({ ...facts, origin: "nowhere" }), undefined)).rejects.toThrow();
});
