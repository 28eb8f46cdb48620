import { FEED_LIST, OWNER } from "./storage-names";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const memberKeys = ["resumeData", "resumeRevision", "resumeVersion", "resumeJob", FEED_LIST] as const;

/** Makes what a tab stores the property of this member; what another member left there is removed. An unread member claims nothing. */
export function claimMemberStorage(store: Store, pingId: string): void {
  const owner = store.getItem(OWNER);
  if (pingId === "" || owner === pingId) return;
  if (owner !== null) clearMemberStorage(store);
  store.setItem(OWNER, pingId);
}

/** Connections of other tabs close of themselves; until then it waits for them. */
export function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

export function clearMemberStorage(store: Store): void {
  for (const key of [...memberKeys, OWNER]) store.removeItem(key);
}

/** For where nobody is signed in: what no member has claimed stays. */
export function clearClaimedStorage(store: Store): void {
  if (store.getItem(OWNER) !== null) clearMemberStorage(store);
}

/** Clears a tab whose page is being left; what that page still writes goes with the next member's claim. */
export function disownMemberStorage(store: Store): void {
  clearMemberStorage(store);
  store.setItem(OWNER, "");
}
