import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePart } from "./browser/use-part";
import { RetryAlert } from "./RetryAlert";
import { Spinner } from "./Spinner";

const loadRenderer = () => import("./render-markdown.client");

/** Somebody else's Markdown as it is meant, or as it came where the part that draws it does not. */
export function MarkdownView({ markdown, lang }: { markdown: string; lang?: "en" | "zh" }) {
  const { t } = useTranslation("ui");
  const place = useRef<HTMLDivElement>(null);
  const { part: renderer, failed, fetchPart } = usePart(loadRenderer);
  useEffect(fetchPart, [fetchPart]);
  useEffect(() => {
    if (!renderer || !place.current) return;
    const range = document.createRange();
    range.selectNode(place.current);
    const content = range.createContextualFragment(renderer.renderMarkdown(markdown));
    for (const link of content.querySelectorAll("a")) {
      link.target = "_blank";
      link.rel = "noopener noreferrer nofollow";
    }
    place.current.replaceChildren(content);
  }, [renderer, markdown]);
  return (
    <>
      {!renderer && !failed && <Spinner label={t("markdown.loading")} />}
      {failed && <p className="whitespace-pre-wrap">{markdown}</p>}
      {failed && <RetryAlert onRetry={fetchPart} />}
      <div ref={place} lang={lang === "zh" ? "zh-CN" : lang} className="reading" />
    </>
  );
}
