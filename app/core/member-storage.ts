type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const OWNER = "resumeOwner";

const memberKeys = ["resumeData", "resumeRevision", "resumeJob"] as const;

/** Makes what a tab stores the property of this member; what another member left there is removed. */
export function claimMemberStorage(store: Store, pingId: string): void {
  const owner = store.getItem(OWNER);
  if (owner !== null && owner !== pingId) clearMemberStorage(store);
  store.setItem(OWNER, pingId);
}

export function clearMemberStorage(store: Store): void {
  for (const key of [...memberKeys, OWNER]) store.removeItem(key);
}
