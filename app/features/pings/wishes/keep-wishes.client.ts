import { oneOf, parsedJson, recordOf } from "~/core/parse-unknown";
import { WISHES } from "~/core/storage-names";
import { paths } from "~/paths";
import { storedJson, storeText, watchOtherTabs } from "~/ui/browser/browser-storage.client";
import { setJudge } from "./current-judge";
import { areEmpty, judgeBy } from "./judge";
import { changed, type WishChange, type Wishes } from "./wishes";
import { wishesOf } from "./wishes-shape";

function apply(wishes: Wishes): Wishes {
  setJudge(judgeBy(wishes));
  return wishes;
}

let isWatching = false;

/** Those of somebody who has not signed in: this browser alone knows them. */
export const localWishes = (): Wishes => wishesOf(storedJson("localStorage", WISHES));

export function applyLocalWishes(): Wishes {
  if (!isWatching) watchOtherTabs(WISHES, () => apply(localWishes()));
  isWatching = true;
  return apply(localWishes());
}

export async function loadWishes(): Promise<Wishes> {
  const answer = await fetch(paths.wishes());
  if (!answer.ok) throw new Error(`the wishes answered ${answer.status}`);
  return wishesOf(recordOf(await answer.json()).wishes);
}

const refusals = ["pings.emptyWish", "pings.wishTooLong", "pings.tooManyWishes"] as const;

/** Either what is wished now and was before, or why not; null where nobody answered, or nothing could be kept. */
type Kept = { wishes: Wishes; before: Wishes } | { refused: (typeof refusals)[number] | null };

export async function keepChange(isMember: boolean, change: WishChange): Promise<Kept> {
  const kept = isMember ? await sendChange(change) : storeChange(change);
  if ("wishes" in kept) apply(kept.wishes);
  return kept;
}

function storeChange(change: WishChange): Kept {
  const before = applyLocalWishes();
  const next = changed(before, change);
  if (!next.ok) return { refused: oneOf(refusals, next.reason) ?? null };
  const text = areEmpty(next.wishes) ? null : JSON.stringify(next.wishes);
  return storeText("localStorage", WISHES, text) ? { wishes: next.wishes, before } : { refused: null };
}

async function sendChange(change: WishChange): Promise<Kept> {
  const headers = { "Content-Type": "application/json" };
  const sent = fetch(paths.wishes(), { method: "POST", headers, body: JSON.stringify(change) });
  const answer = await sent.catch(() => null);
  const said = recordOf(parsedJson((await answer?.text().catch(() => "")) ?? ""));
  if (answer?.ok) return { wishes: wishesOf(said.wishes), before: wishesOf(said.before) };
  return { refused: oneOf(refusals, said.code) ?? null };
}
