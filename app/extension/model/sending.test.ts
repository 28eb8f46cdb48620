import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeChrome } from "../../../test/support/fake-chrome";
import { draft, emptyLibrary } from "../../../test/support/library";
import { describeByModel } from "../capture/describe-by-model";
import { deadLinks } from "../library/clean-up";
import type { Database } from "../library/database";
import { deletePages, savePages } from "../library/save-pages";
import { embedPages } from "../library/vectors";
import { ownQuote } from "../quotes/day-quote";
import { readSettings, storeOwn } from "../settings/stored";
import { tierOf } from "../settings/tier";

const endpoint = { url: "https://llm.example/v1", key: "sk", chatModel: "small", embedModel: "near" };
const said = (content: string) => new Response(JSON.stringify({ choices: [{ message: { content } }] }));
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let library: Database;

beforeEach(async () => {
  library = await emptyLibrary();
  fakeChrome({ granted: ["https://llm.example/*"] });
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
  await savePages(
    library,
    [draft("a.example", "A", "Words about kettles."), draft("b.example", "B", "Others.")],
    1,
  );
});

afterEach(() => vi.unstubAllGlobals());

const settings = async (agreed: string[]) => {
  await storeOwn({ endpoint, agreed });
  return readSettings(0);
};

test("a page goes to the endpoint only where that was agreed, and what it says changes no page that is gone", async () => {
  await describeByModel(library, "a.example", await settings([]));
  expect(asked).not.toHaveBeenCalled();
  const description = said('{"title": "Kettles", "summary": "About kettles.", "tags": ["kettle"]}');
  asked.mockResolvedValueOnce(description.clone());
  await describeByModel(library, "a.example", await settings(["pages llm.example"]));
  expect(await library.getFromIndex("pages", "key", "a.example")).toMatchObject({
    title: "Kettles",
    tags: ["kettle"],
  });
  asked.mockImplementationOnce(async () => {
    await deletePages(library, await library.getAllKeys("pages"));
    return description;
  });
  await describeByModel(library, "b.example", await settings(["pages llm.example"]));
  expect(await library.count("pages")).toBe(0);
});

test("vectors are asked for while that is agreed, and kept of no page that is gone", async () => {
  const vectors = () =>
    new Response(JSON.stringify({ data: [0, 1].map((index) => ({ index, embedding: [3, 4] })) }));
  await settings(["vectors llm.example"]);
  asked.mockImplementationOnce(async () => {
    await deletePages(library, (await library.getAllKeys("pages")).slice(0, 1));
    return vectors();
  });
  expect(await embedPages(library, endpoint)).toEqual({ ok: true, pages: 2 });
  expect(await library.getAll("vectors")).toMatchObject([
    { model: "near", vector: new Int8Array([76, 102]) },
  ]);
  await savePages(library, [draft("c.example", "C", "More.")], 2);
  await settings([]);
  expect(await embedPages(library, endpoint)).toEqual({ ok: false, reason: "notAllowed" });
  expect(asked).toHaveBeenCalledTimes(1);
});

test("the line of the day is asked for once a day, only where that was agreed", async () => {
  const custom = (from: Awaited<ReturnType<typeof settings>>) => ({
    ...from,
    sent: { ...from.sent, quoteTemplate: "Bread" },
  });
  const day = new Date(2026, 0, 1);
  expect(await ownQuote(custom(await settings(["pages llm.example"])), day)).toEqual({
    ok: false,
    reason: "noModel",
  });
  const agreed = custom(await settings(["line llm.example"]));
  asked.mockRejectedValueOnce(new TypeError("offline"));
  expect(await ownQuote(agreed, day)).toEqual({ ok: false, reason: "failed" });
  asked.mockResolvedValueOnce(said("Bread is patience."));
  for (const _ of [1, 2])
    expect(await ownQuote(agreed, day)).toEqual({ ok: true, text: "Bread is patience." });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(String(asked.mock.calls[1]?.[1].body)).not.toContain("kettle");
});

test("a link is dead where HEAD and GET say so, and what cannot be reached is counted", async () => {
  await savePages(library, [draft("c.example", "C", "")], 1);
  asked.mockImplementation(async (address, { method }) => {
    if (address.includes("b.example")) throw new TypeError("offline");
    return new Response(null, { status: method === "HEAD" || address.includes("a.example") ? 404 : 200 });
  });
  const { gone, unreached } = await deadLinks(library, vi.fn());
  expect([gone.map(({ key }) => key), unreached]).toEqual([["a.example"], 1]);
});

test.each([
  ["basic_local", ["vectors llm.example"], "basic_local", null],
  ["basic_cloud", [], "basic_local", "tier.notAgreed"],
  ["basic_cloud", ["vectors llm.example"], "basic_cloud", null],
  ["advanced_cloud", ["vectors llm.example"], "basic_cloud", "tier.advancedCloud"],
  ["advanced_local", ["vectors llm.example"], "basic_local", "tier.noLocalModel"],
] as const)("of %s with %j counts %s", async (embedModel, agreed, counts, why) => {
  const { sent, own } = await settings([...agreed]);
  expect(tierOf({ sent: { ...sent, embedModel }, own })).toMatchObject({ counts, why });
});
