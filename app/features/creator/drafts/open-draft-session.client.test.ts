import { expect, test, vi } from "vitest";
import { fakeBrowser, limitedStorage, type Tab } from "../../../../test/support/browser";
import type { DraftSession } from "./draft-session.client";
import { openDraftSession } from "./open-draft-session.client";
import { readRescues } from "./rescue.client";
import { memoryStorage } from "./shelf.client";

const WORK = "a day of work ".repeat(50);

async function ready(tab: Tab): Promise<DraftSession> {
  const session = openDraftSession(tab);
  await session.drafts();
  return session;
}

async function written(tab: Tab, text: string): Promise<DraftSession> {
  const session = await ready(tab);
  session.write(text);
  await session.retry();
  return session;
}

function until(session: DraftSession, kind: string): Promise<void> {
  return vi.waitFor(() => expect(session.snapshot().state.kind).toBe(kind), { timeout: 5000 });
}

async function versionTexts(session: DraftSession): Promise<(string | null)[]> {
  const drafts = await session.drafts();
  const versions = await drafts.versions(session.snapshot().draftId);
  return Promise.all(versions.map(drafts.versionText));
}

/** The tab after a reload or a crash: what was in memory is gone, what it remembers for the session is not. */
function reopened(browser: ReturnType<typeof fakeBrowser>, tab: Tab): Tab {
  return browser.tab({ sessionStorage: tab.sessionStorage });
}

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

test("what was typed just before the page goes away is written down at once", async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  const session = await written(tab, "stored");
  session.write("stored, and the last words");
  expect(tab.moments.leaving()).toBe(true);
  expect(readRescues(browser.localStorage)).toMatchObject([{ text: "stored, and the last words", base: 1 }]);
});

test("a rescued text replaces the older one in storage and tells so", async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  const session = await written(tab, "stored");
  const { draftId } = session.snapshot();
  await session.close();
  const draft = await (await session.drafts()).read(draftId);
  const rescue = { draft: draftId, text: "newer", base: 1, writer: draft?.writer, at: Date.now() };
  browser.localStorage.setItem(`wink.draft-rescue/${draftId}/x`, JSON.stringify(rescue));
  const after = await ready(reopened(browser, tab));
  expect(after.snapshot()).toMatchObject({ initialText: "newer", notices: ["recovered"] });
  expect(await versionTexts(after)).toEqual(["stored"]);
  expect(readRescues(browser.localStorage)).toEqual([]);
});

test("a rescued text of a draft that was worked on since becomes a version", async () => {
  const browser = fakeBrowser();
  const session = await written(browser.tab(), "worked on");
  const { draftId } = session.snapshot();
  await session.close();
  const rescue = { draft: draftId, text: "rescued", base: 0, writer: "gone", at: 1 };
  browser.localStorage.setItem(`wink.draft-rescue/${draftId}/gone`, JSON.stringify(rescue));
  const after = await ready(browser.tab());
  expect(after.snapshot()).toMatchObject({ initialText: "worked on", notices: ["recoveredVersion"] });
  expect(await versionTexts(after)).toEqual(["rescued"]);
});

test("a damaged rescue is passed over", async () => {
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

test("a draft that another tab has open can only be read", async () => {
  const browser = fakeBrowser();
  await written(browser.tab(), "shared");
  const second = await ready(browser.tab());
  expect(second.snapshot()).toMatchObject({
    state: { kind: "elsewhere" },
    readOnly: true,
    initialText: "shared",
  });
});

test("a duplicated tab does not write into the same draft", async () => {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await written(tab, "shared");
  const copied = memoryStorage();
  copied.setItem("tab", tab.sessionStorage?.getItem("tab") ?? "");
  const duplicate = await ready(browser.tab({ sessionStorage: copied }));
  expect(duplicate.snapshot().state.kind).toBe("elsewhere");
});

test("continuing here makes the other tab save first and only read from then on", async () => {
  const browser = fakeBrowser();
  const first = await written(browser.tab(), "saved");
  const second = await ready(browser.tab());
  first.write("saved, and not yet saved");
  await second.continueHere();
  expect(second.snapshot()).toMatchObject({
    state: { kind: "saved" },
    initialText: "saved, and not yet saved",
  });
  expect(first.snapshot()).toMatchObject({ state: { kind: "elsewhere" }, readOnly: true });
});

test("working on a copy leaves the other tab its draft", async () => {
  const browser = fakeBrowser();
  const first = await written(browser.tab(), "shared");
  const second = await ready(browser.tab());
  await second.workOnCopy();
  expect(second.snapshot()).toMatchObject({ state: { kind: "saved" }, initialText: "shared" });
  expect(second.snapshot().draftId).not.toBe(first.snapshot().draftId);
  expect(first.snapshot().state.kind).toBe("saved");
});

test("when the other tab is closed, the draft is free for this one as soon as it is looked at", async () => {
  const browser = fakeBrowser();
  const first = await written(browser.tab(), "shared");
  const tab = browser.tab();
  const second = await ready(tab);
  first.write("shared and longer");
  await first.close();
  tab.moments.visible();
  await until(second, "saved");
  expect(second.snapshot().initialText).toBe("shared and longer");
});

test("a tab that does not answer loses the draft, and what it had is kept as a version", async () => {
  const browser = fakeBrowser();
  const first = await written(browser.tab({ channel: null }), "saved");
  const second = await ready(browser.tab({ channel: null }));
  first.write("saved and frozen with more");
  await second.continueHere();
  await until(first, "elsewhere");
  await vi.waitFor(async () => expect(await versionTexts(second)).toEqual(["saved and frozen with more"]));
  expect(second.snapshot()).toMatchObject({ state: { kind: "saved" }, initialText: "saved" });
});

test("without locks the later save of two tabs overwrites nothing", async () => {
  const browser = fakeBrowser({ locks: null, channel: null });
  const first = await written(browser.tab(), "base");
  const second = await ready(browser.tab());
  first.write("first tab");
  await first.retry();
  second.write("second tab");
  await second.retry();
  expect(second.snapshot()).toMatchObject({ state: { kind: "elsewhere" }, notices: ["conflict"] });
  expect(await versionTexts(second)).toContain("second tab");
  await second.continueHere();
  expect(second.snapshot()).toMatchObject({ state: { kind: "saved" }, initialText: "first tab" });
});

test("what is written into a draft that another tab has is not lost by turning to another draft", async () => {
  const browser = fakeBrowser();
  const first = await written(browser.tab(), "shared");
  const second = await ready(browser.tab());
  second.write("shared, with stray words");
  await second.newDraft();
  expect(await versionTexts(first)).toEqual(["shared, with stray words"]);
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
  expect(tab.moments.leaving()).toBe(false);
});

test("where nothing can be stored it is said from the start, and leaving is asked about", async () => {
  const tab = fakeBrowser({ indexedDB: null, localStorage: null }).tab({ sessionStorage: null });
  const session = await written(tab, "text");
  expect(session.snapshot().state).toEqual({ kind: "unsaved", reason: "blocked" });
  expect([session.text(), tab.moments.leaving()]).toEqual(["text", false]);
});

test("local storage takes the drafts where the database is blocked, and it is said", async () => {
  const browser = fakeBrowser({ indexedDB: null });
  const session = await written(browser.tab(), "text");
  expect(session.snapshot()).toMatchObject({ state: { kind: "saved" }, notices: ["fallback"] });
  session.dismiss("fallback");
  expect(session.snapshot().notices).toEqual([]);
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
