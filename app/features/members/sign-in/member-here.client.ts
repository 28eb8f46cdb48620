import {
  claimMemberStorage,
  clearMemberStorage,
  deleteDatabase,
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
  clearTab();
  await forgetOnDevice();
  storeText("localStorage", MEMBER_HERE, null);
}

/** Clears all that the site keeps in this browser, whoever made it: drafts, texts of cards and keys of one's own too. */
export async function emptyBrowser(): Promise<void> {
  await withinWait(async () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    const names = (await window.indexedDB.databases()).flatMap(({ name }) => name ?? []);
    // The service worker has its own, of which `forgetKeptPages` has taken what was read.
    const kept = names.filter((name) => !name.startsWith("workbox"));
    await Promise.all(kept.map((name) => deleteDatabase(window.indexedDB, name)));
  });
}

/** Whom this document was shown to. */
let shownTo: string | undefined;

/** Makes this browser the member's; what another one left in it goes. In a page that is shown on after its member has left, or comes back
 * from the browser's memory, the page is loaded anew. Without a member it may have been made for everybody, and says nothing. */
export function holdForMember(pingId: string | undefined): () => void {
  const before = storedText("localStorage", MEMBER_HERE);
  if (pingId === undefined) {
    if (before === null) clearTab();
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
    // What this page still writes while it is left is nobody's, so that the next one removes it.
    claimMemberStorage(sessionStorage, "");
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

function clearTab(): void {
  try {
    clearMemberStorage(sessionStorage);
  } catch {
    // A browser that refuses storage holds nothing.
  }
}

async function forgetOnDevice(): Promise<void> {
  storeText("localStorage", READ_MARKS, null);
  await withinWait(() => Promise.all([forgetKeptPages(), deleteDatabase(window.indexedDB, memberDatabase)]));
}

/** A browser that refuses storage, or hangs in it, must not keep anybody signed in. */
async function withinWait(work: () => Promise<unknown>): Promise<void> {
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.resolve().then(work), tooLong]).catch(() => undefined);
}
