import { emptyWishes, isSameWish, MOST_WISHES, type Wish, type WishChange, type Wishes } from "./wishes";

/** What of these is not a member's own yet, as far as there is room beside it: the newest of it. */
function fitting<Each extends Wish>(own: Each[], more: Each[]) {
  const others = more.filter((each) => !own.some((mine) => isSameWish(mine, each)));
  const left = Math.max(0, own.length + others.length - MOST_WISHES);
  return { added: others.slice(left), left };
}

/** The change that adds to a member's own wishes, which go before, what somebody wished without signing in; and whether all has room. */
export function addBefore(own: Wishes, local: Wishes): { change: WishChange; isAll: boolean } {
  const muted = fitting(own.muted, local.muted);
  const leanings = fitting(own.leanings, local.leanings);
  const wishes = { ...local, muted: muted.added, leanings: leanings.added };
  return { change: { do: "restore", wishes, over: emptyWishes }, isAll: muted.left + leanings.left === 0 };
}
