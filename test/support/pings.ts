import { addWink, type IncomingWink } from "~/features/pings/add-wink.server";
import { changeArticle } from "~/features/pings/operator/change-article.server";
import type { App } from "~/ports/app";

/** A wink as a radar would bring it in, at an address of its own. */
export function incomingWink(more: Partial<IncomingWink> = {}): IncomingWink {
  return {
    tagId: "ai_news_en",
    canonicalUrl: `https://example.com/${crypto.randomUUID()}`,
    title: "A title",
    summary: "A summary",
    content: "A text",
    source: "The Source",
    lang: "en",
    publishedAt: new Date(Date.UTC(2026, 10, 1)),
    score: 50,
    reason: "Because",
    ...more,
  };
}

/** An article in the feed; its id. */
export async function newArticle(
  app: Pick<App, "db" | "now">,
  more: Partial<IncomingWink> = {},
): Promise<string> {
  return (await addWink(app, incomingWink(more))).id;
}

/** Removes an article as the administrator does. */
export function takeAway(app: Pick<App, "db" | "now" | "newId">, id: string) {
  return changeArticle(app, "OPERATOR", { intent: "remove", id, reason: "spam", note: "" });
}
