import { type RefObject, useEffect, useRef, useState } from "react";
import {
  openPreview,
  type Preview,
  type PreviewSettings,
  type PreviewStatus,
} from "../article/preview/preview.client";

export type ArticlePreview = {
  /** Null until it is open, and on the server. */
  preview: Preview | null;
  status: PreviewStatus;
};

const nothingShown: PreviewStatus = { state: "shown", problem: null, lines: [], droppedRules: 0 };

/** The live preview in an element of the page, which follows every change of its settings. */
export function useArticlePreview(host: RefObject<HTMLElement>, settings: PreviewSettings): ArticlePreview {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [status, setStatus] = useState(nothingShown);
  const first = useRef(settings);

  useEffect(() => {
    if (!host.current) return;
    const opened = openPreview({ host: host.current, settings: first.current, onStatus: setStatus });
    setPreview(opened);
    return () => {
      setPreview(null);
      opened.close();
    };
  }, [host]);

  const { theme, customCss, footnotes, words } = settings;
  useEffect(() => {
    preview?.configure({ theme, customCss, footnotes, words });
  }, [preview, theme, customCss, footnotes, words]);

  return { preview, status };
}
