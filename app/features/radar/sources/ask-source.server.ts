import { retryAfterMs } from "~/core/chat-completions";
import { decodeText } from "~/core/decode-text";
import { shortDigest } from "~/core/digest";
import type { ErrorKey } from "~/core/error-key";
import type { App } from "~/ports/app";
import type { GuardedAnswer } from "~/ports/outside";
import { feedAddressIn } from "../feed/discover";
import type { Feed } from "../feed/feed";
import { readLinkList } from "../feed/link-list";
import { parseFeed } from "../feed/parse-feed";
import { maxAgeOf, UNCHANGED_FOR_MS } from "./schedule";
import type { Source } from "./store.server";
import { userAgent } from "./user-agent";

const FEED_BYTES = 5 * 1024 * 1024;
export const FETCH_MS = 20_000;

const FEED_TYPES = [
  "application/rss+xml, application/atom+xml, application/feed+json",
  "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1",
].join(", ");

type Validators = { etag: string | null; lastModified: string | null; bodyHash: string | null };

export type SourceFailure = {
  kind: "failed";
  error: ErrorKey;
  status: number | null;
  retryAfterMs: number | null;
  isGone: boolean;
  feedAddress: string | null;
};

export type SourceAnswer = { status: number | null; maxAgeMs: number | null; movedTo: string | null } & (
  | { kind: "news"; feed: Feed; validators: Validators }
  | { kind: "unchanged" }
);

type Asked = Pick<Source, "kind" | "address" | "etag" | "lastModified" | "unchangedSince" | "bodyHash">;

/** Asks a feed, or a page for its list of links, whether it has anything new: with validators, unless it has said "unchanged" for too
 * long. */
export async function askFeed(
  app: Pick<App, "outside" | "now" | "origin">,
  source: Asked,
): Promise<SourceAnswer | SourceFailure> {
  const answer = await app.outside.fetch({
    url: source.address,
    headers: {
      Accept: FEED_TYPES,
      "User-Agent": userAgent(app.origin),
      ...validatorsOf(source, app.now()),
    },
    timeoutMs: FETCH_MS,
    maxBytes: FEED_BYTES,
    contentTypes: [],
    allowHttp: true,
  });
  if (!answer.ok) return failedSource(answer.reason, null);
  const { status, headers, body, movedTo, url } = answer;
  const common = { status, movedTo, maxAgeMs: maxAgeOf(headers, app.now()) };
  if (status === 304) return { ...common, kind: "unchanged" };
  if (status !== 200) return refused(answer, app.now());
  const bodyHash = await shortDigest(new TextDecoder("latin1").decode(body));
  if (bodyHash === source.bodyHash) return { ...common, kind: "unchanged" };
  const about = { url, contentType: headers.get("content-type") };
  const parsed = parseFeed(body, { ...about, fetchedAt: app.now() });
  const page = !parsed.ok && parsed.reason === "radar.feedIsPage" ? decodeText(body, about) : null;
  const isList = page !== null && source.kind === "links";
  const feed = parsed.ok ? parsed.feed : isList && readLinkList(page, { url, fetchedAt: app.now() });
  if (!feed) {
    const reason = parsed.ok || isList ? "radar.noLinkList" : parsed.reason;
    return { ...failedSource(reason, status), feedAddress: page && feedAddressIn(page, url) };
  }
  const validators = {
    etag: headers.get("etag"),
    lastModified: headers.get("last-modified"),
    bodyHash,
  };
  return { ...common, kind: "news", feed, validators };
}

function validatorsOf({ etag, lastModified, unchangedSince }: Asked, now: Date): Record<string, string> {
  if (unchangedSince && now.getTime() - unchangedSince.getTime() > UNCHANGED_FOR_MS) return {};
  return {
    ...(etag === null ? {} : { "If-None-Match": etag }),
    ...(lastModified === null ? {} : { "If-Modified-Since": lastModified }),
  };
}

export function failedSource(error: ErrorKey, status: number | null): SourceFailure {
  return { kind: "failed", error, status, retryAfterMs: null, isGone: false, feedAddress: null };
}

function refused({ status, headers }: GuardedAnswer, now: Date): SourceFailure {
  const isBusy = status === 429 || status === 503;
  return {
    ...failedSource(errorOf(status), status),
    retryAfterMs: isBusy ? retryAfterMs(headers, now) : null,
    isGone: status === 410,
  };
}

function errorOf(status: number): ErrorKey {
  if (status === 410) return "radar.sourceGone";
  if (status === 404) return "radar.sourceNotFound";
  if (status === 401 || status === 403) return "radar.sourceRefused";
  if (status === 429 || status === 503) return "radar.sourceBusy";
  return status >= 500 ? "radar.sourceDown" : "radar.sourceOdd";
}
