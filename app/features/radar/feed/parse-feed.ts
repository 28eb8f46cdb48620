import { decodeText } from "~/core/decode-text";
import { type Result, refuse } from "~/core/result";
import type { Feed } from "./feed";
import { normaliseFeed } from "./normalise";
import type { RawFeed } from "./raw-feed";
import { isJson, readJson } from "./read-json";
import { readXml } from "./read-xml";

type FeedRefusal =
  | "radar.feedEmpty"
  | "radar.notAFeed"
  | "radar.feedUnreadable"
  | "radar.feedTooDeep"
  | "radar.feedIsPage";

/** Reads RSS 0.9 to 2.0, RDF, Atom 0.3 and 1.0 and JSON Feed. Never throws. The size is the caller's to cap: up to 5 MB are read within
 * a second. `about` says where it came from, what HTTP said, and when: "yesterday" counts from then. */
export function parseFeed(
  bytes: Uint8Array,
  about: { url: string; contentType: string | null; fetchedAt: Date },
): Result<{ feed: Feed }, FeedRefusal> {
  const text = decodeText(bytes, about).trimStart();
  if (text === "") return refuse("radar.feedEmpty");
  const read = isJson(text) ? readJson(text) : readDocument(text, about.url);
  if (!read.ok) return read;
  const feed = { ...normaliseFeed(read.raw, about), isRepaired: read.isRepaired };
  return feed.items.length > 0 ? { ok: true, feed } : refuse("radar.feedEmpty");
}

type Read = Result<{ raw: RawFeed; isRepaired: boolean }, FeedRefusal>;

function readDocument(text: string, url: string): Read {
  const { feed, firstName, isRepaired, isClosed, isTooDeep } = readXml(text, url);
  if (feed && feed.items.length > 0 && !isTooDeep) return { ok: true, raw: feed, isRepaired };
  if (isPage(text, firstName)) return refuse("radar.feedIsPage");
  if (isTooDeep) return refuse("radar.feedTooDeep");
  if (!feed) return refuse("radar.notAFeed");
  return refuse(isClosed ? "radar.feedEmpty" : "radar.feedUnreadable");
}

function isPage(text: string, firstName: string): boolean {
  return (
    /^(?:html|head|body|title|meta|script|center|div|p|h1)$/.test(firstName) || /^<!doctype html/i.test(text)
  );
}
