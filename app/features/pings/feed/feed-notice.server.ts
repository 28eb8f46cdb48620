import type { MessageValues } from "~/core/locale";
import { oneOf } from "~/core/parse-unknown";
import type { Refused } from "~/core/result";
import { followRefusals, MOST_FOLLOWED } from "../follows/follow.server";
import type { FeedNotice } from "./feed-view";

/** Why nothing was searched for, or what came of a form without scripts, as its answer wrote it into the address. */
export function noticeOf(
  t: (key: string, values?: MessageValues) => string,
  refusal: Refused | null,
  name: string | null,
): FeedNotice | null {
  if (refusal) return { isGood: false, text: t(`errors:${refusal.reason}`, refusal.values) };
  if (name === "followed") return { isGood: true, text: t("pings:follow.done") };
  if (name === "unfollowed") return { isGood: true, text: t("pings:unfollow.done") };
  const reason = oneOf(followRefusals, name);
  return reason ? { isGood: false, text: t(`errors:${reason}`, { count: MOST_FOLLOWED }) } : null;
}
