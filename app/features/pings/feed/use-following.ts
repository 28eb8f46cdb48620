import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { parsedJson, recordOf } from "~/core/parse-unknown";
import { paths } from "~/paths";
import { toast } from "~/ui/toast-queue";

const TOAST_MS = 3000;

async function send(path: string, body: Record<string, string>): Promise<{ ok: boolean; error?: string }> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.ok || answer.status >= 500) return { ok: answer.ok };
  const { error } = recordOf(parsedJson(await answer.text()));
  return { ok: false, error: typeof error === "string" ? error : undefined };
}

/** Follows and unfollows radars, says what came of it and renews the tabs. Each gives whether it was done. */
export function useFollowing() {
  const { t } = useTranslation("pings");
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);

  async function change(intent: "follow" | "unfollow", pingId: string): Promise<boolean> {
    setPending(true);
    const sending =
      intent === "follow"
        ? send(paths.follow(), { follow_user_id: pingId })
        : send(paths.unfollow(), { unfollow_user_id: pingId });
    // Without a connection there is no answer to show.
    const { ok, error } = await sending.catch((): { ok: false; error?: string } => ({ ok: false }));
    setPending(false);
    toast(ok ? t(`${intent}.done`) : (error ?? t(`${intent}.failed`)), ok ? "good" : "bad", {
      topic: "follow",
      duration: TOAST_MS,
    });
    // Who unfollows goes to their own radar, which renews the tabs.
    if (ok && intent === "follow") revalidate();
    return ok;
  }

  return {
    pending,
    follow: (id: string) => change("follow", id),
    unfollow: (id: string) => change("unfollow", id),
  };
}
