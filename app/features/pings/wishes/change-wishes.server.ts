import type { Member } from "~/core/member";
import { parsedJson } from "~/core/parse-unknown";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { areEmpty } from "./judge";
import { findWishes, replaceWishes } from "./store.server";
import { changed, type WishChange, type Wishes } from "./wishes";
import { wishesOf } from "./wishes-shape";

export async function readWishes(app: Pick<App, "db">, userId: string): Promise<Wishes> {
  return wishesOf(parsedJson((await findWishes(app.db, userId)) ?? ""));
}

/** Two presses at once come from two devices. */
const MOST_TRIES = 3;

/** Changes what somebody wishes; of two changes at the same time none is lost. */
export async function changeWishes(
  app: Pick<App, "db">,
  { member, change }: { member: Pick<Member, "id">; change: WishChange },
): Promise<Result<{ wishes: Wishes; before: Wishes }>> {
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const written = await findWishes(app.db, member.id);
    const before = wishesOf(parsedJson(written ?? ""));
    const next = changed(before, change);
    if (!next.ok) return next;
    const { wishes } = next;
    if (await replaceWishes(app.db, member.id, written, areEmpty(wishes) ? null : wishes))
      return { ok: true, wishes, before };
  }
  return refuse("pings.busy");
}
