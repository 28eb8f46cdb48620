import { expect, test } from "vitest";
import { type KnownSource, type Traces, whyOf } from "./why";

const nothing: Traces = {
  url: "https://news.example/a",
  isInside: false,
  article: null,
  places: [],
  stories: [],
  sources: [],
};
const article = { id: "a", title: "A", fetchedAt: 1, removed: null };
const place = { name: "AI", score: 70, reason: "Because" };
const source = (more: Partial<KnownSource> = {}): KnownSource => ({
  id: "s",
  title: "Feed",
  url: "https://news.example/feed",
  state: "fine",
  reason: null,
  isNamed: true,
  weight: 1,
  seenAt: null,
  ...more,
});

test.each<[string, Partial<Traces>, ReturnType<typeof whyOf>]>([
  ["nothing is known", {}, "unknown"],
  ["it leads inside, whatever else is known", { isInside: true, article, places: [place] }, "inside"],
  ["it stands", { article, places: [place] }, "taken"],
  ["it stands nowhere any more", { article }, "nowhere"],
  [
    "an operator took it away",
    { article: { ...article, removed: { at: 2, removal: { reason: "spam", note: "" } } } },
    "removed",
  ],
  ["it left by its age", { article: { ...article, removed: { at: 2, removal: null } } }, "retired"],
  [
    "another tells it, which says more than that it was seen",
    { stories: [{ id: "b", title: "B" }], sources: [source({ seenAt: 3 })] },
    "story",
  ],
  ["it was seen and left", { sources: [source({ seenAt: 3, state: "failed" })] }, "seen"],
  ["its source is well", { sources: [source()] }, "unseen"],
  ["one source is well, one is not", { sources: [source({ state: "failed" }), source()] }, "unseen"],
  ["its source fails", { sources: [source({ state: "failed" })] }, "failing"],
  ["its source has stopped", { sources: [source({ state: "stopped" })] }, "stopped"],
  ["its source is paused", { sources: [source({ state: "paused" })] }, "paused"],
  ["its source is new", { sources: [source({ state: "waiting" })] }, "waiting"],
  ["its source is no longer named", { sources: [source({ isNamed: false })] }, "resting"],
  [
    "a named one fails beside one that rests",
    { sources: [source({ isNamed: false }), source({ state: "failed" })] },
    "failing",
  ],
])("%s", (_, known, why) => {
  expect(whyOf({ ...nothing, ...known })).toBe(why);
});
