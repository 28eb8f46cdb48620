import {
  claimMemberStorage,
  clearClaimedStorage,
  clearMemberStorage,
  deleteDatabase,
  disownMemberStorage,
  draftDatabase,
  MEMBER_HERE,
  memberDatabase,
  READ_MARKS,
} from "~/core/member-storage";
import { storedText, storeText, watchOtherTabs } from "~/ui/browser/browser-storage.client";
import { forgetKeptPages } from "~/ui/browser/service-worker.client";

/** Storage has been seen to hang. */
const LONGEST_WAIT_MS = 1500;

/** Clears what this tab and this device hold of a member, and tells the other tabs. For when the session has ended. */
export async function forgetMember(): Promise<void> {
  inTab(clearMemberStorage);
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

/** Whom this document was shown to. */
let shownTo: string | undefined;

/** Makes this browser the member's; what another one left in it goes. In a page that is shown on after its member has left, or comes back
 * from the browser's memory, the page is loaded anew. Without a member it may have been made for everybody, and says nothing.
 * While D1 does not answer the id is empty: nobody knows whose browser this is, and all stays. */
export function holdForMember(pingId: string | undefined): () => void {
  if (pingId === "") return () => undefined;
  const before = storedText("localStorage", MEMBER_HERE);
  if (pingId === undefined) {
    if (before === null) inTab(clearClaimedStorage);
    return () => undefined;
  }
  try {
    claimMemberStorage(sessionStorage, pingId);
  } catch {
    return () => undefined;
  }
  if (before && before !== pingId) void forgetOnDevice();
  shownTo ??= pingId;
  if (shownTo !== pingId) {
    loadAnew();
    return () => undefined;
  }
  // A browser that keeps nothing would load the page for ever.
  if (!storeText("localStorage", MEMBER_HERE, pingId)) return () => undefined;

  const look = () => {
    const here = storedText("localStorage", MEMBER_HERE);
    if (here === pingId || here === undefined) return;
    inTab(disownMemberStorage);
    loadAnew();
  };
  const unwatch = watchOtherTabs(MEMBER_HERE, look);
  window.addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    unwatch();
    window.removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Without what was typed, which a reload would bring back. */
function loadAnew(): void {
  const { pathname, search } = window.location;
  window.location.replace(pathname + search);
}

function inTab(clear: (store: Storage) => void): void {
  try {
    clear(sessionStorage);
  } catch {
    // A browser that refuses storage holds nothing.
  }
}

async function forgetOnDevice(): Promise<void> {
  storeText("localStorage", READ_MARKS, null);
  await withinWait(() => Promise.all([forgetKeptPages(), deleteDatabase(window.indexedDB, memberDatabase)]));
}

/** A browser that refuses storage, or hangs in it, must not keep anybody signed in. False where it did. */
async function withinWait(work: () => Promise<unknown>): Promise<boolean> {
  const tooLong = new Promise<false>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, false));
  const done = Promise.resolve().then(work);
  return Promise.race([done.then(() => true), tooLong]).catch(() => false);
}
