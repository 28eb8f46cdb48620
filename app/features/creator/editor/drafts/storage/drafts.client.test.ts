import { expect, test } from "vitest";
import { countWords } from "~/core/markdown/count";
import { clock, DAY, environment, save } from "../../../../../../test/support/stored-drafts";
import { openDrafts } from "./drafts.client";
import { memoryStorage, openDatabaseStore } from "./record-store.client";

const kinds: [string, () => Parameters<typeof environment>[0]][] = [
  ["indexedDB", () => ({})],
  ["localStorage", () => ({ indexedDB: null })],
  ["memory", () => ({ indexedDB: null, localStorage: null })],
];

test.each(kinds)("in %s a draft is saved with its title and read again", async (storage, options) => {
  const drafts = await openDrafts(environment(options()));
  await drafts.save(save("# 标题\n\ntext"));
  expect(drafts.storage).toBe(storage);
  expect(await drafts.read("a")).toMatchObject({ title: "标题", text: "# 标题\n\ntext", revision: 1 });
});

test.each(kinds)("in %s versions are kept with the save and read by themselves", async (_, options) => {
  const drafts = await openDrafts(environment(options()));
  await drafts.save(save("now", { versions: [{ text: "before", reason: "shrink", at: 5 }] }));
  const [version] = await drafts.versions("a");
  expect(version).toMatchObject({ draft: "a", at: 5, length: 6, reason: "shrink" });
  expect(version && (await drafts.versionText(version))).toBe("before");
});

test.each(kinds)("in %s drafts are listed by time, without the deleted ones", async (_, options) => {
  const time = clock();
  const drafts = await openDrafts(environment({ ...options(), now: time.now }));
  for (const id of ["old", "gone", "new"]) {
    time.at += 1000;
    await drafts.save(save(id, { id }));
  }
  await drafts.remove("gone");
  const entries = await drafts.list();
  expect(entries.map(({ id }) => id)).toEqual(["new", "old"]);
  expect((await drafts.bin()).map(({ id }) => id)).toEqual(["gone"]);
});

test("a deleted draft is put back as it was", async () => {
  const drafts = await openDrafts(environment());
  await drafts.save(save("text"));
  await drafts.remove("a");
  await drafts.putBack("a");
  expect((await drafts.list()).map(({ id }) => id)).toEqual(["a"]);
});

test("what is 30 days in the bin is deleted with its versions, and nothing else", async () => {
  const time = clock();
  const drafts = await openDrafts(environment({ now: time.now }));
  const versions = [{ text: "x", reason: "interval" as const, at: time.at }];
  await drafts.save(save("gone", { versions }));
  await drafts.save(save("kept", { id: "b", versions }));
  await drafts.remove("a");
  time.at += 30 * DAY;
  await drafts.tidy();
  expect(await drafts.bin()).toHaveLength(1);
  time.at += 1;
  await drafts.tidy();
  expect([await drafts.bin(), await drafts.read("a"), await drafts.versions("a")]).toEqual([[], null, []]);
  expect([(await drafts.list()).length, (await drafts.versions("b")).length]).toEqual([1, 1]);
});

test("what another tab puts back while the bin is emptied stays, with its versions", async () => {
  const time = clock();
  const storage = memoryStorage();
  const browser = environment({ indexedDB: null, localStorage: storage, now: time.now });
  const other = await openDrafts(browser);
  let puttingBack: Promise<void> | null = null;
  const slow = {
    ...storage,
    get length() {
      return storage.length;
    },
    getItem: (name: string) => {
      const found = storage.getItem(name);
      puttingBack ??= other.putBack("a");
      return found;
    },
  };
  const emptying = await openDrafts({ ...browser, localStorage: slow });
  await other.save(save("text", { versions: [{ text: "before", reason: "conflict", at: time.at }] }));
  await other.remove("a");
  time.at += 31 * DAY;
  await emptying.tidy();
  await puttingBack;
  expect(await other.list()).toMatchObject([{ id: "a" }]);
  expect(await other.versions("a")).toHaveLength(1);
});

test("of two tabs that save at the same moment one wins and the other's text is a version", async () => {
  const browser = environment();
  const tabs = await Promise.all([openDrafts(browser), openDrafts(browser)]);
  await tabs[0].save(save("base"));
  const outcomes = await Promise.all(
    tabs.map((tab, index) => tab.save(save(`text ${index}`, { base: 1, writer: `tab ${index}` }))),
  );
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["conflict", "saved"]);
  const [version] = await tabs[0].versions("a");
  const texts = [(await tabs[0].read("a"))?.text, version && (await tabs[0].versionText(version))];
  expect(texts.sort()).toEqual(["text 0", "text 1"]);
});

test("a damaged record hides no other and is offered as what is left of it", async () => {
  const browser = environment();
  const records = await openDatabaseStore("wink-drafts", 1000);
  await records.change(["draft", "bad"], () => [
    { key: ["draft", "bad"], value: { text: "left", revision: -1 } },
  ]);
  const drafts = await openDrafts(browser);
  await drafts.save(save("good"));
  expect(await drafts.list()).toMatchObject([
    { kind: "draft", id: "a" },
    { kind: "damaged", id: "bad", text: "left" },
  ]);
});

test("a draft under another id is offered as damaged, and never passes for that one", async () => {
  const browser = environment({ indexedDB: null });
  const { save: keep } = await openDrafts(browser);
  await keep(save("text"));
  const record = browser.localStorage?.getItem('wink.drafts/["draft","a"]') ?? "";
  browser.localStorage?.setItem('wink.drafts/["draft","b"]', record);
  const drafts = await openDrafts(browser);
  expect(await drafts.read("b")).toBeNull();
  expect(await drafts.list()).toMatchObject([
    { kind: "draft", id: "a" },
    { kind: "damaged", id: "b", text: "text" },
  ]);
});

test("a list of which a record cannot be read fails, and calls nothing damaged", async () => {
  const storage = memoryStorage();
  const failing = {
    ...storage,
    get length() {
      return storage.length;
    },
    getItem: (name: string) => {
      if (name.includes("unreadable")) throw new DOMException("Broken", "UnknownError");
      return storage.getItem(name);
    },
  };
  storage.setItem('wink.drafts/["draft","unreadable"]', "{}");
  const drafts = await openDrafts(environment({ indexedDB: null, localStorage: failing }));
  await expect(drafts.list()).rejects.toThrow("Broken");
});

test("a damaged record moves into the database beside a draft of the same id", async () => {
  const browser = environment();
  await (await openDrafts(browser)).save(save("good"));
  browser.localStorage?.setItem('wink.drafts/["draft","a"]', '{"text":"left","revision":-1}');
  const entries = await (await openDrafts(browser)).list();
  expect(entries).toMatchObject([
    { kind: "draft", id: "a" },
    { kind: "damaged", text: "left" },
  ]);
  expect(browser.localStorage?.length).toBe(0);
});

test("saving over a damaged record keeps what was left of it as a version", async () => {
  const browser = environment({ indexedDB: null });
  browser.localStorage?.setItem('wink.drafts/["draft","a"]', '{"text":"cut o');
  const drafts = await openDrafts(browser);
  await drafts.save(save("new"));
  const [version] = await drafts.versions("a");
  expect(version && (await drafts.versionText(version))).toBe('{"text":"cut o');
});

test("a session's beginning is kept once however often it is saved", async () => {
  const drafts = await openDrafts(environment());
  const versions = [{ text: "found", reason: "session" as const, at: 5 }];
  await drafts.save(save("one", { versions }));
  await drafts.save(save("two", { versions }));
  expect(await drafts.versions("a")).toHaveLength(1);
});

test("two million characters are saved and read", async () => {
  const text = "长".repeat(2_000_000);
  const drafts = await openDrafts(environment());
  await drafts.save(save(text));
  expect((await drafts.read("a"))?.text === text).toBe(true);
});

test("a draft in a list has as many characters as the editor counts in it", async () => {
  const text = "# 标题\n\n[文字](https://a.com/long) and **two words**";
  const drafts = await openDrafts(environment());
  await drafts.save(save(text));
  const { characters } = countWords(text);
  expect(characters).toBe(15);
  expect(await drafts.list()).toMatchObject([{ characters }]);
});
