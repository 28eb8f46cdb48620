import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { RichContent } from "../article/copy/clipboard.client";
import { selectArticle } from "../article/copy/select-article.client";
import type { ShownArticle } from "./use-copy";
import type { NoticeName } from "./use-notice";

type Given = {
  content: () => Promise<RichContent>;
  shownArticle: () => Promise<ShownArticle>;
  /** Brings the article on the screen, where it is not beside the text. */
  onShow: () => void;
  onCopied: () => void;
  onProblem: (error: unknown) => void;
  tell: (notice: NoticeName) => void;
};

/** The way out where the browser lets no page write to the clipboard: the article selected, to be copied by hand. */
export function useManualCopy({ content, shownArticle, onShow, onCopied, onProblem, tell }: Given) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  async function select(): Promise<void> {
    try {
      const [ready, { article }] = [await content(), await shownArticle()];
      flushSync(onShow);
      stop.current?.();
      stop.current = selectArticle(article, ready, () => {
        stop.current?.();
        onCopied();
      });
      tell("selected");
    } catch (error) {
      onProblem(error);
    }
  }

  return select;
}
