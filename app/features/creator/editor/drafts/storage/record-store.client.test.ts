import { expect, test, vi } from "vitest";
import { fakeBrowser, limitedStorage } from "../../../../../../test/support/browser";
import { refusing, silent } from "../../../../../../test/support/databases";
import { environment, save } from "../../../../../../test/support/stored-drafts";
import { openDrafts, reasonOfStorage } from "./drafts.client";
import { memoryStorage, openDatabaseStore, plainStore } from "./record-store.client";

test("a database that cannot be opened gives way to local storage, and moves in later", async () => {
  const browser = environment();
  const databases = indexedDB;
  vi.stubGlobal("indexedDB", refusing("SecurityError"));
  const blocked = await openDrafts(browser);
  await blocked.save(save("written while blocked", { versions: [{ text: "v", reason: "shrink", at: 1 }] }));
  vi.stubGlobal("indexedDB", databases);
  const later = await openDrafts(browser);
  expect([later.storage, (await later.read("a"))?.text, (await later.versions("a")).length]).toEqual([
    "indexedDB",
    "written while blocked",
    1,
  ]);
  expect(browser.localStorage?.length).toBe(0);
});

test("what was written while blocked never replaces another text of the same draft", async () => {
  const browser = environment();
  await (await openDrafts(browser)).save(save("in the database"));
  const databases = indexedDB;
  vi.stubGlobal("indexedDB", null);
  await (await openDrafts(browser)).save(save("in local storage"));
  vi.stubGlobal("indexedDB", databases);
  const drafts = await openDrafts(browser);
  const entries = await drafts.list();
  const texts = await Promise.all(entries.map(async ({ id }) => (await drafts.read(id))?.text));
  expect(texts.sort()).toEqual(["in local storage", "in the database"]);
});

test("a database that never answers gives way to local storage in time", async () => {
  const browser = environment({ timeoutMs: 20 });
  vi.stubGlobal("indexedDB", silent);
  const drafts = await openDrafts(browser);
  expect(drafts.storage).toBe("localStorage");
});

test("full storage is emptied of old versions before a save is given up", async () => {
  const limit = { characters: 1000 };
  const storage = memoryStorage();
  const total = () =>
    Array.from(
      { length: storage.length },
      (_, index) => storage.getItem(storage.key(index) ?? "") ?? "",
    ).join("").length;
  const browser = environment({
    indexedDB: null,
    localStorage: {
      ...storage,
      get length() {
        return storage.length;
      },
      setItem: (name, value) => {
        if (total() - (storage.getItem(name)?.length ?? 0) + value.length > limit.characters)
          throw new DOMException("Full", "QuotaExceededError");
        storage.setItem(name, value);
      },
    },
  });
  const drafts = await openDrafts(browser);
  for (const at of [1, 2, 3]) {
    await drafts.save(save(`${at}`, { versions: [{ text: "v".repeat(200), reason: "shrink", at }] }));
  }
  const outcome = await drafts.save(save("x".repeat(400)));
  expect(outcome.kind).toBe("saved");
  expect((await drafts.versions("a")).map(({ at }) => at)).toEqual([3]);
});

test("storage that stays full says so and leaves the former text", async () => {
  const browser = environment({ indexedDB: null, localStorage: limitedStorage({ characters: 300 }) });
  const drafts = await openDrafts(browser);
  await drafts.save(save("fits"));
  const failure = await drafts.save(save("x".repeat(400))).catch((error: unknown) => error);
  expect(reasonOfStorage(failure)).toBe("full");
  expect((await drafts.read("a"))?.text).toBe("fits");
});

test("if one part of a save does not fit none of it is written", async () => {
  const records = plainStore("localStorage", limitedStorage({ characters: 20 }));
  await records.change(["a"], () => [{ key: ["a"], value: "old" }]);
  const failing = records.change(["a"], () => [
    { key: ["a"], value: "new" },
    { key: ["b"], value: "x".repeat(50) },
  ]);
  await expect(failing).rejects.toThrow("Full");
  expect([await records.read(["a"]), await records.read(["b"])]).toEqual(["old", undefined]);
});

test("if one part of a change cannot be stored none of it is in the database", async () => {
  fakeBrowser();
  const records = await openDatabaseStore("wink-drafts", 1000);
  const failing = records.change(["a"], () => [
    { key: ["a"], value: "new" },
    { key: ["b"], value: () => "no value" },
  ]);
  await expect(failing).rejects.toThrow();
  expect(await records.keys([])).toEqual([]);
});

test("a connection that closed without a word is opened again", async () => {
  fakeBrowser();
  const records = await openDatabaseStore("wink-drafts", 1000);
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(function (this: IDBDatabase) {
    this.close();
    throw new DOMException("Closed", "InvalidStateError");
  });
  await records.change(["a"], () => [{ key: ["a"], value: "new" }]);
  expect(await records.read(["a"])).toBe("new");
});

test("a connection that the browser closes is opened again", async () => {
  const browser = environment();
  const drafts = await openDrafts(browser);
  await drafts.save(save("before"));
  const upgrade = indexedDB.open("wink-drafts", 1);
  await new Promise((resolve) => upgrade.addEventListener("success", resolve));
  const deletion = indexedDB.deleteDatabase("wink-drafts");
  upgrade.result.close();
  await new Promise((resolve) => deletion.addEventListener("success", resolve));
  expect((await drafts.save(save("after", { base: 1 }))).kind).toBe("saved");
  expect((await drafts.read("a"))?.text).toBe("after");
});
