import { expect, test } from "vitest";
import { fakeBrowser } from "../../../../../../test/support/browser";
import { ready, written } from "../../../../../../test/support/draft-session";

const shared = (text: string) => ({ kind: "text" as const, text });

test("a text handed over again opens the draft that it became, however often", async () => {
  const session = await written(fakeBrowser().tab(), "my own");
  await session.importSharedText(shared("from a link"));
  const { draftId } = session.snapshot();
  await session.newDraft("something else");
  expect(await session.importSharedText(shared("from a link"))).toBe(true);
  expect(await session.importSharedText(shared("from a link"))).toBe(true);
  expect(session.snapshot()).toMatchObject({ draftId, initialText: "from a link", notices: ["linkOpened"] });
  expect(await (await session.drafts()).list()).toHaveLength(3);
});

test("a handed-over draft that was changed since stays, and the text becomes another one", async () => {
  const session = await ready(fakeBrowser().tab());
  await session.importSharedText(shared("from a link"));
  session.write("from a link, and mine");
  await session.importSharedText(shared("from a link"));
  expect(session.text()).toBe("from a link");
  expect(await (await session.drafts()).list()).toHaveLength(2);
});

test("a deleted draft is not opened again by its link", async () => {
  const session = await ready(fakeBrowser().tab());
  await session.importSharedText(shared("from a link"));
  const { draftId } = session.snapshot();
  await session.deleteDraft(draftId);
  await session.importSharedText(shared("from a link"));
  expect(session.text()).toBe("from a link");
  expect(session.snapshot().draftId).not.toBe(draftId);
});

test("the message about a handed-over text goes with its draft", async () => {
  const session = await written(fakeBrowser().tab(), "my own");
  const { draftId } = session.snapshot();
  await session.importSharedText(shared("from a link"));
  expect(session.snapshot().notices).toEqual(["linkOpened"]);
  await session.openDraft(draftId);
  expect(session.snapshot().notices).toEqual([]);
});

test.each([
  ["damaged", "linkDamaged"],
  ["tooLong", "linkTooLong"],
] as const)("a link that is %s changes nothing and is told", async (kind, notice) => {
  const session = await written(fakeBrowser().tab(), "my own");
  await session.importSharedText({ kind });
  expect(session.text()).toBe("my own");
  expect(session.snapshot().notices).toEqual([notice]);
});

test("a file opens as a draft of its own too, with a message of its own", async () => {
  const session = await written(fakeBrowser().tab(), "my own");
  expect(await session.importSharedText(shared("from a file"), "file")).toBe(true);
  expect(session.snapshot()).toMatchObject({ initialText: "from a file", notices: ["fileOpened"] });
  expect(await (await session.drafts()).list()).toHaveLength(2);
});
