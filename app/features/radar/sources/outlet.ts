import type { Feed, FeedItem } from "../feed/feed";

/** Second-level names under which the third one tells the owner: example.com.cn, example.co.uk. */
const sharedSuffix = /^(?:com|co|net|org|gov|edu|ac|or|ne)\.[a-z]{2}$/;

/** Where each name below the second level is somebody else's. */
const platforms =
  /^(?:substack|wordpress|blogspot|tumblr|medium|beehiiv|typepad|livejournal|wixsite|weebly|feedburner|lofter)\.com$|^(?:github|gitlab|ghost|micro)\.(?:io|blog)$|^(?:hashnode|pages|workers|bearblog)\.dev$|^(?:netlify|vercel)\.app$/;

/** Whether a feed speaks for the page that an item leads to: both stand on one site. Of others' articles a feed may say what it likes. */
export function isOwnItem(
  { url }: Pick<FeedItem, "url">,
  { siteUrl }: Pick<Feed, "siteUrl">,
  sourceHost: string,
): boolean {
  const site = siteOf(url);
  return site === siteOf(`https://${sourceHost}`) || (siteUrl !== "" && site === siteOf(siteUrl));
}

/** Whose article it is: what an aggregator says of it, else the feed's own name, else where it stands. */
export function outletOf(item: Pick<FeedItem, "url" | "outlet">, feed: Feed, sourceHost: string): string {
  if (item.outlet !== "") return item.outlet;
  if (isOwnItem(item, feed, sourceHost)) return feed.title || sourceHost;
  return hostOf(item.url) || feed.title;
}

function hostOf(url: string): string {
  return (URL.parse(url)?.hostname ?? "").replace(/^(?:www|m)\./, "");
}

export function siteOf(url: string): string {
  const labels = hostOf(url).split(".");
  const suffix = labels.slice(-2).join(".");
  return labels.slice(sharedSuffix.test(suffix) || platforms.test(suffix) ? -3 : -2).join(".");
}
