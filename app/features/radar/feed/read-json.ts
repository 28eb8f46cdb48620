import { parseJsonFeed } from "feedsmith";
import { type Result, refuse } from "~/core/result";
import { MOST_ITEMS, type RawEntry, type RawFeed, rawEntry } from "./raw-feed";

export function isJson(text: string): boolean {
  return text.startsWith("{") || text.startsWith("[");
}

/** Reads JSON Feed 1.0 and 1.1, also without its version. */
export function readJson(
  text: string,
): Result<{ raw: RawFeed; isRepaired: boolean }, "radar.feedUnreadable" | "radar.notAFeed"> {
  const json = parsed(text);
  if (json === null) return refuse(text.includes("jsonfeed.org") ? "radar.feedUnreadable" : "radar.notAFeed");
  const feed = asFeed(json);
  if (!feed) return refuse("radar.notAFeed");
  const head = entryOf({
    title: feed.title,
    url: feed.home_page_url,
    authors: feed.authors,
    language: feed.language,
  });
  const raw = {
    format: "json" as const,
    lang: feed.language ?? "",
    head,
    items: (feed.items ?? []).map(entryOf),
  };
  return { ok: true, raw, isRepaired: false };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asFeed(json: unknown) {
  try {
    return parseJsonFeed(json, { maxItems: MOST_ITEMS });
  } catch {
    return null;
  }
}

type Said = {
  id?: string;
  url?: string;
  external_url?: string;
  title?: string;
  content_html?: string;
  content_text?: string;
  summary?: string;
  date_published?: string;
  date_modified?: string;
  authors?: { name?: string }[];
  language?: string;
};

function entryOf(said: Said): RawEntry {
  const entry = rawEntry();
  const add = (name: string, value: string | undefined, type = "") => {
    if (value?.trim()) entry.texts.set(name, { value, type, base: "" });
  };
  add("id", said.id);
  add("title", said.title);
  add("content", said.content_html, "html");
  if (!said.content_html) add("content", said.content_text, "text");
  add("summary", said.summary, "text");
  add("published", said.date_published);
  add("updated", said.date_modified);
  for (const href of [said.url, said.external_url]) {
    if (href) entry.links.push({ href, rel: "alternate", type: "", base: "" });
  }
  entry.authors.push(...(said.authors ?? []).flatMap(({ name }) => name ?? []));
  return entry;
}
