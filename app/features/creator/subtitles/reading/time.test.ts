import fc from "fast-check";
import { expect, test } from "vitest";
import { formatClock, leadingTime, readTime, spellsTime } from "./time";

const part = fc.nat({ max: 59 });
const padded = (value: number) => String(value).padStart(2, "0");

test("three parts are hours, minutes and seconds, however they are padded", () => {
  fc.assert(
    fc.property(fc.nat({ max: 999 }), part, part, fc.boolean(), (hours, minutes, seconds, isPadded) => {
      const text = [hours, minutes, seconds]
        .map((each) => (isPadded ? padded(each) : String(each)))
        .join(":");
      const { at, known } = readTime(text);
      expect([at, known]).toEqual([((hours * 60 + minutes) * 60 + seconds) * 1000, true]);
      expect(formatClock(at)).toBe([hours, minutes, seconds].map(padded).join(":"));
    }),
  );
});

test("two parts are minutes and seconds of hour 00", () => {
  fc.assert(
    fc.property(part, part, (minutes, seconds) => {
      expect(formatClock(readTime(`${minutes}:${seconds}`).at)).toBe(
        `00:${padded(minutes)}:${padded(seconds)}`,
      );
    }),
  );
});

test("any other shape is 00:00:00 and said to be unknown", () => {
  const clock = /^\D*\d+\s*[:：]\s*\d+/;
  fc.assert(
    fc.property(
      fc.string().filter((text) => !clock.test(text)),
      (text) => {
        expect(readTime(text)).toEqual({ at: 0, known: false, carried: false });
      },
    ),
  );
});

test.each([["5"], ["1:2:3:4"], [":30"], ["1:"], ["a:b"], ["-0:05"], ["10:04 AM"], [""]])(
  "%j is a shape of no time",
  (text) => expect(readTime(text)).toMatchObject({ at: 0, known: false }),
);

test.each([
  ["[0:04]", 4000],
  ["（1:02:03）", 3_723_000],
  ["0：04", 4000],
  [" 0:04.900 ", 4000],
  ["00:00:04,500 --> 00:00:09,000", 4000],
  ["0:04 – 0:09", 4000],
  ["100:00:00", 360_000_000],
])("%j is read by its first time, in whole seconds", (text, at) => {
  expect(readTime(text)).toEqual({ at, known: true, carried: false });
});

test("minutes beyond 59 are hours, seconds beyond 59 are told", () => {
  expect(readTime("75:30")).toEqual({ at: 4_530_000, known: true, carried: false });
  expect(readTime("0:75")).toEqual({ at: 75_000, known: true, carried: true });
  expect(readTime("1:75:00")).toEqual({ at: 8_100_000, known: true, carried: true });
});

test.each([
  ["0:04 hello", "0:04", "hello"],
  ["[0:04] hello", "0:04", "hello"],
  ["[0:04](https://example.com/?t=4) hello", "0:04", "hello"],
  ["- 1:02:03 — hello", "1:02:03", "hello"],
  ["0:04你好", "0:04", "你好"],
  ["0:04 - 0:09 hello", "0:04", "hello"],
  ["0:04", "0:04", ""],
])("the line %j begins with a time", (line, time, rest) => {
  expect(leadingTime(line)).toMatchObject({ time, rest });
});

test.each([["at 0:04"], ["16:90 ratio"], ["10:30 am we met"], ["1:2 odds"], ["0:045 no"], ["hello"], ["12"]])(
  "the line %j begins with none",
  (line) => expect(leadingTime(line)).toBeNull(),
);

test("a time in words is known by its value in both languages", () => {
  expect(spellsTime("1 minute, 5 seconds", 65_000)).toBe(true);
  expect(spellsTime("1 分钟 5 秒钟", 65_000)).toBe(true);
  expect(spellsTime("0 seconds", 0)).toBe(true);
  expect(spellsTime("5 seconds", 65_000)).toBe(false);
  expect(spellsTime("5 seconds later", 5000)).toBe(false);
});
