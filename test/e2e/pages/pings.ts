import { type APIRequestContext, expect, request } from "@playwright/test";
import { ORIGIN } from "./fixtures";

type Planted = Partial<
  Record<
    "title" | "summary" | "content" | "source" | "lang" | "tagId" | "reason" | "publishedAt" | "canonicalUrl",
    string
  >
> & {
  score?: number;
  sourceCount?: number;
  isSample?: boolean;
  mentions?: { url: string; source: string; title: string; publishedAt: string }[];
};

/** A feed that no other journey reads, so that those of the world keep what they hold. */
export const TAG = "journeys";

/** More than is given to whoever has not signed in. */
export const longText = `${"A sentence of some length follows. ".repeat(12)}\n\n## The end of it\n\n- *One*\n- Two`;

/** Takes an article in, as a radar would; gives its page. */
export async function plantArticle(sender: APIRequestContext, more: Planted = {}): Promise<string> {
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
  const answer = await sender.post(`${ORIGIN}/dev/winks`, { data, headers: { Origin: ORIGIN } });
  expect(answer.status()).toBe(200);
  return `/pings/content/${(await answer.json()).id}`;
}

/** The Ping ID of somebody new, whom others may follow. */
export async function somebodyToFollow(): Promise<string> {
  const other = await request.newContext({ extraHTTPHeaders: { Origin: ORIGIN } });
  const form = { email: `other-${crypto.randomUUID()}@example.com` };
  await other.post(`${ORIGIN}/signin`, { form, maxRedirects: 0 });
  const { account } = await (await other.get(`${ORIGIN}/api/account/data`)).json();
  await other.dispose();
  return account.ping_id;
}
