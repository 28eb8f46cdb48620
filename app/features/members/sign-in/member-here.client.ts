import { claimMemberStorage, clearClaimedStorage, disownMemberStorage } from "~/core/member-storage";
import { MEMBER_HERE, READ_BEFORE, READ_MARKS } from "~/core/storage-names";
import { storedText, storeText, watchOtherTabs } from "~/ui/browser/browser-storage.client";

/** Whom this document was shown to. */
let shownTo: string | undefined;
/** Ends the watch for the member of before. */
let unwatch: (() => void) | undefined;

/** Makes this browser the member's; what another one left in it goes. In a page that is shown on after its member has left, or comes back
 * from the browser's memory, the page is loaded anew. Without a member it may have been made for everybody, and says nothing.
 * While D1 does not answer the id is empty: nobody knows whose browser this is, and all stays. */
export function holdForMember(pingId: string | undefined): void {
  unwatch?.();
  unwatch = undefined;
  if (pingId === "") return;
  const before = storedText("localStorage", MEMBER_HERE);
  if (pingId === undefined) {
    if (before === null) inTab(clearClaimedStorage);
    return;
  }
  try {
    claimMemberStorage(sessionStorage, pingId);
  } catch {
    return;
  }
  if (before && before !== pingId)
    void import("./forget-member.client").then((forget) => forget.forgetOnDevice());
  if (before === null) storeText("localStorage", READ_BEFORE, storedText("localStorage", READ_MARKS) ?? null);
  shownTo ??= pingId;
  if (shownTo !== pingId) {
    loadAnew();
    return;
  }
  // A browser that keeps nothing would load the page for ever.
  if (!storeText("localStorage", MEMBER_HERE, pingId)) return;

  const look = () => {
    const here = storedText("localStorage", MEMBER_HERE);
    if (here === pingId || here === undefined) return;
    inTab(disownMemberStorage);
    loadAnew();
  };
  const unwatchTabs = watchOtherTabs(MEMBER_HERE, look);
  window.addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  unwatch = () => {
    unwatchTabs();
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
