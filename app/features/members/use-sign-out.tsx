import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import type { IdentityChoice } from "~/core/member";
import { clearMemberStorage } from "~/core/member-storage";
import { paths } from "~/paths";
import { signOutOfClerk } from "./clerk-demand";

export function clearTab(): void {
  try {
    clearMemberStorage(sessionStorage);
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
    clearTab();
    submit(null, { method: "post", action: paths.signOut() });
  }

  return { signOut: () => void leave(), leaving };
}
