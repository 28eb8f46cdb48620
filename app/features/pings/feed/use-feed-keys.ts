import { type RefObject, useEffect } from "react";
import { storedText, storeText } from "~/ui/browser/browser-storage.client";
import { useLatest } from "~/ui/browser/use-latest";

const OFF_KEY = "wink.pings.keys";

export function areKeysOn(): boolean {
  return storedText("localStorage", OFF_KEY) !== "off";
}

export function switchKeys(on: boolean): void {
  storeText("localStorage", OFF_KEY, on ? null : "off");
}

function articlesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[aria-posinset]") ?? [])];
}

/** The article that has the focus, or else the first that begins within the window. */
function placeIn(articles: HTMLElement[]): { index: number; focused: boolean } {
  const focused = articles.findIndex((article) => article.contains(document.activeElement));
  if (focused >= 0) return { index: focused, focused: true };
  const index = articles.findIndex((article) => article.getBoundingClientRect().top >= 0);
  return { index, focused: false };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role*=dialog]") !== null
  );
}

type Keys = { onHelp: () => void };

/** Page Up, Page Down and Ctrl End as ARIA's feeds have them; and j, k, o, v and ?, which can be switched off. */
export function useFeedKeys(list: RefObject<HTMLElement>, keys: Keys) {
  const latest = useLatest(keys);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector("dialog") || !areKeysOn()) return;
      if (act(key, list.current, latest.current)) event.preventDefault();
    }
    function moveByPage(event: KeyboardEvent) {
      const articles = articlesOf(list.current);
      const { index } = placeIn(articles);
      if (event.key === "PageDown") move(event, articles[index + 1]);
      if (event.key === "PageUp") move(event, articles[index - 1]);
      if (event.ctrlKey && event.key === "End") move(event, document.querySelector<HTMLElement>("footer a"));
      if (event.ctrlKey && event.key === "Home") move(event, document.querySelector<HTMLElement>("#main a"));
    }
    const feed = list.current;
    feed?.addEventListener("keydown", moveByPage);
    document.addEventListener("keydown", press);
    // What was pressed before the page ran.
    for (const early of window.pageStart?.keys.splice(0) ?? []) press(early);
    return () => {
      feed?.removeEventListener("keydown", moveByPage);
      document.removeEventListener("keydown", press);
    };
  }, [list, latest]);
}

function move(event: KeyboardEvent, target: HTMLElement | null | undefined): void {
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function act(key: string, list: HTMLElement | null, { onHelp }: Keys): boolean {
  const articles = articlesOf(list);
  const { index, focused } = placeIn(articles);
  const link = focused ? articles[index]?.querySelector("a") : null;
  if (key === "?") onHelp();
  else if (key === "j") focusAndShow(articles[focused ? index + 1 : index]);
  else if (key === "k") focusAndShow(articles[index - 1]);
  else if (key === "o") link?.click();
  else if (key === "v" && link) window.open(link.href, "_blank", "noopener");
  else return false;
  return true;
}

function focusAndShow(article: HTMLElement | undefined): void {
  article?.focus({ preventScroll: true });
  article?.scrollIntoView({ block: "center" });
}
