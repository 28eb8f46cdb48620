import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkLibrary, draft, emptyLibrary, en, keysFound, links, zh } from "../../../test/support/library";
import { importBookmarks } from "./bookmarks";
import { duplicatePages } from "./clean-up";
import { type Database, openLibrary } from "./database";
import { exportBookmarks, exportLibrary, importLibrary } from "./export";
import { savePages } from "./save-pages";

let library: Database;

beforeEach(async () => {
  library = await emptyLibrary();
});

afterEach(() => vi.unstubAllGlobals());

const found = (query: string, most?: number) => keysFound(library, query, most);
const check = () => checkLibrary(library);

test.each([
  ["检索", ["zh.example/a"]],
  ["人工智能", ["zh.example/a"]],
  ["索", ["zh.example/a"]],
  ["databases phrase", ["docs.example/b"]],
  ["database", ["docs.example/b"]],
  ["bookmark", ["docs.example/b"]],
  ["bookma", ["docs.example/b"]],
  ["没有这个", []],
  ["elephants", []],
  ["database 检索", []],
  ["#data", ["docs.example/b"]],
  ["#检索 索引", ["zh.example/a"]],
  ["site:ocs.example index", []],
  ["site:docs.example index", ["docs.example/b"]],
  ["after:2027-01-01 index", []],
  ["after:2026-01-01", ["docs.example/b", "zh.example/a"]],
  ["after:2026-06", ["docs.example/b"]],
  ["", ["docs.example/b", "zh.example/a"]],
])("%j finds %j", async (query, keys) => {
  await savePages(library, [zh], Date.parse("2026-05-01"));
  await savePages(library, [en], Date.parse("2026-06-01"));
  expect(await found(query)).toEqual(keys);
});

test("a folder's pages are found by its name", async () => {
  await savePages(library, [{ ...en, folder: ["Bookmarks bar", "Reading list"] }, zh], 1);
  expect(await found('in:"Reading list" ')).toEqual([en.key]);
  expect(await found('in:"Reading list" elephants')).toEqual([]);
});

test("bookmarks are imported once, with their folders, and take no text away", async () => {
  await savePages(library, [zh], 1);
  const tree = [
    {
      title: "",
      children: [
        {
          title: "Bar",
          children: [
            ...links(450),
            { title: "Known", url: zh.address },
            { title: "JS", url: "javascript:1" },
          ],
        },
      ],
    },
  ];
  const told: number[] = [];
  expect(await importBookmarks(library, tree, 2, (done) => told.push(done))).toBe(450);
  expect(told).toEqual([200, 400, 451]);
  expect(await found('in:"Bar" 人工智能')).toEqual([zh.key]);
  expect(await importBookmarks(library, tree, 3)).toBe(0);
  expect(await found("link 449")).toEqual(["b.example/449"]);
  expect(await found("人工智能")).toEqual([zh.key]);
  expect(await found('in:"Bar" link 7')).toContain("b.example/7");
  await check();
});

test("what is exported comes back whole into an empty library", async () => {
  await savePages(
    library,
    [{ ...en, highlights: ["A phrase"], folder: ["Bar", "A & B"] }, zh],
    Date.parse("2026-05-01"),
  );
  const before = await library.getAll("pages");
  const zip = await exportLibrary(library);
  expect(await exportBookmarks(library)).toContain(
    '<DT><H3>A &amp; B</H3>\n<DL><p>\n<DT><A HREF="https://docs.example/b" ADD_DATE="1777593600"',
  );
  library = await openLibrary("other");
  expect(await importLibrary(library, zip)).toEqual({ pages: 2, unread: 0 });
  expect(await library.getAll("pages")).toEqual(before);
  expect(await found("databases phrase")).toEqual([en.key]);
});

test.each([
  ["no zip", new Uint8Array([1, 2, 3])],
  ["another zip", zipSync({ "a.txt": new Uint8Array(3) })],
])("%s is no library", async (_, file) => {
  expect(await importLibrary(library, file)).toBe("notOurs");
});

test("lines that are no page are counted, the others read", async () => {
  const page = {
    address: "https://a.example/",
    title: "A",
    text: "Words",
    summary: "",
    tags: [],
    folder: [],
    highlights: [],
    savedAt: 1,
    updatedAt: 1,
  };
  const wrong = [
    { ...page, address: "javascript:alert(1)" },
    { address: 1 },
    { ...page, savedAt: 1e300 },
    { ...page, title: "a".repeat(1001) },
  ];
  const lines = [page, ...wrong].map((each) => JSON.stringify(each));
  const zip = zipSync({
    "library-1.jsonl": strToU8([...lines, "{"].join("\n")),
    "format.txt": strToU8("memwink-1"),
  });
  expect(await importLibrary(library, zip)).toEqual({ pages: 1, unread: 5 });
});

test("pages of one host and the same words are duplicates but for the first; those without words are not", async () => {
  const titled = [1, 2].map((number) => draft(`video.example/watch?v=${number}`, "Watch", ""));
  await savePages(library, [en, ...titled, { ...en, key: "copy.example", host: "copy.example" }], 1);
  await savePages(
    library,
    [{ ...en, key: "docs.example/b?print", address: "https://docs.example/b?print" }, zh],
    2,
  );
  expect((await duplicatePages(library)).map(({ key }) => key)).toEqual(["docs.example/b?print"]);
});
