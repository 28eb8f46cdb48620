import { type Result, refuse } from "~/core/result";
import { foldText, termOf } from "./match";
import { type Teller, tellingWords } from "./telling-words";

export type Wish = { kind: "source" | "word"; value: string };

/** `weight` in points, more than 0 for more of it. */
export type Leaning = Wish & { weight: number };

export type Wishes = { muted: Wish[]; leanings: Leaning[]; leastScore: number; hideRead: boolean };

export const emptyWishes: Wishes = { muted: [], leanings: [], leastScore: 0, hideRead: false };

export const MOST_WISHES = 100;
export const LONGEST_WISH = 80;

/** The most that one press moves a score by, and so the most that any word or source ever weighs. */
export const MOST_POINTS = 8;
const SOURCE_POINTS = 2;
const WORD_POINTS = 2;

export type Direction = 1 | -1;

export type WishChange =
  | ({ do: "mute" | "unmute" | "forget" } & Wish)
  /** Something typed, of which more or less is asked for. */
  | ({ do: "lean"; direction: Direction } & Wish)
  /** More or less of what an article is about. */
  | ({ do: "learn"; direction: Direction } & Teller)
  | { do: "leastScore"; score: number }
  | { do: "hideRead"; on: boolean }
  /** Puts these in the place of all; or takes back the change that had made `over` of them, and leaves what came since. */
  | { do: "restore"; wishes: Wishes; over?: Wishes };

/** A typed value without what nobody sees, and no longer than is kept. */
export function plainValue(text: string): string {
  const visible = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");
  return [...visible.trim()].slice(0, LONGEST_WISH).join("").trim();
}

export function isSameWish(a: Wish, b: Wish): boolean {
  return a.kind === b.kind && foldText(a.value) === foldText(b.value);
}

/** The wishes after a change, which never changes those before; a refusal where nothing was named or there are too many. */
export function changed(wishes: Wishes, change: WishChange): Result<{ wishes: Wishes }> {
  switch (change.do) {
    case "restore":
      return change.over
        ? takenBack(wishes, change.over, change.wishes)
        : { ok: true, wishes: change.wishes };
    case "hideRead":
      return { ok: true, wishes: { ...wishes, hideRead: change.on } };
    case "leastScore":
      return { ok: true, wishes: { ...wishes, leastScore: change.score } };
    case "learn":
      return { ok: true, wishes: { ...wishes, leanings: learned(wishes.leanings, change) } };
  }
  const wish: Wish = { kind: change.kind, value: plainValue(change.value) };
  if (wish.kind === "word" ? !termOf(wish.value) : wish.value === "") return refuse("pings.emptyWish");
  const others = <Each extends Wish>(list: Each[]) => list.filter((each) => !isSameWish(each, wish));
  const { muted, leanings } = wishes;
  switch (change.do) {
    case "unmute":
      return { ok: true, wishes: { ...wishes, muted: others(muted) } };
    case "forget":
      return { ok: true, wishes: { ...wishes, leanings: others(leanings) } };
    case "mute":
      return bounded(wishes, { muted: [...others(muted), wish] });
    case "lean": {
      const leaning = { ...wish, weight: change.direction * MOST_POINTS };
      return bounded(wishes, { leanings: [...others(leanings), leaning] });
    }
  }
}

function bounded(wishes: Wishes, more: Partial<Wishes>): Result<{ wishes: Wishes }> {
  const next = { ...wishes, ...more };
  const most = Math.max(next.muted.length, next.leanings.length);
  return most > MOST_WISHES
    ? refuse("pings.tooManyWishes", { count: MOST_WISHES })
    : { ok: true, wishes: next };
}

function takenBack(now: Wishes, over: Wishes, before: Wishes): Result<{ wishes: Wishes }> {
  return bounded(now, {
    muted: listBack(now.muted, over.muted, before.muted),
    leanings: listBack(now.leanings, over.leanings, before.leanings),
    leastScore: now.leastScore === over.leastScore ? before.leastScore : now.leastScore,
    hideRead: now.hideRead === over.hideRead ? before.hideRead : now.hideRead,
  });
}

function listBack<Each extends Wish & { weight?: number }>(
  now: Each[],
  over: Each[],
  before: Each[],
): Each[] {
  const like = (list: Each[], wish: Each) => list.find((each) => isSameWish(each, wish));
  const isIn = (list: Each[], wish: Each) => {
    const found = like(list, wish);
    return found !== undefined && found.weight === wish.weight;
  };
  const since = now.filter((each) => !isIn(over, each));
  const back = before.filter((each) => {
    const was = like(over, each);
    return was ? isIn(now, was) : !like(since, each);
  });
  return [...back, ...since];
}

/** A press teaches the source and up to three words of the title, two points each; what was learned first makes room. */
function learned(leanings: readonly Leaning[], told: Teller & { direction: Direction }): Leaning[] {
  const source: Wish = { kind: "source", value: plainValue(told.source) };
  const words = tellingWords(told).map((value): Wish => ({ kind: "word", value: plainValue(value) }));
  let next = [...leanings];
  for (const wish of [...(source.value ? [source] : []), ...words]) {
    const points = told.direction * (wish.kind === "source" ? SOURCE_POINTS : WORD_POINTS);
    const known = next.find((each) => isSameWish(each, wish));
    const weight = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, (known?.weight ?? 0) + points));
    next = next.filter((each) => each !== known);
    if (weight !== 0) next.push({ ...wish, value: known?.value ?? wish.value, weight });
  }
  return next.slice(-MOST_WISHES);
}
