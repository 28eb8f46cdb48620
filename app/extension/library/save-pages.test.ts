import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkLibrary, draft, emptyLibrary, en, keysFound, links, zh } from "../../../test/support/library";
import { importBookmarks } from "./bookmarks";
import { type Database, openLibrary } from "./database";
import { exportLibrary, importLibrary } from "./export";
import { foldOnce } from "./fold";
import { deletePages, savePages, takePage } from "./save-pages";

let library: Database;

beforeEach(async () => {
  library = await emptyLibrary();
});

afterEach(() => vi.unstubAllGlobals());

const found = (query: string, most?: number) => keysFound(library, query, most);
const check = () => checkLibrary(library);

test("a page saved again is one entry with its first day, found by its new text and not by its old", async () => {
  await savePages(library, [en], 1);
  await savePages(library, [{ ...en, text: "Now about elephants." }], 2);
  expect(await found("elephants")).toEqual([en.key]);
  expect(await found("bookmark")).toEqual([]);
  expect(await library.getAll("pages")).toMatchObject([{ savedAt: 1, updatedAt: 2 }]);
  await check();
});

test("many writings are folded into few, without what is gone, and find the same", async () => {
  const count = 70;
  for (let index = 0; index < count; index++)
    await savePages(
      library,
      [draft(`host.example/${index}`, `Story ${index}`, `Common words, and word${index}.`)],
      index,
    );
  await deletePages(library, (await library.getAllKeys("pages")).slice(0, 3));
  while (await foldOnce(library)) await check();
  expect((await library.getAll("segments")).length).toBeLessThanOrEqual(9);
  expect(await found("word41")).toEqual(["host.example/41"]);
  expect(await found("word1")).not.toContain("host.example/1");
  expect(await found("common", 100)).toHaveLength(count - 3);
});

test.each([
  [
    "a bookmark",
    { title: "Bar", text: "", tags: [], folder: ["Bar"], savedAt: 1 },
    { title: "On databases", tags: ["Data"], folder: ["Bar"], savedAt: 1, updatedAt: 5 },
  ],
  [
    "the page once more",
    { title: "Later", text: "Later.", tags: ["new"], highlights: ["two"] },
    { title: "Later", tags: ["new"], highlights: ["one", "two"], savedAt: 5, updatedAt: 9 },
  ],
  [
    "an older copy of another library",
    { title: "Old", text: "Old.", tags: ["old"], highlights: ["two"], savedAt: 2, updatedAt: 3 },
    { title: "On databases", tags: ["Data", "old"], highlights: ["one", "two"], savedAt: 2, updatedAt: 5 },
  ],
  [
    "a later copy of another library",
    { title: "New", text: "New.", tags: ["new"], updatedAt: 7 },
    { title: "New", tags: ["Data", "new"], highlights: ["one"], savedAt: 5, updatedAt: 7 },
  ],
  [
    "a description of an entry that is gone",
    { title: "Described", text: "x", replaces: 99 },
    { title: "On databases", tags: ["Data"], updatedAt: 5 },
  ],
])("saved over what stands, %s takes nothing away", async (_, over, stands) => {
  await savePages(library, [{ ...en, highlights: ["one"] }], 5);
  await savePages(library, [{ ...en, ...over }], 9);
  expect(await library.getAll("pages")).toMatchObject([stands]);
  expect((await library.getAll("texts"))[0]).toBe(/Later|New/.test(stands.title) ? over.text : en.text);
  await check();
});

test("what is taken away twice is given once, and whole", async () => {
  await savePages(library, [en], 5);
  const [id = 0] = await library.getAllKeys("pages");
  const taken = await Promise.all([takePage(library, id), takePage(library, id)]);
  expect(taken).toMatchObject([{ page: { title: en.title }, text: en.text }, null]);
  await check();
});

test("an addition leaves what stands, and what is too long is cut to what an export brings back", async () => {
  await savePages(library, [en], 5);
  await savePages(library, [{ ...en, title: "Feed", text: "Summary.", isAddition: true }], 9);
  expect(await library.getAll("pages")).toMatchObject([{ title: en.title, updatedAt: 5 }]);
  const long = "a".repeat(500_000);
  const page = draft("long.example", long, long, {
    summary: long,
    folder: [long],
    tags: [long],
    highlights: [long],
  });
  await savePages(library, [page], 9);
  const zip = await exportLibrary(library);
  expect(await importLibrary(await openLibrary("other"), zip)).toEqual({ pages: 2, unread: 0 });
});

test("a day in the future keeps nothing out that is saved now", async () => {
  await savePages(library, [{ ...en, updatedAt: 900 }], 5);
  await savePages(library, [{ ...en, text: "Later." }], 9);
  expect(await library.getAll("texts")).toEqual(["Later."]);
});

test("a description replaces the entry that it was made for", async () => {
  await savePages(library, [en], 5);
  const [id] = await library.getAllKeys("pages");
  await savePages(library, [{ ...en, title: "Described", tags: ["told"], replaces: id ?? 0 }], 9);
  expect(await library.getAll("pages")).toMatchObject([{ title: "Described", tags: ["told"] }]);
});

test("pages of one writing that names an address twice are one", async () => {
  await savePages(library, [en, { ...en, text: "Later." }], 1);
  expect(await found("later")).toEqual([en.key]);
  await check();
});

type Writing = (this: IDBObjectStore, ...args: unknown[]) => unknown;

/** Stops the browser's work at its nth write: the transaction ends there, as when its process is killed. */
function stopAt(step: number) {
  const stores = IDBObjectStore.prototype as unknown as Record<"add" | "put" | "delete", Writing>;
  let writes = 0;
  for (const verb of ["add", "put", "delete"] as const) {
    const real = stores[verb];
    vi.spyOn(stores, verb).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (++writes === step) this.transaction.abort();
      return real.apply(this, args);
    });
  }
  return () => writes >= step;
}

test.each([
  ["a save", () => savePages(library, [{ ...en, text: "Later." }], 2)],
  ["a delete", async () => deletePages(library, await library.getAllKeys("pages"))],
  ["a fold", () => foldOnce(library)],
])("%s that is stopped at any of its writes changed nothing, and once more it is whole", async (_, act) => {
  for (const each of [zh, en, draft("c.example", "C", "See."), draft("d.example", "D", "Dee.")])
    await savePages(library, [each], 1);
  const everything = async () =>
    Promise.all((["pages", "texts", "segments", "blocks"] as const).map((name) => library.getAll(name)));
  const before = await everything();
  for (let step = 1; ; step++) {
    const isStopped = stopAt(step);
    const ended = await act().then(
      () => "done",
      () => "stopped",
    );
    vi.restoreAllMocks();
    await check();
    if (!isStopped()) return expect(ended).toBe("done");
    expect(ended).toBe("stopped");
    expect(await everything()).toEqual(before);
  }
});

test("an import that is stopped keeps the slices before, and goes on when it is asked for again", async () => {
  for (const step of [1, 300, 700]) {
    library = await openLibrary(`import ${step}`);
    stopAt(step);
    await expect(importBookmarks(library, links(450), 1)).rejects.toThrow();
    vi.restoreAllMocks();
    await check();
    const kept = await library.count("pages");
    expect(kept % 200).toBe(0);
    expect(await importBookmarks(library, links(450), 2)).toBe(450 - kept);
    await check();
  }
});

test("a library that is open gives way to a newer one", async () => {
  await savePages(library, [en], 1);
  const newer = await openDB("library", 2);
  expect(await newer.count("pages")).toBe(1);
  newer.close();
});
