import { expect, vi } from "vitest";
import type { DraftSession } from "../../app/features/creator/editor/drafts/session/draft-session.client";
import { openDraftSession } from "../../app/features/creator/editor/drafts/session/draft-session.client";
import type { fakeBrowser, Tab } from "./browser";

/** Long enough to be worth keeping as a version when it goes. */
export const WORK = "a day of work ".repeat(50);

export async function ready(tab: Tab): Promise<DraftSession> {
  const session = openDraftSession(tab);
  await session.drafts();
  return session;
}

export async function written(tab: Tab, text: string): Promise<DraftSession> {
  const session = await ready(tab);
  session.write(text);
  await session.retry();
  return session;
}

export function until(session: DraftSession, kind: string): Promise<void> {
  return vi.waitFor(() => expect(session.snapshot().state.kind).toBe(kind), { timeout: 5000 });
}

export async function versionTexts(session: DraftSession): Promise<(string | null)[]> {
  const drafts = await session.drafts();
  const versions = await drafts.versions(session.snapshot().draftId);
  return Promise.all(versions.map(drafts.versionText));
}

/** The tab after a reload or a crash: what was in memory is gone, what it remembers for the session is not. */
export function reopened(browser: ReturnType<typeof fakeBrowser>, tab: Tab): Tab {
  return browser.tab({ sessionStorage: tab.sessionStorage });
}
