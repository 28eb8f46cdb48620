import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import type { IdentityChoice } from "~/core/member";
import { clearMemberStorage, deleteMemberDatabase } from "~/core/member-storage";
import { paths } from "~/paths";
import { forgetKeptPages } from "~/ui/browser/service-worker.client";
import { signOutOfClerk } from "./clerk-demand";

/** Storage has been seen to hang; nobody stays signed in for it. */
const LONGEST_WAIT_MS = 1500;

/** Clears what this tab holds of a member and what this device was asked to keep. */
export async function forgetMember(): Promise<void> {
  try {
    clearMemberStorage(sessionStorage);
    const tooLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    const forgotten = Promise.all([forgetKeptPages(), deleteMemberDatabase(window.indexedDB)]);
    await Promise.race([forgotten, tooLong]);
  } catch {
    // A browser that refuses storage holds nothing, and must not keep anybody signed in.
  }
}

export function useSignOut(identity: IdentityChoice): { signOut: () => void; leaving: boolean } {
  const submit = useSubmit();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    if (identity.kind === "clerk") await signOutOfClerk();
    await forgetMember();
    submit(null, { method: "post", action: paths.signOut() });
  }

  return { signOut: () => void leave(), leaving };
}
