import { describe, expect, test } from "vitest";
import { translate } from "~/i18n/translate";
import { placeOf, queryOf, stateOf } from "./status-page";
import {
  durationText,
  lastDays,
  nextRun,
  noteText,
  reasonText,
  relativeTime,
  shortDay,
} from "./status-words";

const english = (key: string, values?: Record<string, string | number>) => translate("en", key, values);
const chinese = (key: string, values?: Record<string, string | number>) => translate("zh", key, values);

/** An error as it stands inside of a sentence. */
const why = (error: string) => english(`errors:${error}`).replace(/\.$/, "");

describe("a note in words", () => {
  test.each([
    ["page:fetch.timedOut", `A page could not be read: ${why("fetch.timedOut")}`],
    ["page:radar.noArticle", `A page could not be read: ${why("radar.noArticle")}`],
    ["page:status 403", "A page could not be read: the server answered 403"],
    ["reader:jina", "Page read by Jina"],
    ["reader:news.blocked", `The text of the feed was used, the reader did not help: ${why("news.blocked")}`],
    ["score:openai", "Scored by the model"],
    ["score:jina", "Scored by Jina"],
    ["score:news.timedOut", `Scored by us, the service did not help: ${why("news.timedOut")}`],
    ["summary:openai", "Summary by the model"],
    [
      "summary:radar.summaryTooLong",
      `Summary by us, the model’s was not used: ${why("radar.summaryTooLong")}`,
    ],
    ["score:something.new", "Scored by us, the service did not help: something.new"],
    ["new:step", "new:step"],
    ["no step", "no step"],
    ["", ""],
  ])("%s", (note, text) => {
    expect(noteText(note, english)).toBe(text);
  });

  test("ends no sentence inside of another in Chinese either", () => {
    expect(noteText("page:fetch.timedOut", chinese)).toMatch(/^有网页无法读取：.+[^。]$/);
    expect(reasonText("radar.sourceNotFound", chinese)).not.toMatch(/。$/);
  });
});

const NOW = new Date("2026-11-23T10:00:00Z");
const known = {
  isPaused: false,
  state: "idle" as const,
  leaseUntil: null,
  failures: 0,
  checkedAt: new Date("2026-11-23T09:00:00Z"),
};

test.each([
  ["fine", {}],
  ["waiting", { checkedAt: null }],
  ["failed", { failures: 2 }],
  ["failed", { failures: 1, checkedAt: null }],
  ["stopped", { state: "stopped" as const, failures: 3 }],
  ["paused", { isPaused: true, failures: 3 }],
  ["paused", { isPaused: true, state: "stopped" as const }],
  ["queued", { state: "queued" as const, isPaused: true }],
  ["running", { state: "running" as const, leaseUntil: new Date("2026-11-23T10:05:00Z") }],
  ["fine", { state: "running" as const, leaseUntil: new Date("2026-11-23T09:59:00Z") }],
])("a source is %s: %j", (state, change) => {
  expect(stateOf({ ...known, ...change }, NOW)).toBe(state);
});

test.each([
  [-3 * 86_400_000, "3 days ago", "3天前"],
  [-3_599_999, "59 minutes ago", "59分钟前"],
  [3_600_000, "in 1 hour", "1小时后"],
  [1500, "in 1 second", "1秒钟后"],
])("%i ms away is told in the largest unit", (away, inEnglish, inChinese) => {
  expect(relativeTime(NOW.getTime() + away, NOW.getTime(), "en")).toBe(inEnglish);
  expect(relativeTime(NOW.getTime() + away, NOW.getTime(), "zh").replaceAll(" ", "")).toBe(inChinese);
});

test("the last days end with today, also over the end of a month", () => {
  expect(lastDays(new Date("2026-03-01T00:00:00Z"), 3)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect([shortDay("2026-11-03", "en"), shortDay("2026-11-03", "zh")]).toEqual(["3 Nov", "11月3日"]);
});

test.each(["", "?show=problems", "?show=paused&after=0123456789abcdef.feeds.example.com"])(
  "the place %j is read and written alike",
  (query) => {
    expect(queryOf(placeOf(new URLSearchParams(query)))).toBe(query);
  },
);

test.each([
  "?show=other",
  "?after=x",
  "?after=0123456789ABCDEF.a",
  `?after=0123456789abcdef.${"a".repeat(254)}`,
])("%j is the first page of all", (query) => {
  expect(placeOf(new URLSearchParams(query))).toEqual({ show: "all", after: null });
});

test.each([
  ["10:00:00", "10:11:00", "10:15:00"],
  ["10:20:00", "10:11:00", "10:30:00"],
  ["10:30:00", "10:11:00", "10:30:00"],
  ["09:00:00", "10:15:00", "10:30:00"],
  ["10:14:59", "10:14:59", "10:15:00"],
])("a turn at %s is, at %s, the run of %s", (turn, now, run) => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
  expect(nextRun(at(turn), at(now))).toBe(at(run));
});

test.each([
  [90_000, "2 minutes", "2分钟"],
  [0, "0 minutes", "0分钟"],
  [3 * 3_600_000, "3 hours", "3小时"],
  [50 * 3_600_000, "2 days", "2天"],
])("%d ms take %s", (ms, english, chinese) => {
  expect(durationText(ms, "en")).toBe(english);
  expect(durationText(ms, "zh").replaceAll(" ", "")).toBe(chinese);
});
