import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { learnZone, parseDate, publishedAt } from "./dates";

const now = new Date("2026-11-23T04:00:00Z"); // noon of a Monday in China
const english = { now, lang: "en" };
const chinese = { now, lang: "zh-cn" };

type Published = { feedparser: { input: string; utc: number[] | null }[]; miniflux_must_parse: string[] };
const oracle: Published = JSON.parse(readFileSync("test/data/feed/dates.json", "utf8"));

function iso(text: string, context = english): string | null {
  return parseDate(text, context)?.toISOString().slice(0, 19) ?? null;
}

/** Forms and languages that no feed in Chinese or English writes. */
const foreign = [
  ...["031231", "-03-12", "2026-W45-2", "2026-307"],
  ...["mer, 9 avr 2018 00:00:00 +0200", "ven., 03 juil. 2020 15:09:58 +0000", "3 ноября 2026 г., 10:00"],
];

test.each([...foreign, "mar, 9 avr 2018 00:00:00 +0200", "mardi 3 mars 2026"])(
  "%s is taken for no other day",
  (text) => {
    expect(iso(text)).toBeNull();
  },
);

test.each(oracle.feedparser.filter(({ input }) => !foreign.includes(input)))(
  "feedparser's $input",
  ({ input, utc }) => {
    const [year = 0, month = 0, ...rest] = utc?.slice(0, 6) ?? [];
    const expected = utc ? new Date(Date.UTC(year, month - 1, ...rest)) : null;
    expect(parseDate(input, { now, lang: "" })).toEqual(expected);
  },
);

test.each(oracle.miniflux_must_parse.filter((input) => !foreign.includes(input)))(
  "miniflux's %s",
  (input) => {
    expect(parseDate(input, { now, lang: "" })).not.toBeNull();
  },
);

describe.each([
  ["Sun, 17 Dec 2017 1:55 PM EST", "2017-12-17T18:55:00"],
  ["Friday, December 22, 2017 - 3:09pm", "2017-12-22T15:09:00"],
  ["Thu, 25 Feb 2016 00:00:00 Europe/Brussels", "2016-02-24T23:00:00"],
  ["Di, 23 Jan 2018 00:00:00 +0100", "2018-01-22T23:00:00"],
  ["Jan. 4, 2016, 12:37 a.m.", "2016-01-04T00:37:00"],
  ["Mon, 16th Nov 2020 13:16:28 GMT", "2020-11-16T13:16:28"],
  ["Thu Nov 12 2020 17:00:00 GMT+0100 (Central European Standard Time)", "2020-11-12T16:00:00"],
  ["10/30/23 21:55:58", "2023-10-30T21:55:58"],
  ["15.09.2014 08:00", "2014-09-15T08:00:00"],
  ["5-Aug-2019", "2019-08-05T00:00:00"],
  ["2026/11/3 8:05:07", "2026-11-03T08:05:07"],
  ["20261103T080500Z", "2026-11-03T08:05:00"],
  ["20261103080500", "2026-11-03T08:05:00"],
  ["2026-11-03T24:00:00Z", "2026-11-04T00:00:00"],
  ["2026-11-03T08:05:00.123+08:00[Asia/Shanghai]", "2026-11-03T00:05:00"],
  ["2026-11-03 8:05 PM", "2026-11-03T20:05:00"],
  ["1700000000", "2023-11-14T22:13:20"],
  ["1700000000000", "2023-11-14T22:13:20"],
  ["2 hours ago", "2026-11-23T02:00:00"],
  ["2026-11-2 1:2:3", "2026-11-02T01:02:03"],
  ["2026. 11. 2.", "2026-11-02T00:00:00"],
  ["Published: 2026-11-02", "2026-11-02T00:00:00"],
  ["Yesterday at 10:00", "2026-11-22T10:00:00"],
  ["2026-02-30", null],
  ["0001-01-01T00:00:00Z", null],
  ["32 Jan 2020", null],
  ["yesterday's news of 2020", null],
  ["Dec 2020 Dec", null],
  ["1".repeat(500), null],
])("%s", (text, expected) => {
  test("is read", () => expect(iso(text)).toBe(expected));
});

test.each([
  ["刚刚", "2026-11-23T04:00:00"],
  ["5分钟前", "2026-11-23T03:55:00"],
  ["半小时前", "2026-11-23T03:30:00"],
  ["2个半小时前", "2026-11-23T01:30:00"],
  ["十分钟前", "2026-11-23T03:50:00"],
  ["3 天前", "2026-11-20T04:00:00"],
  ["昨天 12:30", "2026-11-22T04:30:00"],
  ["前天8:05", "2026-11-21T00:05:00"],
  ["昨晚8点", "2026-11-22T12:00:00"],
  ["今天 08:05", "2026-11-23T00:05:00"],
  ["周五下午3点", "2026-11-20T07:00:00"],
  ["星期一 13:00", "2026-11-16T05:00:00"],
  ["2026年11月3日 上午8:05", "2026-11-03T00:05:00"],
  ["二〇二六年十一月三日", "2026-11-02T16:00:00"],
  ["11月3日 20:00", "2026-11-03T12:00:00"],
  ["12月25日", "2025-12-24T16:00:00"],
  ["11-03 12:30", "2026-11-03T04:30:00"],
  ["发布于 2026-11-03 下午 3:20", "2026-11-03T07:20:00"],
  ["下午3:20 2026年11月3日", "2026-11-03T07:20:00"],
  ["2026年11月3日 晚上12点", "2026-11-03T16:00:00"],
  ["星期二 十一月 03 10:00:00 CST 2026", "2026-11-03T02:00:00"],
  ["Tue Nov 03 10:00:00 CST 2026", "2026-11-03T02:00:00"],
  ["下午 3:05", "2026-11-23T07:05:00"],
  ["敬请期待", null],
])("%s, at noon in China", (text, expected) => expect(iso(text, chinese)).toBe(expected));

test("CST is of America in an English feed", () => {
  expect(iso("Tue Nov 03 10:00:00 CST 2026")).toBe("2026-11-03T16:00:00");
});

test.each([
  [
    "two that would lie ahead",
    ["2026-11-23 11:50:00", "2026-11-23 10:00:00", "2026-11-20 09:00:00"],
    chinese,
    480,
  ],
  ["one that would lie ahead", ["2026-11-23 11:50:00", "2026-11-20 09:00:00"], chinese, 0],
  ["a language of many zones", ["2026-11-23 11:50:00", "2026-11-23 10:00:00"], english, 0],
  ["another that names its zone", ["2026-11-20 09:00:00", "Fri, 20 Nov 2026 09:00:00 +0530"], english, 330],
])("the zone of dates without one is learned from %s", (_, dates, context, minutes) => {
  expect(learnZone(dates, context).minutes).toBe(minutes);
});

test("dates in UTC that lie ahead were local times", () => {
  const zone = learnZone(["Mon, 23 Nov 2026 11:50:00 GMT", "Mon, 23 Nov 2026 10:00:00 GMT"], chinese);
  expect(parseDate("Mon, 23 Nov 2026 11:50:00 GMT", chinese, zone)).toEqual(new Date("2026-11-23T03:50:00Z"));
});

test.each([
  ["a date that is ahead", new Date("2027-01-01"), now],
  ["no date", null, now],
  ["an earlier date", new Date("2026-01-01"), new Date("2026-01-01")],
])("%s counts as published", (_, date, expected) => {
  expect(publishedAt({ publishedAt: date }, now)).toEqual(expected);
});

const folders = ["feed", "readability"].map((name) => `test/data/${name}`);
const written = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:xml|html)$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "latin1")),
  )
  .flatMap((text) => [
    ...text.matchAll(
      /<(?:pubDate|[\w:]*date|published|updated|modified|issued|created)\b[^>]*>([^<]*\d[^<]*)</gi,
    ),
  ])
  .map(([, date = ""]) => date.trim())
  .filter(
    (date) => /^\d{4}-\d{2}-\d{2}$|(?:Z|GMT|[+-]\d{2}:?\d{2})$/.test(date) && !Number.isNaN(Date.parse(date)),
  );

test("every date of every sample feed that the engine reads with its zone is the same moment here", () => {
  expect(new Set(written).size).toBeGreaterThan(30);
  for (const context of [english, chinese])
    for (const date of written)
      expect([date, iso(date, context)]).toEqual([date, new Date(date).toISOString().slice(0, 19)]);
});

test("whatever the moment, its usual forms mean it", () => {
  const seconds = fc.integer({ min: Date.UTC(1980) / 1000, max: Date.UTC(2100) / 1000 });
  fc.assert(
    fc.property(seconds, (at) => {
      const moment = new Date(at * 1000);
      const [day, clock] = moment.toISOString().split(/[T.]/);
      const [, date, month, year] = moment.toUTCString().split(" ");
      for (const form of [
        ...[moment.toISOString(), moment.toUTCString(), `${day} ${clock}Z`, `${day}T${clock}+00:00`],
        ...[`${date} ${month} ${year} ${clock} UT`, `${month} ${date}, ${year} ${clock} GMT`, `${at}000`],
      ])
        expect([form, parseDate(form, english)]).toEqual([form, moment]);
    }),
  );
});
