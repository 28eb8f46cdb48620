import { env } from "cloudflare:workers";
import { checkUrl, guardedFetch } from "~/adapters/guarded-fetch";
import { escapeHtml } from "~/core/markdown/escape";
import { sources } from "~/db/schema";
import type { FocusPoint } from "~/features/settings/focus-points";
import type { App } from "~/ports/app";
import type { Asked, Play } from "./feed-server";

/** A place of its own on the feed server for one test. */
export function feedPlace() {
  const prefix = `/${crypto.randomUUID()}`;
  const control = (path: string, body?: unknown) =>
    fetch(`${env.FEED_SERVER}/control/${path}`, body ? { method: "POST", body: JSON.stringify(body) } : {});
  return {
    url: (path: string) => `${env.FEED_SERVER}${prefix}${path}`,
    play: async (path: string, ...answers: Play[]) => {
      await (await control("play", { at: prefix + path, answers })).text();
    },
    asked: async (path = ""): Promise<Asked[]> =>
      (await control(`asked?${encodeURIComponent(prefix + path)}`)).json(),
  };
}

/** The outside as development sees it, private addresses included; no exchange takes longer than this. */
export function realOutside(longestMs = 2000): App["outside"] {
  const policy = { allowPrivate: true, ownHosts: [] };
  const guarded = guardedFetch(policy);
  return {
    check: (url) => checkUrl(url, policy),
    fetch: (request) => guarded({ ...request, timeoutMs: Math.min(request.timeoutMs, longestMs) }),
  };
}

export function focusOn(sources: string[], more: Partial<FocusPoint> = {}): FocusPoint {
  return {
    tag_id: "ai_news_en",
    tag_name: "AI News",
    provider: "news@wink.test",
    lang: "en",
    words: ["AI", "artificial intelligence", "LLM"],
    must: [],
    not: [],
    sources,
    ...more,
  };
}

export const sourceId = (number: number) => number.toString(16).padStart(16, "0");
export const sourceUrl = (number: number) => `https://host${String(number).padStart(3, "0")}.example/feed`;

/** A source that is well, and not due yet. */
export async function addSource(
  app: Pick<App, "db" | "now">,
  number: number,
  set: Partial<typeof sources.$inferInsert> = {},
): Promise<string> {
  const [id, url] = [sourceId(number), sourceUrl(number)];
  const nextCheckAt = new Date(app.now().getTime() + 3_600_000);
  const common = { id, url, address: url, host: new URL(url).host, title: `Feed ${number}`, nextCheckAt };
  await app.db.insert(sources).values({ ...common, ...set });
  return id;
}

export type Story = {
  title: string;
  summary?: string;
  link: string;
  guid?: string;
  at?: Date;
  html?: string;
};

export function rss(title: string, stories: Story[]): string {
  const items = stories.map(
    ({ title, summary = "", link, guid = link, at, html }) => `<item>
<title>${escapeHtml(title)}</title><link>${escapeHtml(link)}</link><guid isPermaLink="false">${escapeHtml(guid)}</guid>
<description>${escapeHtml(summary)}</description>${at ? `<pubDate>${at.toUTCString()}</pubDate>` : ""}
${html ? `<content:encoded><![CDATA[${html}]]></content:encoded>` : ""}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>${escapeHtml(title)}</title><link>https://news.example/</link><description>x</description>
${items.join("\n")}</channel></rss>`;
}

export function page(title: string, paragraphs: string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><nav><a href="/">Home</a></nav><article><h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n")}</article><footer>Imprint</footer></body></html>`;
}
