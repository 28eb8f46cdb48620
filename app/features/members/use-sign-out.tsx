import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import { signOutOfClerk } from "./clerk-demand";

export function useSignOut(identity: IdentityChoice): { signOut: () => void; leaving: boolean } {
  const submit = useSubmit();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    if (identity.kind === "clerk") await signOutOfClerk();
    submit(null, { method: "post", action: paths.signOut() });
  }

  return { signOut: () => void leave(), leaving };
}
