import type { App } from "~/ports/app";
import { insertMention } from "./store.server";

/** Another source that tells the story of an article. */
export type Mention = {
  articleId: string;
  url: string;
  source: string;
  title: string;
  publishedAt: Date;
};

/** Notes that another source tells the story of an article, and counts it. It may come any number of times. */
export function addMention(app: Pick<App, "db">, mention: Mention): Promise<void> {
  return insertMention(app.db, mention);
}
