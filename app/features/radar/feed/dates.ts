import type { FeedItem } from "./feed";

/** When an item was published: never in the future. */
export function publishedAt({ publishedAt: said }: Pick<FeedItem, "publishedAt">, fetchedAt: Date): Date {
  return said && said < fetchedAt ? said : fetchedAt;
}
