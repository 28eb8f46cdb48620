import type { Locale, Translate } from "~/core/locale";
import type { PushPayload } from "~/core/push-payload";
import { inLanguage, paths } from "~/paths";

type PushedStory = { id: string; title: string; tagId: string };

type Words = { locale: Locale; t: Translate };

const LONGEST_TITLE = 120;
/** A notification shows so many lines, and few of them whole. */
const LINES = 3;
const LONGEST_LINE = 90;
/** Of the names of subjects in an address, which has to fit a message with its ten stories; one that is cut off is only preferred no more. */
const LONGEST_SUBJECTS = 200;

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
  const subjects = [...new Set(stories.map(({ tagId }) => tagId))].join(".").slice(0, LONGEST_SUBJECTS);
  const told = new URLSearchParams({ of: stories.map(({ id }) => id).join("."), in: subjects });
  return {
    title: t("push:message.digest", { count: stories.length }),
    body: lines.join("\n"),
    tag: "digest",
    url: inLanguage(paths.digest(stories[0]?.tagId ?? ""), `${told}`, locale),
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
