import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RichContent } from "../article/copy/clipboard.client";
import { copyRich } from "../article/copy/clipboard.client";
import type { Preview } from "../article/preview/preview.client";
import type { Notify } from "./Notice";

const SHOWN_FOR_MS = 2000;

/** Waiting longer than this for a long article to be drawn is announced, and longer than that given up. */
const ANNOUNCED_AFTER_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Browsers forget a click after some seconds, Chromium after this many milliseconds. */
const CLICK_LASTS_MS = 5000;

export const loadWeChat = () => import("../article/copy/wechat.client");

export type ShownArticle = {
  article: HTMLElement;
  css: string;
  sources: string[];
};

type Reason = "noArticle" | "notDrawn";

function withoutArticle(reason: Reason): Error {
  return new Error("The preview does not show the text", { cause: reason });
}

export function noticeOf(error: unknown): Reason | "notPrepared" {
  const cause = error instanceof Error ? error.cause : null;
  if (cause === "noArticle" || cause === "notDrawn") return cause;
  console.error(error);
  return "notPrepared";
}

type Options = {
  openPreview: () => Promise<Preview>;
  notify: Notify;
  onShow: () => void;
};

/** Copies the article for WeChat. The clipboard is asked within the click; the article follows when it is ready. */
export function useCopy({ openPreview, notify, onShow }: Options) {
  const [state, setState] = useState<"idle" | "busy" | "copied">("idle");
  const [hasCopied, setHasCopied] = useState(false);
  const stopSelecting = useRef<(() => void) | null>(null);
  useEffect(() => () => stopSelecting.current?.(), []);

  useEffect(() => {
    if (state !== "copied") return;
    const timer = window.setTimeout(() => setState("idle"), SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  /** The article as it is written now, drawn to its end. To be read at once: the next key changes it. */
  async function shownArticle(): Promise<ShownArticle> {
    let isAnnounced = false;
    const announcing = window.setTimeout(() => {
      isAnnounced = true;
      notify("drawing");
    }, ANNOUNCED_AFTER_MS);
    let ending: number | undefined;
    const end = new Promise<never>((_, reject) => {
      ending = window.setTimeout(() => reject(withoutArticle("notDrawn")), LONGEST_WAIT_MS);
    });
    try {
      const preview = await Promise.race([openPreview(), end]);
      const { state } = await Promise.race([preview.settled(), end]);
      if (state === "failed") throw withoutArticle("noArticle");
      return { article: preview.article, css: preview.css(), sources: preview.sources() };
    } finally {
      window.clearTimeout(announcing);
      window.clearTimeout(ending);
      if (isAnnounced) notify(null);
    }
  }

  async function content() {
    const { forWeChat } = await loadWeChat();
    const { article, css, sources } = await shownArticle();
    return { ...forWeChat(article, css, { sources }), hasSource: sources.length > 0 };
  }

  async function copy(text: string): Promise<void> {
    if (!text.trim()) return notify("blank");
    if (state === "busy") return;
    setState("busy");
    notify(null);
    const clicked = performance.now();
    try {
      const copying = content();
      const outcome = await copyRich(copying);
      if (outcome === "copied") onCopied();
      else setState("idle");
      const { hasSource } = await copying;
      if (outcome === "failed") notify(performance.now() - clicked > CLICK_LASTS_MS ? "copyAgain" : "failed");
      else if (hasSource) notify("tooComplex");
    } catch (error) {
      setState("idle");
      notify(noticeOf(error), { retry: () => void copy(text) });
    }
  }

  function onCopied(): void {
    setState("copied");
    setHasCopied(true);
  }

  /** Selects the article, to be copied by hand where the browser lets no page write to the clipboard. */
  async function select(): Promise<void> {
    try {
      const [ready, { article }] = [await content(), await shownArticle()];
      flushSync(onShow);
      stopSelecting.current?.();
      stopSelecting.current = selectArticle(article, ready, () => {
        stopSelecting.current?.();
        notify(null);
        onCopied();
      });
      notify("selected");
    } catch (error) {
      notify(noticeOf(error), { retry: () => void select() });
    }
  }

  return { isBusy: state === "busy", isCopied: state === "copied", hasCopied, copy, select, shownArticle };
}

/** While all of it is selected and unchanged, the browser's own copying takes the given content. Returns what stops listening. */
export function selectArticle(article: HTMLElement, content: RichContent, onCopied: () => void): () => void {
  document.getSelection()?.selectAllChildren(article);
  const atFirst = letters(article.textContent);
  function fill(event: ClipboardEvent): void {
    const selected = letters(selectedIn(article)?.toString());
    if (!event.clipboardData || selected !== letters(article.textContent)) return;
    if (selected === atFirst) {
      event.preventDefault();
      event.clipboardData.setData("text/html", content.html);
      event.clipboardData.setData("text/plain", content.text);
    }
    onCopied();
  }
  document.addEventListener("copy", fill);
  return () => document.removeEventListener("copy", fill);
}

const letters = (text?: string | null) => text?.replace(/\s/g, "") ?? "";

function selectedIn(article: HTMLElement): Range | null {
  const selection = document.getSelection();
  const root = article.getRootNode();
  if (!selection || selection.rangeCount === 0 || !(root instanceof ShadowRoot)) return null;
  const [found] = selection.getComposedRanges?.({ shadowRoots: [root] }) ?? [];
  if (!found) return selection.getRangeAt(0);
  const range = document.createRange();
  range.setStart(found.startContainer, found.startOffset);
  range.setEnd(found.endContainer, found.endOffset);
  return range;
}
