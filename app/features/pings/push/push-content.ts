import type { Locale, Translate } from "~/core/locale";
import type { PushPayload } from "~/core/push-payload";
import { inLanguage, paths } from "~/paths";

type PushedStory = { id: string; title: string; tagId: string };

type Words = { locale: Locale; t: Translate };

const LONGEST_TITLE = 120;
/** A notification shows so many lines, and few of them whole. */
const LINES = 3;
const LONGEST_LINE = 90;

/** Titles come from outside: on one line, without what would turn the text around, and cut where it is too long. */
function plain(title: string, most: number): string {
  const line = title
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : line;
}

/** The best of the last day, best first; at least one. */
export function digestPayload(stories: PushedStory[], { locale, t }: Words): PushPayload {
  const lines = stories
    .slice(0, LINES)
    .map(({ title }, index) => `${index + 1}. ${plain(title, LONGEST_LINE)}`);
  return {
    title: t("push:message.digest", { count: stories.length }),
    body: lines.join("\n"),
    tag: "digest",
    url: inLanguage(paths.digest(stories[0]?.tagId ?? ""), "", locale),
  };
}

export function alertPayload(
  { id, tagId, title, source, score }: PushedStory & { source: string; score: number },
  { locale, t }: Words,
): PushPayload {
  const from = plain(source, LONGEST_LINE);
  return {
    title: plain(title, LONGEST_TITLE),
    body: t("push:message.alert", { score, source: from }),
    tag: "alert",
    url: inLanguage(paths.article(id), `tag_id=${encodeURIComponent(tagId)}`, locale),
  };
}

export function testPayload(tagId: string, { locale, t }: Words): PushPayload {
  return {
    title: t("push:message.test"),
    body: t("push:message.testBody"),
    tag: "test",
    url: inLanguage(paths.digest(tagId), "", locale),
  };
}
