import { type Result, refuse } from "~/core/result";
import type { Feed } from "./feed";

export type FeedRefusal =
  | "radar.feedEmpty"
  | "radar.notAFeed"
  | "radar.feedUnreadable"
  | "radar.feedTooDeep"
  | "radar.feedIsPage";

export function parseFeed(
  bytes: Uint8Array,
  _about: { url: string; contentType: string | null; fetchedAt: Date },
): Result<{ feed: Feed }, FeedRefusal> {
  return bytes.length === 0 ? refuse("radar.feedEmpty") : refuse("radar.notAFeed");
}
