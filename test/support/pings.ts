import { tags } from "~/db/schema";
import { addWink, type IncomingWink } from "~/features/pings/add-wink.server";
import { changeArticle } from "~/features/pings/operator/change-article.server";
import type { App } from "~/ports/app";
import { testApp } from "./app";

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

/** A subject of the world's of its own, so that tests do not see each other's stories. */
export async function newSubject(now: () => Date, name = "Chips") {
  const app = await testApp({ now });
  const tagId = crypto.randomUUID();
  await app.db.insert(tags).values({ id: tagId, name, lang: "zh", enabled: true, position: 9 });
  const add = (title: string, at: string, score: number) =>
    newArticle(app, { tagId, title, score, publishedAt: new Date(at), reason: `Why ${title}` });
  return { app, tagId, add };
}
