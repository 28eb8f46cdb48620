import type { Cursor } from "../feed/feed-place";
import { type Judged, judgeBy, type Moved } from "./judge";
import type { Wishes } from "./wishes";

type Wink = Judged & { id: string; createdAt: Date; isRead: boolean | null };

type Asked<Each extends Wink> = {
  wishes: Wishes;
  /** What was found first: one more than a page holds, where there are so many. */
  found: readonly Each[];
  limit: number;
  /** At most `count` winks after this one, newest first. */
  findMore: (after: Cursor, count: number) => Promise<Each[]>;
};

type WishedPage<Each> = {
  winks: (Each & { moved: Moved | null })[];
  /** The last wink that was looked at, where more come after it. */
  next: Cursor | null;
  hidden: number;
};

/** How many winks are looked at in one round more, and how many rounds a page has: what is read stays the same however large the feed. */
const ROUND = 40;
const MOST_ROUNDS = 3;

/** A page of what a reader wishes to be shown. It may hold less than a page and say that there is more. */
export async function wishedPage<Each extends Wink>(asked: Asked<Each>): Promise<WishedPage<Each>> {
  const { wishes, limit, findMore } = asked;
  const judge = judgeBy(wishes);
  const winks: WishedPage<Each>["winks"] = [];
  let hidden = 0;
  let [coming, size] = [asked.found, limit + 1];
  for (let round = 0; ; round += 1) {
    // The last of as many as were asked for only says that there is more.
    const isMore = coming.length === size;
    const looked = isMore ? coming.slice(0, -1) : coming;
    for (const [index, wink] of looked.entries()) {
      const verdict = judge(wink, wink.isRead === true);
      if (verdict.hidden) hidden += 1;
      else winks.push({ ...wink, moved: verdict.moved });
      const isLast = !isMore && index === looked.length - 1;
      if (winks.length === limit) return { winks, hidden, next: isLast ? null : placeOf(wink) };
    }
    const last = looked.at(-1);
    if (!isMore || !last) return { winks, hidden, next: null };
    if (round === MOST_ROUNDS) return { winks, hidden, next: placeOf(last) };
    size = ROUND + 1;
    coming = await findMore(placeOf(last), size);
  }
}

const placeOf = ({ id, createdAt }: Wink): Cursor => ({ articleId: id, createdAt });
