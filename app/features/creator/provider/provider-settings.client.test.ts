import { afterEach, expect, test, vi } from "vitest";
import { defaultSettings, type ProviderSettings } from "./provider-access";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const mine: ProviderSettings = {
  text: { apiKey: "sk-1", baseUrl: "https://api.example/v1", model: "writer" },
  image: { apiKey: "sk-2", baseUrl: "", model: "painter" },
};

type Refusal = "nothing" | "writing" | "everything";

/** The module as a fresh visit loads it, with a storage that refuses what a browser may refuse. */
async function visit(stored: Map<string, string>, refusal: Refusal = "nothing") {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: refusal === "writing" ? denied : (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  };
  const location = { origin: "https://wink.test" };
  const blocked = Object.defineProperty({ location }, "localStorage", { get: denied });
  vi.stubGlobal("window", refusal === "everything" ? blocked : { location, localStorage });
  vi.resetModules();
  return await import("./provider-settings.client");
}

test("a first visit has the defaults", async () => {
  const { readSettings } = await visit(new Map());
  expect(readSettings()).toEqual({ settings: defaultSettings, note: null });
});

test("what is saved is there at the next visit", async () => {
  const stored = new Map();
  const first = await visit(stored);
  expect(first.saveSettings(mine)).toEqual({ settings: mine, note: null });
  const second = await visit(stored);
  expect(second.readSettings()).toEqual({ settings: mine, note: null });
});

test("damaged storage is told and left as it is until the next save", async () => {
  const stored = new Map([["wink.provider", "{half"]]);
  const { readSettings } = await visit(stored);
  expect(readSettings()).toEqual({ settings: defaultSettings, note: "damaged" });
  expect(stored.get("wink.provider")).toBe("{half");
});

test.each<Refusal>(["writing", "everything"])(
  "a browser that refuses %s keeps them for the visit",
  async (refusal) => {
    const { readSettings, saveSettings } = await visit(new Map(), refusal);
    expect(saveSettings(mine)).toEqual({ settings: mine, note: "visitOnly" });
    expect(readSettings()).toEqual({ settings: mine, note: "visitOnly" });
  },
);

test("blocked storage is told before anything is typed", async () => {
  const { readSettings } = await visit(new Map(), "everything");
  expect(readSettings()).toEqual({ settings: defaultSettings, note: "visitOnly" });
});

test("forgotten keys are gone from the storage, the rest stays", async () => {
  const stored = new Map();
  const { forgetKeys, readSettings, saveSettings } = await visit(stored);
  saveSettings(mine);
  expect(forgetKeys()).toBe(true);
  expect([...stored.values()].join()).not.toMatch(/sk-/);
  expect(readSettings().settings.text).toEqual({ ...mine.text, apiKey: "" });
});

test("keys are forgotten even where nothing can be written", async () => {
  const stored = new Map([["wink.provider", JSON.stringify(mine)]]);
  const { forgetKeys, readSettings } = await visit(stored, "writing");
  expect(forgetKeys()).toBe(true);
  expect([...stored.values()]).toEqual([]);
  expect(readSettings().settings.text.apiKey).toBe("");
});

test("a browser that does not let go of its storage is told as such, and the visit's keys are gone", async () => {
  const { forgetKeys, readSettings, saveSettings } = await visit(new Map(), "everything");
  saveSettings(mine);
  expect(forgetKeys()).toBe(false);
  expect(readSettings().settings).toEqual(defaultSettings);
});
