import { useSyncExternalStore } from "react";

export const CLERK_PATIENCE = 8000;

const SIGN_OUT_PATIENCE = 5000;

export type ClerkDemand = {
  status: "idle" | "loading" | "ready" | "failed";
  signIn: { node: HTMLElement; redirectTo: string } | null;
  signOut: ((isEnded: boolean) => void) | null;
};

const none: ClerkDemand = { status: "idle", signIn: null, signOut: null };
const listeners = new Set<() => void>();
let demand = none;

function change(part: Partial<ClerkDemand>): void {
  demand = { ...demand, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useClerkDemand(): ClerkDemand {
  return useSyncExternalStore(
    subscribe,
    () => demand,
    () => none,
  );
}

export function setClerkStatus(status: ClerkDemand["status"]): void {
  if (demand.status !== status) change({ status });
}

export function showClerkSignIn(node: HTMLElement, redirectTo: string): () => void {
  change({ signIn: { node, redirectTo } });
  return () => {
    if (demand.signIn?.node === node) change({ signIn: null });
  };
}

/** Ends the session at Clerk; false where Clerk has not done so. Resolves in any case after a few seconds: our own server forgets the
 * session too. */
export function signOutOfClerk(): Promise<boolean> {
  if (demand.status === "failed") return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (isEnded: boolean) => {
      clearTimeout(timer);
      change({ signOut: null });
      resolve(isEnded);
    };
    const timer = setTimeout(finish, SIGN_OUT_PATIENCE, false);
    change({ signOut: finish });
  });
}
