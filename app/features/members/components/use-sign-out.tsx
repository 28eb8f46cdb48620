import { useSubmit } from "@remix-run/react";
import { useState } from "react";
import { paths } from "~/paths";
import type { SignInMethod } from "../sign-in-method";
import { signOutOfClerk } from "./clerk-demand";

/** Signs out: first at Clerk, where it is in use, then at our own server, which forgets the cookie in any case. */
export function useSignOut(method: SignInMethod): { signOut: () => void; leaving: boolean } {
  const submit = useSubmit();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    if (method.kind === "clerk") await signOutOfClerk();
    submit(null, { method: "post", action: paths.signOut() });
  }

  return { signOut: () => void leave(), leaving };
}
