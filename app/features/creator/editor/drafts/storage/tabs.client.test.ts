import { expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../../../../test/support/browser";
import { ready, until, versionTexts, written } from "../../../../../../test/support/draft-session";
import { memoryStorage } from "./record-store.client";

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
  await second.newDraft(second.text());
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
  tab.lifecycle.visible();
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

test("a tab that may only read shows what the other one has saved since, as soon as it is looked at", async () => {
  const browser = fakeBrowser();
  const first = await written(browser.tab(), "shared");
  const tab = browser.tab();
  const second = await ready(tab);
  // Nothing has changed yet, so the text area stays where it is.
  tab.lifecycle.visible();
  first.write("shared and longer");
  await until(first, "saved");
  tab.lifecycle.visible();
  await vi.waitFor(() => expect(second.text()).toBe("shared and longer"));
  expect(second.snapshot()).toMatchObject({ state: { kind: "elsewhere" }, readOnly: true });
  expect(second.snapshot().draftKey).toMatch(/:2$/);
});
