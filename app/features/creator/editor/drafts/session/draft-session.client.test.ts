import { expect, test, vi } from "vitest";
import { fakeBrowser, limitedStorage } from "../../../../../../test/support/browser";
import {
  ready,
  reopened,
  until,
  versionTexts,
  WORK,
  written,
} from "../../../../../../test/support/draft-session";
import { readBackups } from "../storage/emergency-backup.client";
import { openDraftSession } from "./draft-session.client";

test("a new browser opens an empty draft that is kept only once something is written", async () => {
  const session = await ready(fakeBrowser().tab());
  expect(session.snapshot()).toMatchObject({
    state: { kind: "saved", at: null },
    initialText: "",
    readOnly: false,
  });
  expect(await (await session.drafts()).list()).toEqual([]);
});

test("writing is saved by itself, and a new tab finds it", async () => {
  const browser = fakeBrowser();
  const session = await ready(browser.tab());
  session.write("# Hello");
  expect(session.snapshot().state.kind).toBe("saving");
  await until(session, "saved");
  await session.close();
  expect((await ready(browser.tab())).snapshot().initialText).toBe("# Hello");
});

test("an untouched draft is not saved again", async () => {
  const browser = fakeBrowser();
  const first = await written(browser.tab(), "text");
  await first.close();
  const second = await ready(browser.tab());
  second.write("text");
  await second.retry();
  expect((await (await second.drafts()).read(second.snapshot().draftId))?.revision).toBe(1);
});

test("a reload brings this tab's draft back, not the newest", async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await (await written(tab, "mine")).close();
  const other = await ready(browser.tab());
  await other.newDraft("newer");
  await other.close();
  expect((await ready(reopened(browser, tab))).snapshot().initialText).toBe("mine");
});

test("writing goes on while a save runs, and nothing of it is lost", async () => {
  const browser = fakeBrowser();
  const session = await ready(browser.tab());
  session.write("one");
  const saving = session.retry();
  session.write("one two");
  await saving;
  await until(session, "saved");
  expect((await (await session.drafts()).read(session.snapshot().draftId))?.text).toBe("one two");
});

test("what is typed while a new draft is made stays in the one before it", async () => {
  const browser = fakeBrowser();
  let type = (): void => undefined;
  const newId = () => {
    type();
    return browser.newId();
  };
  const session = await written(browser.tab({ newId }), "one");
  const { draftId } = session.snapshot();
  type = () => session.write("one, and the last words");
  await session.newDraft("another");
  expect((await (await session.drafts()).read(draftId))?.text).toBe("one, and the last words");
});

test("what was typed just before the page goes away is written down at once, until it is stored", async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  const session = await written(tab, "stored");
  session.write("stored, and the last words");
  expect(tab.lifecycle.leaving()).toBe(true);
  expect(readBackups(browser.localStorage)).toMatchObject([{ text: "stored, and the last words", base: 1 }]);
  await session.retry();
  expect(readBackups(browser.localStorage)).toEqual([]);
});

test.each([
  ["that it was written over", 1],
  ["that its own page saved since", 0],
])("a backup replaces the text in storage %s, with a notice", async (_, base) => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  const session = await written(tab, "stored");
  const { draftId } = session.snapshot();
  await session.close();
  const draft = await (await session.drafts()).read(draftId);
  const backup = { draft: draftId, text: "newer", base, writer: draft?.writer, at: Date.now() };
  browser.localStorage.setItem(`wink.draft-rescue/${draftId}/x`, JSON.stringify(backup));
  const after = await ready(reopened(browser, tab));
  expect(after.snapshot()).toMatchObject({ initialText: "newer", notices: ["recovered"] });
  expect(await versionTexts(after)).toEqual(["stored"]);
  expect(readBackups(browser.localStorage)).toEqual([]);
});

test("a backup of a draft that was worked on since becomes a version", async () => {
  const browser = fakeBrowser();
  const session = await written(browser.tab(), "worked on");
  const { draftId } = session.snapshot();
  await session.close();
  const backup = { draft: draftId, text: "rescued", base: 0, writer: "gone", at: 1 };
  browser.localStorage.setItem(`wink.draft-rescue/${draftId}/gone`, JSON.stringify(backup));
  const after = await ready(browser.tab());
  expect(after.snapshot()).toMatchObject({ initialText: "worked on", notices: ["recoveredVersion"] });
  expect(await versionTexts(after)).toEqual(["rescued"]);
});

test("a damaged backup is passed over", async () => {
  const browser = fakeBrowser();
  browser.localStorage.setItem("wink.draft-rescue/a/b", "{");
  expect((await ready(browser.tab())).snapshot().state.kind).toBe("saved");
});

test("deleting everything and saving that leaves the work in the versions", async () => {
  const browser = fakeBrowser();
  const session = await written(browser.tab(), WORK);
  session.write("");
  await session.retry();
  expect(await versionTexts(session)).toEqual([WORK]);
});

test("restoring a version keeps the present text and begins the text area anew", async () => {
  const session = await written(fakeBrowser().tab(), WORK);
  session.write("x");
  await session.retry();
  const before = session.snapshot().draftKey;
  const [version] = await (await session.drafts()).versions(session.snapshot().draftId);
  expect(version && (await session.restoreVersion(version))).toBe(true);
  expect(session.snapshot()).toMatchObject({ initialText: WORK, state: { kind: "saved" } });
  expect(session.snapshot().draftKey).not.toBe(before);
  expect((await versionTexts(session)).sort()).toEqual([WORK, "x"].sort());
});

test("a new draft with a text leaves the present one as it is", async () => {
  const session = await written(fakeBrowser().tab(), "present");
  await session.newDraft("handed over");
  const drafts = await session.drafts();
  const texts = (await drafts.list()).map(async ({ id }) => (await drafts.read(id))?.text);
  expect((await Promise.all(texts)).sort()).toEqual(["handed over", "present"]);
  expect(session.snapshot().initialText).toBe("handed over");
});

test("deleting the open draft opens the newest of the others", async () => {
  const session = await written(fakeBrowser().tab(), "first");
  await session.newDraft("second");
  await session.deleteDraft(session.snapshot().draftId);
  expect(session.snapshot().initialText).toBe("first");
  expect(await (await session.drafts()).bin()).toMatchObject([{ title: "second" }]);
});

test("a session that is closed while it opens leaves no draft locked", async () => {
  const browser = fakeBrowser();
  await openDraftSession(browser.tab()).close();
  await (await written(browser.tab(), "text")).close();
  expect((await ready(browser.tab())).snapshot().state.kind).toBe("saved");
});

test("the browser is asked to keep the drafts once there is something to lose", async () => {
  const persist = vi.fn();
  const session = await written(fakeBrowser({ persist }).tab(), "little");
  expect(persist).not.toHaveBeenCalled();
  session.write(WORK);
  await session.retry();
  expect(persist).toHaveBeenCalled();
});

test("full storage is said, keeps the text and is tried again", async () => {
  const limit = { characters: 300 };
  const session = await written(
    fakeBrowser({ indexedDB: null, localStorage: limitedStorage(limit) }).tab(),
    WORK,
  );
  expect(session.snapshot().state).toEqual({ kind: "unsaved", reason: "full" });
  expect(session.text()).toBe(WORK);
  limit.characters = 100_000;
  await session.retry();
  expect(session.snapshot().state.kind).toBe("saved");
});

test("a text that cannot be saved is not left for another draft", async () => {
  const browser = fakeBrowser({ indexedDB: null, localStorage: limitedStorage({ characters: 300 }) });
  const session = await written(browser.tab(), WORK);
  expect(await session.newDraft("other")).toBe(false);
  expect(session.text()).toBe(WORK);
});

test("the browser is asked before a page goes whose text is nowhere else", async () => {
  const tab = fakeBrowser({ indexedDB: null, localStorage: limitedStorage({ characters: 300 }) }).tab();
  await written(tab, WORK);
  expect(tab.lifecycle.leaving()).toBe(false);
});

test("where nothing can be stored it is said from the start, and leaving is asked about", async () => {
  const tab = fakeBrowser({ indexedDB: null, localStorage: null }).tab({ sessionStorage: null });
  const session = await written(tab, "text");
  expect(session.snapshot().state).toEqual({ kind: "unsaved", reason: "blocked" });
  expect([session.text(), tab.lifecycle.leaving()]).toEqual(["text", false]);
});

test("local storage takes the drafts where the database is blocked, and it is said", async () => {
  const browser = fakeBrowser({ indexedDB: null });
  const session = await written(browser.tab(), "text");
  expect(session.snapshot()).toMatchObject({ state: { kind: "saved" }, notices: ["fallback"] });
  session.dismiss("fallback");
  expect(session.snapshot().notices).toEqual([]);
});
