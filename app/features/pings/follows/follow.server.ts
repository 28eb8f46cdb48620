import type { Member } from "~/core/member";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { deleteFollow, insertFollow } from "./store.server";

export const MOST_FOLLOWED = 200;

type Asked = { member: Pick<Member, "id" | "pingId">; pingId: string };

/** Follows the radar of whoever has this Ping ID. What is no Ping ID is answered as one that nobody has. */
export async function followRadar(
  app: Pick<App, "db" | "now">,
  { member, pingId: entered }: Asked,
): Promise<Result<{ pingId: string }>> {
  const pingId = asPingId(entered);
  if (pingId === member.pingId) return refuse("pings.followSelf");
  const before = await insertFollow(app.db, {
    followerId: member.id,
    pingId,
    most: MOST_FOLLOWED,
    now: app.now(),
  });
  if (!before.isKnown) return refuse("pings.noSuchPing");
  if (before.stood) return refuse("pings.alreadyFollowing");
  if (before.followed >= MOST_FOLLOWED) return refuse("pings.tooManyFollowed", { count: MOST_FOLLOWED });
  return { ok: true, pingId };
}

export async function unfollowRadar(
  app: Pick<App, "db">,
  { member, pingId: entered }: Asked,
): Promise<Result<{ pingId: string }>> {
  const pingId = asPingId(entered);
  const stood = await deleteFollow(app.db, { followerId: member.id, pingId });
  return stood ? { ok: true, pingId } : refuse("pings.notFollowing");
}

function asPingId(entered: string): string {
  return entered.trim().replace(/^@/, "").toLowerCase();
}

/** Why a radar was not followed or unfollowed, as the address says it after a form without scripts. */
export const followRefusals = [
  "pings.followSelf",
  "pings.noSuchPing",
  "pings.alreadyFollowing",
  "pings.tooManyFollowed",
  "pings.notFollowing",
  "pings.busy",
] as const;
