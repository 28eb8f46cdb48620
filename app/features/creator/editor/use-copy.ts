import { useEffect, useState } from "react";
import { copyRich } from "../article/copy/clipboard.client";
import type { Preview } from "../article/preview/preview.client";
import type { TellNotice } from "./use-notice";

const SHOWN_FOR_MS = 2000;

/** Waiting longer than this for a long article to be drawn is told, and longer than that given up. */
const TOLD_AFTER_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Browsers forget a click after some seconds, Chromium after this many milliseconds. */
const CLICK_LASTS_MS = 5000;

const loadWeChat = () => import("../article/copy/wechat.client");

/** Fetches what copying needs, formulas as well, so that it works when the network has gone. */
export async function warmCopying(): Promise<void> {
  const [{ warmFormulas }] = await Promise.all([import("../article/copy/formulas.client"), loadWeChat()]);
  await warmFormulas();
}

export type ShownArticle = {
  article: HTMLElement;
  css: string;
  /** The whole source of each block that the article shows only in its beginning. */
  sources: string[];
};

/** Why there is no article: the preview cannot show the text and says why, or has not shown it to its end yet. */
type Reason = "noArticle" | "notDrawn";

function withoutArticle(reason: Reason): Error {
  return new Error("The preview does not show the text", { cause: reason });
}

/** The message for what kept an article from being made. */
export function noticeOf(error: unknown): Reason | "notPrepared" {
  const cause = error instanceof Error ? error.cause : null;
  if (cause === "noArticle" || cause === "notDrawn") return cause;
  console.error(error);
  return "notPrepared";
}

/** Copies the article for WeChat. The clipboard is asked within the click; the article follows when it is ready. */
export function useCopy(preview: Preview | null, tell: TellNotice) {
  const [state, setState] = useState<"idle" | "busy" | "copied">("idle");
  const [hasCopied, setHasCopied] = useState(false);

  useEffect(() => {
    if (state !== "copied") return;
    const timer = window.setTimeout(() => setState("idle"), SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  /**
   * The article as it is written now, drawn to its end, and its rules; rejects where the preview cannot show it. Whoever takes
   * it must do so at once: the next key changes it.
   */
  async function shownArticle(): Promise<ShownArticle> {
    if (!preview) throw withoutArticle("noArticle");
    let isTold = false;
    const telling = window.setTimeout(() => {
      isTold = true;
      tell("drawing");
    }, TOLD_AFTER_MS);
    let ending: number | undefined;
    const end = new Promise<never>((_, reject) => {
      ending = window.setTimeout(() => reject(withoutArticle("notDrawn")), LONGEST_WAIT_MS);
    });
    try {
      const { problem } = await Promise.race([preview.settled(), end]);
      if (problem && problem !== "tooComplex") throw withoutArticle("noArticle");
      return { article: preview.article, css: preview.css(), sources: preview.sources() };
    } finally {
      window.clearTimeout(telling);
      window.clearTimeout(ending);
      if (isTold) tell(null);
    }
  }

  async function content() {
    const { forWeChat } = await loadWeChat();
    const { article, css, sources } = await shownArticle();
    const made = await forWeChat(article, css, { sources });
    return { ...made, hasSource: sources.length > 0 };
  }

  async function copy(text: string): Promise<void> {
    if (!text.trim()) return tell("blank");
    if (state === "busy") return;
    setState("busy");
    tell(null);
    const clicked = performance.now();
    try {
      const copying = content();
      const outcome = await copyRich(copying);
      if (outcome === "copied") tellCopied();
      else setState("idle");
      const { dropped, hasSource } = await copying;
      if (outcome === "failed") tell(performance.now() - clicked > CLICK_LASTS_MS ? "copyAgain" : "failed");
      else if (hasSource) tell("tooComplex");
      else if (dropped.formulas) tell("formulas", { count: dropped.formulas });
    } catch (error) {
      setState("idle");
      tell(noticeOf(error));
    }
  }

  /** Says that the article is on the clipboard, however it got there. */
  function tellCopied(): void {
    setState("copied");
    setHasCopied(true);
  }

  return {
    isBusy: state === "busy",
    isCopied: state === "copied",
    hasCopied,
    copy,
    content,
    tellCopied,
    shownArticle,
  };
}
