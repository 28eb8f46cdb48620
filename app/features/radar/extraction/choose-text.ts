import { toMarkdown } from "./to-markdown";

/** A page with less than this is a wall, an error or a stub. */
const SHORTEST_PAGE = 200;

type Text = { markdown: string; text: string };

/** The longer of what the feed holds of an item and what its page holds (null for a page that was not read), by the characters of
 * its text. `url` is the item's address, for links of the feed that are not absolute. */
export function chooseText(
  feedHtml: string,
  page: Text | null,
  url: string,
): Text & { from: "feed" | "page" } {
  const feed = toMarkdown(feedHtml, url);
  const isBetter = page !== null && page.text.length >= Math.max(SHORTEST_PAGE, feed.text.length);
  return isBetter ? { markdown: page.markdown, text: page.text, from: "page" } : { ...feed, from: "feed" };
}
