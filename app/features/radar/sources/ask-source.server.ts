import { retryAfterMs } from "~/core/chat-completions";
import { digest } from "~/core/digest";
import type { ErrorKey } from "~/core/error-key";
import type { App } from "~/ports/app";
import type { GuardedAnswer } from "~/ports/outside";
import { UNCHANGED_FOR_MS } from "./schedule";
import type { Source } from "./store.server";

/** A feed may be this large, and take this long. */
export const FEED_BYTES = 5 * 1024 * 1024;
export const FETCH_MS = 20_000;

export type SourceAnswer =
  | { kind: "changed"; answer: GuardedAnswer; bodyHash: string }
  | { kind: "unchanged"; status: number; headers: Headers }
  | { kind: "failed"; error: ErrorKey; status: number | null; retryAfterMs: number | null; isGone: boolean };

/** How we name ourselves to those whose pages and feeds we read. */
export function userAgent(origin: string): string {
  return `WinkRadar/1.0 (+${origin}/radar-bot)`;
}

/** Asks a source whether it has anything new: with validators, unless it has said "unchanged" for too long. */
export async function askSource(
  app: Pick<App, "outside" | "now" | "origin">,
  source: Source,
): Promise<SourceAnswer> {
  const answer = await app.outside.fetch({
    url: source.address,
    headers: {
      Accept:
        "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1",
      "User-Agent": userAgent(app.origin),
      ...validatorsOf(source, app.now()),
    },
    timeoutMs: FETCH_MS,
    maxBytes: FEED_BYTES,
    contentTypes: [],
  });
  if (!answer.ok)
    return { kind: "failed", error: answer.reason, status: null, retryAfterMs: null, isGone: false };
  const { status, headers } = answer;
  if (status === 304) return { kind: "unchanged", status, headers };
  if (status !== 200) {
    const wait = status === 429 || status === 503 ? retryAfterMs(headers, app.now()) : null;
    return { kind: "failed", error: errorOf(status), status, retryAfterMs: wait, isGone: status === 410 };
  }
  const bodyHash = (await digest(new TextDecoder("latin1").decode(answer.body))).slice(0, 16);
  if (bodyHash === source.bodyHash) return { kind: "unchanged", status, headers };
  return { kind: "changed", answer, bodyHash };
}

function validatorsOf({ etag, lastModified, unchangedSince }: Source, now: Date): Record<string, string> {
  if (unchangedSince && now.getTime() - unchangedSince.getTime() > UNCHANGED_FOR_MS) return {};
  return {
    ...(etag === null ? {} : { "If-None-Match": etag }),
    ...(lastModified === null ? {} : { "If-Modified-Since": lastModified }),
  };
}

function errorOf(status: number): ErrorKey {
  if (status === 410) return "radar.sourceGone";
  if (status === 404) return "radar.sourceNotFound";
  if (status === 401 || status === 403) return "radar.sourceRefused";
  if (status === 429 || status === 503) return "radar.sourceBusy";
  return status >= 500 ? "radar.sourceDown" : "radar.sourceOdd";
}
