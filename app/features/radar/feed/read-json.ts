import { type Result, refuse } from "~/core/result";
import { MOST_ITEMS, MOST_NAMED, type RawEntry, type RawFeed, rawEntry } from "./raw-feed";

export function isJson(text: string): boolean {
  return text.startsWith("{") || text.startsWith("[");
}

type Fields = Record<string, unknown>;

export function readJson(
  text: string,
): Result<{ raw: RawFeed; isRepaired: boolean }, "radar.feedUnreadable" | "radar.notAFeed"> {
  const feed = parsed(text);
  if (feed === undefined)
    return refuse(text.includes("jsonfeed.org") ? "radar.feedUnreadable" : "radar.notAFeed");
  if (!isFields(feed) || !Array.isArray(feed.items)) return refuse("radar.notAFeed");
  const { title, home_page_url: url, authors, author } = feed;
  const head = entryOf({ title, url, authors, author });
  const items = feed.items.slice(0, MOST_ITEMS).filter(isFields).map(entryOf);
  return { ok: true, raw: { format: "json", lang: wordsOf(feed.language), head, items }, isRepaired: false };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function entryOf(said: Fields): RawEntry {
  const entry = rawEntry();
  const add = (name: string, value: unknown, type = "") => {
    const words = wordsOf(value);
    if (words.trim() !== "") entry.texts.set(name, { value: words, type, base: "" });
  };
  add("id", said.id);
  add("title", said.title);
  add("content", said.content_text, "text");
  add("content", said.content_html, "html");
  add("summary", said.summary, "text");
  add("published", said.date_published);
  add("updated", said.date_modified);
  for (const href of [said.url, said.external_url].map(wordsOf)) {
    if (href !== "") entry.links.push({ href, rel: "alternate", type: "", base: "" });
  }
  if (Array.isArray(said.tags)) entry.categories.push(...said.tags.slice(0, MOST_NAMED).map(wordsOf));
  const authors = Array.isArray(said.authors) ? said.authors.slice(0, MOST_NAMED) : [said.author];
  entry.authors.push(...authors.map((author) => wordsOf(isFields(author) ? author.name : author)));
  return entry;
}
