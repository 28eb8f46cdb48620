import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { parsedJson, recordOf } from "~/core/parse-unknown";
import { FEED_LIST } from "~/core/storage-names";
import { storedText, storeText } from "~/ui/browser/browser-storage.client";
import { useLatest } from "~/ui/browser/use-latest";
import { useLoadMore } from "~/ui/use-load-more";
import type { WinkCard } from "./feed-view";

type Pages = { items: WinkCard[]; next: string | null };

const MOST_KEPT = 20;

/** The lists of this visit by their place in the browser's history, so that Back finds one as it was left. */
const kept = new Map<string, Pages>();

function keep(key: string, pages: Pages): void {
  kept.delete(key);
  kept.set(key, pages);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
}

function isCard(value: unknown): value is WinkCard {
  const card = recordOf(value);
  const texts = [card.id, card.title, card.summary, card.source, card.lang, card.createdAt];
  return (
    texts.every((text) => typeof text === "string") &&
    typeof card.score === "number" &&
    typeof card.sourceCount === "number"
  );
}

/** What was stored when the document was left, if it was this list. */
function storedPages(key: string): { pages: Pages; top: number } | null {
  const stored = recordOf(parsedJson(storedText("sessionStorage", FEED_LIST) ?? ""));
  const { items, next, top } = stored;
  if (stored.key !== key || !Array.isArray(items) || !items.every(isCard) || typeof top !== "number")
    return null;
  return { pages: { items, next: typeof next === "string" ? next : null }, top };
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && "type" in entry && entry.type !== "navigate";
}

async function fetchPage(address: string): Promise<Pages> {
  const url = new URL(address, window.location.href);
  url.searchParams.set("_data", "routes/pings._index");
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the feed answered ${answer.status}`);
  const { cards, next } = recordOf(recordOf(await answer.json()).feed);
  if (!Array.isArray(cards) || !cards.every(isCard)) throw new Error("the feed answered something else");
  if (typeof next !== "string") return { items: cards, next: null };
  url.searchParams.delete("_data");
  url.searchParams.set("before", next);
  return { items: cards, next: url.pathname + url.search };
}

/** All cards loaded so far. Back brings them again with the place in the list: from memory within this document, else from session
 * storage. `name` says which list it is. */
export function useFeedPages(name: string, first: Pages) {
  const { key: entry } = useLocation();
  const key = `${entry} ${name}`;
  // A list that is renewed at its beginning would lose what moved from its first page to the second.
  const [start, setStart] = useState(() => kept.get(key) ?? first);
  const goal = useRef<{ top: number; count: number } | null>(null);
  const list = useLoadMore(start, fetchPage, (card) => card.id);
  const { items, next } = list;
  const latest = useLatest({ key, items, next });

  useEffect(() => keep(key, { items, next }), [key, items, next]);

  useLayoutEffect(() => {
    if (kept.size > 0 || !isReturn()) return;
    const stored = storedPages(latest.current.key);
    if (!stored || stored.pages.items.length <= latest.current.items.length) return;
    goal.current = { top: stored.top, count: stored.pages.items.length };
    setStart(stored.pages);
  }, [latest]);

  useLayoutEffect(() => {
    if (!goal.current || items.length < goal.current.count) return;
    window.scrollTo({ top: goal.current.top, behavior: "instant" });
    goal.current = null;
  }, [items]);

  useEffect(() => {
    const store = () => {
      const { key, items, next } = latest.current;
      storeText("sessionStorage", FEED_LIST, JSON.stringify({ key, items, next, top: window.scrollY }));
    };
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, [latest]);

  return list;
}
