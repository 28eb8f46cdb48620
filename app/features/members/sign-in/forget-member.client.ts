import { clearMemberStorage, deleteDatabase } from "~/core/member-storage";
import { draftDatabase, MEMBER_HERE, memberDatabase, READ_BEFORE, READ_MARKS } from "~/core/storage-names";
import { storeText } from "~/ui/browser/browser-storage.client";
import { forgetKeptPages } from "~/ui/browser/service-worker.client";

/** Storage has been seen to hang. */
const LONGEST_WAIT_MS = 1500;

/** Clears what this tab and this device hold of a member, and tells the other tabs. For when the session has ended. */
export async function forgetMember(): Promise<void> {
  await withinWait(async () => clearMemberStorage(sessionStorage));
  await forgetOnDevice();
  storeText("localStorage", MEMBER_HERE, null);
}

/** Clears all that the site keeps in this browser, whoever made it: drafts, texts of cards and keys of one's own too. False where it
 * could not. The service worker has a database of its own, of which `forgetKeptPages` has taken what was read. */
export function emptyBrowser(): Promise<boolean> {
  return withinWait(async () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    const names = [memberDatabase, draftDatabase];
    await Promise.all(names.map((name) => deleteDatabase(window.indexedDB, name)));
  });
}

export async function forgetOnDevice(): Promise<void> {
  for (const key of [READ_MARKS, READ_BEFORE]) storeText("localStorage", key, null);
  await withinWait(() => Promise.all([forgetKeptPages(), deleteDatabase(window.indexedDB, memberDatabase)]));
}

/** A browser that refuses storage, or hangs in it, must not keep anybody signed in. False where it did. */
async function withinWait(work: () => Promise<unknown>): Promise<boolean> {
  const tooLong = new Promise<false>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, false));
  const done = Promise.resolve().then(work);
  return Promise.race([done.then(() => true), tooLong]).catch(() => false);
}
