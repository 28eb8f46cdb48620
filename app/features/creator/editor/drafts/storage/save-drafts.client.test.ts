import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { fakeBrowser } from "../../../../../../test/support/browser";
import { ready, written } from "../../../../../../test/support/draft-session";
import { joined } from "../../../../../../test/support/files";
import { contentOfZip } from "../panel/zip-texts";
import { mayTakeLong, openTexts } from "../session/open-texts.client";
import { draftKey } from "./record";
import { openDatabaseStore } from "./record-store.client";
import { beyondOpening, filesOfDrafts, markdownNames, zipInPieces, zipOfFiles } from "./save-drafts.client";

const words = { untitled: "article", damaged: "Damaged draft" };
const NOW = new Date(2026, 10, 21, 9, 30, 8).getTime();

const file = (name: string, content: BlobPart, type = "") => new File([content], name, { type });

async function textsIn(session: Awaited<ReturnType<typeof ready>>): Promise<string[]> {
  return (await (await session.drafts()).texts()).map(({ text }) => text);
}

test("all drafts are saved, the newest first, but none that is empty or deleted", async () => {
  const session = await written(fakeBrowser().tab(), "# First\n\ntext");
  await session.newDraft("gone");
  await session.deleteDraft(session.snapshot().draftId);
  await session.newDraft(" \n");
  await session.newDraft("# 第二篇");
  const files = await filesOfDrafts(session, words, NOW);
  expect(files.map(({ name, text }) => [name, text])).toEqual([
    ["第二篇.md", "# 第二篇"],
    ["First.md", "# First\n\ntext"],
  ]);
});

test("each file has the time of its draft's last change", async () => {
  let now = NOW - 10_000;
  const session = await written(fakeBrowser({ now: () => now }).tab(), "old");
  now = NOW;
  await session.newDraft("new");
  expect((await filesOfDrafts(session, words, NOW + 1)).map(({ at }) => at)).toEqual([NOW, NOW - 10_000]);
});

test("what is typed and cannot be stored is saved all the same, as it is now", async () => {
  const browser = fakeBrowser();
  const session = await written(browser.tab(), "stored");
  await session.newDraft("other");
  const drafts = await session.drafts();
  drafts.save = () => Promise.reject(new DOMException("Full", "QuotaExceededError"));
  session.write("other, and what was typed since");
  const files = await filesOfDrafts(session, words, NOW);
  expect(files.map(({ text, at }) => [text, at === NOW])).toEqual([
    ["other, and what was typed since", true],
    ["stored", false],
  ]);
});

test("where a browser stores nothing, the text of this tab is saved", async () => {
  const session = await ready(fakeBrowser({ indexedDB: null }).tab({ localStorage: null }));
  session.write("only here");
  expect((await filesOfDrafts(session, words, NOW)).map(({ text }) => text)).toEqual(["only here"]);
});

test("a draft that another tab has is saved as that tab stored it", async () => {
  const browser = fakeBrowser();
  const writer = await written(browser.tab(), "before");
  const reader = await ready(browser.tab());
  writer.write("after");
  await writer.retry();
  expect(reader.snapshot().state.kind).toBe("elsewhere");
  expect((await filesOfDrafts(reader, words, NOW)).map(({ text }) => text)).toEqual(["after"]);
});

test("what is left of a damaged draft is saved too", async () => {
  const browser = fakeBrowser();
  const session = await written(browser.tab(), "whole");
  const records = await openDatabaseStore("wink-drafts", 1000);
  await records.change(draftKey("x"), () => [{ key: draftKey("x"), value: { text: "left" } }]);
  const files = await filesOfDrafts(session, words, NOW);
  expect(files.map(({ name, text }) => [name, text])).toEqual([
    ["whole.md", "whole"],
    ["Damaged draft.md", "left"],
  ]);
});

test("drafts that cannot be read are no empty file", async () => {
  const session = await written(fakeBrowser().tab(), "stored");
  const drafts = await session.drafts();
  drafts.texts = () => Promise.reject(new DOMException("Storage hangs", "TimeoutError"));
  await expect(filesOfDrafts(session, words, NOW)).rejects.toThrow("Storage hangs");
});

test("a saved file brings all drafts back in another browser, with their times, and none twice", async () => {
  let now = NOW - 60_000;
  const session = await written(fakeBrowser({ now: () => now }).tab(), "# 一\n\n正文 𠮷");
  now = NOW - 10_000;
  await session.newDraft("# Two\n\n- a\n  - b\n");
  const zip = await zipOfFiles(await filesOfDrafts(session, words, NOW));
  const other = await ready(fakeBrowser().tab());
  const saved = file("Drafts 2026-11-21.zip", zip);
  expect(await openTexts([saved], other, NOW)).toMatchObject({ kind: "several", added: 2, left: [] });
  expect(await (await other.drafts()).texts()).toMatchObject([
    { text: "# Two\n\n- a\n  - b\n", updatedAt: NOW - 10_000 },
    { text: "# 一\n\n正文 𠮷", updatedAt: NOW - 60_000 },
  ]);
  expect(await openTexts([saved], other, NOW)).toMatchObject({ added: 0, known: 2, isWhole: true });
});

const sized = (bytes: number) => ({ name: "a.md", text: "x".repeat(bytes), at: NOW });
const ofSize = (size: number) => Object.defineProperty(new Blob(), "size", { value: size });

test.each([
  ["what can be opened again", [sized(10_000_000), sized(1)], 5000, null],
  ["a text too large, by its bytes", [{ ...sized(0), text: "字".repeat(3_333_334) }], 5000, "fileTooLarge"],
  [
    "too much text",
    [...Array<ReturnType<typeof sized>>(10).fill(sized(10_000_000)), sized(1)],
    5000,
    "zipTooMuch",
  ],
  ["too many files", Array<ReturnType<typeof sized>>(5001).fill(sized(1)), 5000, "zipTooMuch"],
  ["a zip too large", [sized(1)], 100_000_001, "zipTooMuch"],
] as const)("%s is known when all drafts are saved", async (_, files, size, beyond) => {
  expect(await beyondOpening(files, ofSize(size))).toBe(beyond);
});

test("several files become drafts beside the present one, whose text is not added again", async () => {
  const session = await written(fakeBrowser().tab(), "mine");
  session.write("mine, and more");
  const files = [file("a.md", "a"), file("b.txt", "b"), file("c.md", "mine, and more"), file("d.md", "a")];
  const opened = await openTexts(files, session, NOW);
  expect(opened).toEqual({ kind: "several", added: 2, known: 2, left: [], isWhole: true });
  expect(session.text()).toBe("mine, and more");
  expect((await textsIn(session)).sort()).toEqual(["a", "b", "mine"]);
});

test("one text is given back to be opened, also out of a zip", async () => {
  const session = await ready(fakeBrowser().tab());
  expect(await openTexts([file("a.md", "a")], session, NOW)).toEqual({ kind: "one", text: "a" });
  const zip = await zipOfFiles([{ name: "a.md", text: "zipped", at: NOW }]);
  expect(await openTexts([file("x.zip", zip)], session, NOW)).toEqual({ kind: "one", text: "zipped" });
  expect(await textsIn(session)).toEqual([]);
});

test("opening several files, or a zip, is told while it lasts", () => {
  expect(mayTakeLong([file("a.md", "a")])).toBe(false);
  expect(mayTakeLong([file("a.md", "a"), file("b.md", "b")])).toBe(true);
  expect(mayTakeLong([file("a.zip", "x")])).toBe(true);
});

test("what is no text is named, and the rest is opened", async () => {
  const session = await ready(fakeBrowser().tab());
  const files = [file("a.pdf", "x"), file("a.md", "a"), file("e.md", ""), file("b.zip", "no zip")];
  const opened = await openTexts(files, session, NOW);
  expect(opened).toEqual({
    ...{ kind: "several", added: 1, known: 0, isWhole: true },
    left: ["a.pdf", "e.md", "b.zip"],
  });
});

test.each([
  [[file("a.pdf", "x")], "fileKind"],
  [[file("a.png", "x", "image/png"), file("b.png", "x", "image/png")], "pictureFile"],
  [[file("a.zip", "x")], "zipDamaged"],
  [[file("a.md", " ")], "fileEmpty"],
  [[file("a.md", " "), file("a.pdf", "x")], null],
  [[], "fileKind"],
])("nothing to open in %#: %s", async (files, why) => {
  const session = await ready(fakeBrowser().tab());
  expect(await openTexts(files, session, NOW)).toMatchObject({ kind: "none", why });
});

test("storage that fills up stops it, and says how much became drafts", async () => {
  const session = await ready(fakeBrowser().tab());
  const drafts = await session.drafts();
  const { add } = drafts;
  drafts.add = (text, at) =>
    text === "c" ? Promise.reject(new DOMException("Full", "QuotaExceededError")) : add(text, at);
  const files = ["a", "b", "c", "d"].map((text) => file(`${text}.md`, text));
  const opened = await openTexts(files, session, NOW);
  expect(opened).toEqual({ kind: "several", added: 2, known: 0, left: [], isWhole: false });
});

const CHANGED = new Date(2026, 10, 21, 9, 30, 8).getTime();

test("drafts become files of their names, read back by another program", () => {
  const files = [
    { name: "写作入门 𠮷.md", text: "# 写作入门\n\n正文 𠮷", at: CHANGED },
    { name: "long.md", text: "a line\n".repeat(40_000), at: CHANGED },
  ];
  const read = unzipSync(joined([...zipInPieces(files)].flat()));
  expect(Object.entries(read).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual(
    files.map(({ name, text }) => [name, text]),
  );
});

test("a name is flagged as UTF-8, and the time is when the draft was changed", () => {
  const zip = joined([...zipInPieces([{ name: "写作.md", text: "a", at: CHANGED }])].flat());
  const flags = (zip[6] ?? 0) | ((zip[7] ?? 0) << 8);
  expect(flags & 0x800).toBe(0x800);
  const content = contentOfZip(zip);
  expect(content.kind === "content" && content.texts.map(({ name, at }) => [name, at])).toEqual([
    ["写作.md", CHANGED],
  ]);
});

test.each([0, -1e15, 8.64e15])("a time that no zip can hold (%d) is the nearest that it can", (at) => {
  const zip = joined([...zipInPieces([{ name: "a.md", text: "a", at }])].flat());
  const content = contentOfZip(zip);
  const year = content.kind === "content" ? new Date(content.texts[0]?.at ?? 0).getFullYear() : 0;
  expect(year).toBe(at > 0 ? 2099 : 1980);
});

test("long drafts come in many pieces", () => {
  const text = Array.from({ length: 60_000 }, (_, index) => `line ${index}`).join("\n");
  const pieces = [...zipInPieces([{ name: "a.md", text, at: CHANGED }])];
  expect(pieces.length).toBeGreaterThan(text.length / 65_536);
});

test.each([
  [
    ["a", "A", "a", "a (2)", "b"],
    ["a.md", "A (2).md", "a (3).md", "a (2) (2).md", "b.md"],
  ],
  [
    ["a (2)", "a", "a"],
    ["a (2).md", "a.md", "a (3).md"],
  ],
  [
    ["é", "e\u0301"],
    ["é.md", "e\u0301 (2).md"],
  ],
  [
    ["../x", "con", ""],
    ["x.md", "_con.md", "article.md"],
  ],
])("titles %j become the names %j", (titles, names) => {
  expect(markdownNames(titles)).toEqual(names);
});

test("five thousand drafts of one title get names of their own at once", () => {
  expect(new Set(markdownNames(Array<string>(5000).fill("x".repeat(200)))).size).toBe(5000);
});
