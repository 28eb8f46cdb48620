import { useEffect, useState } from "react";
import { useLatest } from "~/ui/use-latest";
import { copyRich } from "../../copy/clipboard.client";
import type { Preview, PreviewStatus } from "../../preview/preview.client";
import type { NoticeName } from "./use-notice";

const SHOWN_FOR_MS = 2000;

const loadWeChat = () => import("../../copy/wechat.client");

/** Fetches what copying needs, formulas as well, so that it works when the network has gone. */
export async function warmCopying(): Promise<void> {
  const [{ warmFormulas }] = await Promise.all([import("../../copy/formulas.client"), loadWeChat()]);
  await warmFormulas();
}

export type ShownArticle = { article: HTMLElement; css: string };

/** The article cannot be drawn as it is written now. The preview says why. */
function noArticle(): Error {
  return new Error("The preview does not show the text", { cause: "noArticle" });
}

/** The message for what kept an article from being made. */
export function noticeOf(error: unknown): "noArticle" | "notPrepared" {
  if (error instanceof Error && error.cause === "noArticle") return "noArticle";
  console.error(error);
  return "notPrepared";
}

/** Copies the article for WeChat. The clipboard is asked within the click; the article follows when it is ready. */
export function useCopy(
  preview: Preview | null,
  status: PreviewStatus,
  tell: (notice: NoticeName | null, count?: number) => void,
) {
  const [state, setState] = useState<"idle" | "busy" | "copied">("idle");
  const [hasCopied, setHasCopied] = useState(false);
  const latest = useLatest(status);

  useEffect(() => {
    if (state !== "copied") return;
    const timer = window.setTimeout(() => setState("idle"), SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  /** The article as it is written now and its rules; rejects where the preview cannot show it. */
  async function shownArticle(): Promise<ShownArticle> {
    if (!preview) throw noArticle();
    await preview.settled();
    const { problem } = latest.current;
    if (problem && problem !== "tooComplex") throw noArticle();
    return { article: preview.article, css: preview.css() };
  }

  async function content() {
    const { article, css } = await shownArticle();
    const { forWeChat } = await loadWeChat();
    return forWeChat(article, css);
  }

  async function copy(text: string): Promise<void> {
    if (!text.trim()) return tell("blank");
    if (state === "busy") return;
    setState("busy");
    tell(null);
    try {
      const copying = content();
      const outcome = await copyRich(copying);
      setState(outcome === "copied" ? "copied" : "idle");
      if (outcome === "copied") setHasCopied(true);
      const { formulas } = (await copying).dropped;
      if (outcome === "failed") tell("failed");
      else if (latest.current.problem === "tooComplex") tell("tooComplex");
      else if (formulas) tell("formulas", formulas);
    } catch (error) {
      setState("idle");
      tell(noticeOf(error));
    }
  }

  return { isBusy: state === "busy", isCopied: state === "copied", hasCopied, copy, shownArticle };
}
