import { expect, test } from "vitest";
import { readPushPayload } from "~/core/push-payload";
import { translator } from "~/i18n/i18n.server";
import { alertPayload, digestPayload, testPayload } from "./push-content";

const words = (locale: "zh" | "en") => ({ locale, t: translator<string>(locale) });
const story = (title: string, id = "a1") => ({
  id,
  title,
  tagId: "ai_news_en",
  source: "The Source",
  score: 91,
});
const origin = "https://wink.test";

test("a digest tells how many there are, names the first three, and leads to the page of just these", () => {
  const stories = ["One", "Two", "Three", "Four"].map((title, index) => story(title, `${index + 1}`));
  expect(digestPayload(stories, words("en"))).toEqual({
    title: "Pings: the 4 best of the last day",
    body: "1. One\n2. Two\n3. Three",
    tag: "digest",
    url: "/pings/digest/ai_news_en?of=1.2.3.4&in=ai_news_en&lang=en",
  });
  expect(digestPayload([story("一")], words("zh"))).toMatchObject({
    title: "Pings · 过去一天最值得看的 1 条",
    url: "/pings/digest/ai_news_en?of=a1&in=ai_news_en&lang=zh",
  });
});

test("ten stories of ten subjects with the longest names fit an address that a browser takes", () => {
  const stories = Array.from({ length: 10 }, (_, index) => ({
    ...story("One", `${index}`.repeat(16)),
    tagId: `${index}`.repeat(64),
  }));
  const message = digestPayload(stories, words("zh"));
  const { url = "" } = readPushPayload(JSON.stringify(message), origin) ?? {};
  expect(new URL(url).searchParams.get("of")).toBe(stories.map(({ id }) => id).join("."));
});

test("an alert is the story itself, with its score and its source, and leads to it", () => {
  expect(alertPayload(story("A model that fits one card"), words("en"))).toEqual({
    title: "A model that fits one card",
    body: "91 points · The Source",
    tag: "alert",
    url: "/pings/content/a1?tag_id=ai_news_en&lang=en",
  });
});

const hostile = [
  "a".repeat(5000),
  "新".repeat(5000),
  "👩‍👩‍👧‍👦".repeat(900),
  "\u202eevil\u202c \u2066x\u2069\u0000\u0007\n\r\t\u2028",
  '"},{"url":"https://evil.example"}',
  "\ud800 half",
  "<img src=x onerror=alert(1)>",
  "\\".repeat(900),
];

test.each(hostile)(
  "whatever a source writes, %j, fits a message, stays on its line, and is read back",
  (title) => {
    const bad = story(title, title.slice(0, 40).toWellFormed());
    const messages = [
      digestPayload(Array(4).fill(story(title)), words("zh")),
      alertPayload({ ...bad, source: title }, words("zh")),
      testPayload("ai_news_en", words("zh")),
    ];
    for (const message of messages) {
      const text = JSON.stringify(message);
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(3000);
      expect(readPushPayload(text, origin)).toMatchObject({ title: message.title, body: message.body });
      expect(message.title).not.toMatch(/[\n\r\u202e\u2066\0]/);
    }
    expect(messages[0]?.body.split("\n")).toHaveLength(3);
    expect(messages[0]?.body).not.toMatch(/[\u202e\u2066\0]/);
  },
);
