import { type APIRequestContext, expect } from "@playwright/test";
import { ORIGIN } from "./fixtures";

type Planted = Partial<
  Record<"title" | "summary" | "content" | "source" | "lang" | "tagId" | "reason" | "publishedAt", string>
> & {
  score?: number;
  sourceCount?: number;
  isSample?: boolean;
  mentions?: { url: string; source: string; title: string; publishedAt: string }[];
};

/** A feed that no other journey reads, so that those of the world keep what they hold. */
export const TAG = "journeys";

/** Takes an article in, as a radar would; gives its page. */
export async function plantArticle(request: APIRequestContext, more: Planted = {}): Promise<string> {
  const data = {
    tagId: TAG,
    canonicalUrl: `https://example.com/${crypto.randomUUID()}`,
    title: "A model that fits one card",
    summary: "It answers quickly and says what it cannot do.",
    content: "A text.",
    source: "Plain Inference",
    lang: "en",
    publishedAt: "2026-11-20T16:05:00Z",
    score: 87,
    reason: "Measured speeds and a stated weakness.",
    ...more,
  };
  const answer = await request.post(`${ORIGIN}/dev/winks`, { data, headers: { Origin: ORIGIN } });
  expect(answer.status()).toBe(200);
  return `/pings/content/${(await answer.json()).id}`;
}
