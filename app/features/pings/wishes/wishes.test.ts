import { expect, test } from "vitest";
import { addBefore } from "./add-before";
import { areEmpty, countsByScore, judgeBy } from "./judge";
import {
  changed,
  emptyWishes,
  LONGEST_WISH,
  MOST_WISHES,
  plainValue,
  type WishChange,
  type Wishes,
} from "./wishes";
import { wishesOf } from "./wishes-shape";

function after(...changes: WishChange[]): Wishes {
  return changes.reduce((wishes, change) => {
    const next = changed(wishes, change);
    if (!next.ok) throw new Error(next.reason);
    return next.wishes;
  }, emptyWishes);
}

const mute = (value: string, kind: "word" | "source" = "word"): WishChange => ({ do: "mute", kind, value });
const lean = (value: string, direction: 1 | -1): WishChange => ({
  do: "lean",
  kind: "word",
  value,
  direction,
});
const learn = (title: string, direction: 1 | -1 = 1, source = "The Wire"): WishChange => ({
  do: "learn",
  title,
  source,
  direction,
});

const card = (title: string, more = {}) => ({ title, summary: "", source: "Elsewhere", score: 50, ...more });
const verdictOf = (wishes: Wishes, ...[title, more]: Parameters<typeof card>) =>
  judgeBy(wishes)(card(title, more), false);

test("nothing wished hides and moves nothing", () => {
  expect(verdictOf(emptyWishes, "OpenAI ships")).toEqual({ hidden: null, score: 50, moved: null });
});

test("a muted source is hidden, however it is written, and no other whose name only begins so", () => {
  const wishes = after(mute("The Ledger Wire", "source"));
  expect(verdictOf(wishes, "x", { source: "THE  LEDGER WIRE" }).hidden).toEqual({
    because: "source",
    by: "The Ledger Wire",
  });
  expect(verdictOf(wishes, "x", { source: "The Ledger Wire Asia" }).hidden).toBeNull();
  expect(verdictOf(wishes, "The Ledger Wire reports").hidden).toBeNull();
});

test("a muted word hides by title and summary, and says which word it was", () => {
  const wishes = after(mute("funding"), mute("融资"));
  expect(verdictOf(wishes, "Robot maker funded").hidden).toEqual({ because: "word", by: "funding" });
  expect(verdictOf(wishes, "x", { summary: "完成新一轮融资。" }).hidden).toEqual({
    because: "word",
    by: "融资",
  });
  expect(verdictOf(wishes, "Fundamentals of chips").hidden).toBeNull();
});

test("the score from which something is shown is met by the personal one", () => {
  const wishes = after({ do: "leastScore", score: 55 }, lean("OpenAI", 1));
  expect(verdictOf(wishes, "OpenAI ships")).toMatchObject({ hidden: null, score: 58 });
  expect(verdictOf(wishes, "Mistral ships").hidden).toEqual({ because: "score", by: "55" });
});

test("what was read is hidden where that is wished", () => {
  const judge = judgeBy(after({ do: "hideRead", on: true }));
  expect(judge(card("x"), true).hidden).toEqual({ because: "read", by: "" });
  expect(judge(card("x"), false).hidden).toBeNull();
});

test("a word that was typed moves a score by eight points, and says so", () => {
  expect(verdictOf(after(lean("OpenAI", 1)), "OpenAI ships").moved).toEqual({ points: 8, by: ["OpenAI"] });
  expect(verdictOf(after(lean("OpenAI", -1)), "OpenAI ships")).toMatchObject({
    score: 42,
    moved: { points: -8, by: ["OpenAI"] },
  });
});

test.each([
  ["OpenAI, Nvidia, TSMC, Samsung and Micron meet", "OpenAI, Nvidia, TSMC, Samsung and Micron meet"],
  ["智谱、华为、昇腾与月之暗面发布新品", "智谱、华为、昇腾与月之暗面发布新品"],
])("one press moves the same article by eight points at most", (pressed, seen) => {
  for (const direction of [1, -1] as const) {
    const { moved } = verdictOf(after(learn(pressed, direction)), seen, { source: "The Wire" });
    expect(Math.abs(moved?.points ?? 0)).toBeLessThanOrEqual(8);
    expect(Math.sign(moved?.points ?? 0)).toBe(direction);
  }
});

test("all presses together move a score by twenty points at most, and never beyond 0 and 100", () => {
  const words = ["OpenAI", "Nvidia", "TSMC", "Samsung"];
  const more = after(...words.map((word) => lean(word, 1)));
  expect(verdictOf(more, words.join(" "))).toMatchObject({ score: 70, moved: { points: 20 } });
  expect(verdictOf(more, words.join(" "), { score: 95 }).score).toBe(100);
  const less = after(...words.map((word) => lean(word, -1)));
  expect(verdictOf(less, words.join(" "), { score: 5 }).score).toBe(0);
});

test("a hundred presses for one source weigh no more than eight points, and as many against it take them away", () => {
  const presses = Array.from({ length: 100 }, () => learn("", 1));
  expect(after(...presses).leanings).toEqual([{ kind: "source", value: "The Wire", weight: 8 }]);
  const back = Array.from({ length: 4 }, () => learn("", -1));
  expect(after(...presses, ...back).leanings).toEqual([]);
});

test("more and less of two words in one title weigh each other up, and nothing is said of it", () => {
  expect(verdictOf(after(lean("OpenAI", 1), lean("lawsuit", -1)), "OpenAI faces a lawsuit")).toEqual({
    hidden: null,
    score: 50,
    moved: null,
  });
});

test("of what moved a score the weightiest of its direction are named", () => {
  const wishes = after(lean("OpenAI", 1), learn("Nvidia"), lean("phone", -1));
  expect(verdictOf(wishes, "OpenAI and Nvidia make a phone").moved).toEqual({
    points: 2,
    by: ["OpenAI", "Nvidia"],
  });
});

test("muting twice is muting once, and unmuting finds it in any writing", () => {
  const wishes = after(mute("OpenAI"), mute("openai"), mute("稳定币"));
  expect(wishes.muted.map(({ value }) => value)).toEqual(["openai", "稳定币"]);
  expect(after(mute("OpenAI"), { do: "unmute", kind: "word", value: "OPENAI" }).muted).toEqual([]);
  expect(after(mute("x", "source"), { do: "unmute", kind: "word", value: "x" }).muted).toHaveLength(1);
});

test("what was asked for is forgotten, and restored as it stood", () => {
  const wishes = after(lean("OpenAI", 1), mute("crypto"), { do: "leastScore", score: 40 });
  expect(after(lean("OpenAI", 1), { do: "forget", kind: "word", value: "openai" }).leanings).toEqual([]);
  const cleared = changed(wishes, { do: "restore", wishes: emptyWishes });
  expect(cleared.ok && areEmpty(cleared.wishes)).toBe(true);
  expect(changed(emptyWishes, { do: "restore", wishes })).toEqual({ ok: true, wishes });
});

/** Does `press`, then `since` from another device, then takes the press back. */
function undone(before: Wishes, press: WishChange, ...since: WishChange[]): Wishes {
  const pressed = changed(before, press);
  if (!pressed.ok) throw new Error(pressed.reason);
  const over = pressed.wishes;
  const now = [...since, { do: "restore", wishes: before, over } as const].reduce(
    (wishes: Wishes, change) => {
      const next = changed(wishes, change);
      if (!next.ok) throw new Error(next.reason);
      return next.wishes;
    },
    over,
  );
  return now;
}

const unmute = (value: string): WishChange => ({ do: "unmute", kind: "word", value });
const forget = (value: string): WishChange => ({ do: "forget", kind: "word", value });
const some = after(mute("crypto"), mute("phone"), learn("Nvidia rises"), { do: "leastScore", score: 40 });

test.each<[string, WishChange]>([
  ["mute", mute("funding")],
  ["mute again", mute("CRYPTO")],
  ["unmute", unmute("crypto")],
  ["lean", lean("nvidia", -1)],
  ["forget", forget("nvidia")],
  ["learn", learn("Nvidia falls", -1)],
  ["least score", { do: "leastScore", score: 80 }],
  ["hide what was read", { do: "hideRead", on: true }],
  ["undo all", { do: "restore", wishes: emptyWishes }],
])("taking back %s brings what stood before, and keeps what came from another device since", (_, press) => {
  expect(undone(some, press)).toEqual(some);
  expect(undone(some, press, mute("laptop"), lean("robot", 1))).toEqual({
    ...some,
    muted: [...some.muted, { kind: "word", value: "laptop" }],
    leanings: [...some.leanings, { kind: "word", value: "robot", weight: 8 }],
  });
});

test("what another device has made of the same wish since stands", () => {
  expect(undone(some, mute("funding"), unmute("funding"))).toEqual(some);
  expect(undone(some, unmute("crypto"), mute("Crypto")).muted.map(({ value }) => value)).toEqual([
    "phone",
    "Crypto",
  ]);
  expect(undone(some, mute("funding"), unmute("phone")).muted.map(({ value }) => value)).toEqual(["crypto"]);
  const weighed = undone(some, learn("Nvidia"), lean("Nvidia", -1)).leanings;
  expect(weighed.filter(({ value }) => value === "Nvidia")).toEqual([
    { kind: "word", value: "Nvidia", weight: -8 },
  ]);
  expect(undone(some, learn("Nvidia"), forget("Nvidia")).leanings.map(({ value }) => value)).not.toContain(
    "Nvidia",
  );
  expect(undone(some, { do: "leastScore", score: 80 }, { do: "leastScore", score: 20 }).leastScore).toBe(20);
});

test("wishes of before the sign-in are added to a member's own, which stay, and are taken back again", () => {
  const own = after(mute("phone"), lean("nvidia", 1), { do: "leastScore", score: 40 });
  const local = after(mute("crypto"), mute("Phone"), lean("Nvidia", -1), lean("robot", 1), {
    do: "leastScore",
    score: 80,
  });
  const added = changed(own, addBefore(own, local).change);
  if (!added.ok) throw new Error(added.reason);
  const { wishes } = added;
  expect(wishes.muted.map(({ value }) => value)).toEqual(["crypto", "phone"]);
  expect(wishes.leanings).toEqual([
    { kind: "word", value: "robot", weight: 8 },
    { kind: "word", value: "nvidia", weight: 8 },
  ]);
  expect(wishes.leastScore).toBe(40);
  expect(changed(wishes, addBefore(wishes, local).change)).toEqual(added);
  expect(changed(wishes, { do: "restore", wishes: own, over: wishes })).toEqual({ ok: true, wishes: own });
});

test("of the wishes of before the sign-in the newest are added for which a member's own leave room", () => {
  const muted = (count: number, name: string) =>
    Array.from({ length: count }, (_, number) => ({ kind: "word" as const, value: `${name} ${number}` }));
  const own = { ...emptyWishes, muted: muted(60, "own") };
  const local = { ...emptyWishes, muted: [...muted(60, "local"), ...muted(5, "own")], hideRead: true };
  const { change, isAll } = addBefore(own, local);
  const added = changed(own, change);
  if (!added.ok) throw new Error(added.reason);
  expect(isAll).toBe(false);
  expect(added.wishes.muted).toEqual([...muted(60, "local").slice(20), ...own.muted]);
  expect(added.wishes.hideRead).toBe(true);
  const again = addBefore(added.wishes, local).change;
  expect(changed(added.wishes, again)).toEqual(added);
  expect(addBefore(own, { ...emptyWishes, muted: muted(40, "local") }).isAll).toBe(true);
});

test("a source with a name longer than a wish is muted by its beginning", () => {
  const source = `The  Gazette of ${"a very long name ".repeat(20)}`;
  const judge = judgeBy(after(mute(source, "source")));
  expect(judge(card("Chips", { source }), false).hidden?.because).toBe("source");
  expect(judge(card("Chips", { source: "The Gazette of" }), false).hidden).toBeNull();
});

test("a change never changes what stood before", () => {
  const wishes = Object.freeze({
    ...emptyWishes,
    muted: Object.freeze([]) as never,
    leanings: Object.freeze([]) as never,
  });
  changed(wishes, mute("a word"));
  changed(wishes, learn("Nvidia rises"));
  expect(wishes).toEqual(emptyWishes);
});

test.each(["", " ", "\u0000", "\u200b\u200b", "...", "。", "🙂"])("%j is refused as a word", (value) => {
  expect(changed(emptyWishes, mute(value))).toEqual({ ok: false, reason: "pings.emptyWish" });
});

test("the hundred and first is refused by name, and one that stands there already is not", () => {
  const full = after(...Array.from({ length: MOST_WISHES }, (_, index) => mute(`word${index}`)));
  expect(changed(full, mute("another"))).toEqual({
    ok: false,
    reason: "pings.tooManyWishes",
    values: { count: MOST_WISHES },
  });
  expect(changed(full, mute("WORD7")).ok).toBe(true);
});

test("pressing goes on for ever: what was learned first makes room", () => {
  const wishes = after(
    ...Array.from({ length: 300 }, (_, index) => learn(`Zq${index}x speaks`, 1, `Source ${index}`)),
  );
  expect(wishes.leanings.length).toBe(MOST_WISHES);
  expect(wishes.leanings.some(({ value }) => value === "Source 299")).toBe(true);
});

test("a value is kept without what nobody sees, whole characters and not too long", () => {
  expect(plainValue("  Open\u0000AI\n\u200b ")).toBe("Open AI");
  expect(plainValue("字".repeat(200))).toHaveLength(LONGEST_WISH);
  expect([...plainValue("𠮷".repeat(200))]).toHaveLength(LONGEST_WISH);
  expect(plainValue("a\ud800b").isWellFormed()).toBe(true);
});

test.each([
  null,
  undefined,
  "x",
  [],
  {},
  { ...emptyWishes, leastScore: 101 },
  { ...emptyWishes, leastScore: "5" },
  { ...emptyWishes, muted: [{ kind: "other", value: "x" }] },
  { ...emptyWishes, leanings: [{ kind: "word", value: "x", weight: 99 }] },
  { ...emptyWishes, leanings: [{ kind: "word", value: "x", weight: 0 }] },
  { ...emptyWishes, muted: Array.from({ length: 101 }, () => ({ kind: "word", value: "x" })) },
  { ...emptyWishes, muted: [{ kind: "word", value: "x".repeat(500) }] },
])("%j is no document of wishes", (kept) => {
  expect(wishesOf(kept)).toEqual(emptyWishes);
});

test("every document that changes can make is read again as it was", () => {
  const wishes = after(mute("𠮷".repeat(200)), mute("源", "source"), learn("Nvidia rises"), {
    do: "hideRead",
    on: true,
  });
  expect(wishesOf(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
});

test("how many would be shown from each score on falls with the score, and leaves out what is muted", () => {
  const cards = [10, 50, 50, 90].map((score) => card("OpenAI ships", { score }));
  const counts = countsByScore([...cards, card("crypto", { score: 100 })], after(mute("crypto")));
  expect([
    counts[0],
    counts[10],
    counts[11],
    counts[50],
    counts[51],
    counts[90],
    counts[91],
    counts[100],
  ]).toEqual([4, 4, 3, 3, 1, 1, 0, 0]);
  expect(counts).toHaveLength(101);
});
