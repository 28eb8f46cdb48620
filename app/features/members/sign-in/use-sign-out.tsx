import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import { toast } from "~/ui/toast-queue";
import { signOutOfClerk } from "./clerk-demand";

type SignOut = {
  /** `andEmpty` takes what belongs to no account with it. */
  signOut: (andEmpty?: "andEmpty") => void;
  leaving: boolean;
};

export function useSignOut(identity: IdentityChoice): SignOut {
  const { t } = useTranslation("ui");
  const [leaving, setLeaving] = useState(false);

  function stay(why: "signOutFailed" | "offline" | "emptyFailed") {
    setLeaving(false);
    toast(t(why), "bad");
  }

  async function leave(andEmpty?: "andEmpty") {
    setLeaving(true);
    // Before the session ends: without it nothing could be forgotten.
    const forget = await import("./forget-member.client").catch(() => null);
    if (forget && identity.kind === "clerk") await signOutOfClerk();
    const answer =
      forget && (await fetch(paths.signOut(), { method: "POST", redirect: "manual" }).catch(() => null));
    if (!forget || answer?.type !== "opaqueredirect") return stay(answer ? "signOutFailed" : "offline");
    // Only now: a page of another tab that hears of it loads itself anew, and must find nobody signed in.
    await forget.forgetMember();
    if (andEmpty && !(await forget.emptyBrowser())) return stay("emptyFailed");
    // As a document, which takes what this one holds in memory away.
    window.location.assign(paths.home());
  }

  return { signOut: (andEmpty) => void leave(andEmpty), leaving };
}
