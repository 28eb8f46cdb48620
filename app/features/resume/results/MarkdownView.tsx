import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Spinner } from "~/ui/Spinner";
import { usePart } from "~/ui/use-part";

const loadRenderer = () => import("./render-markdown.client");

export function MarkdownView({ markdown, lang }: { markdown: string; lang?: "en" | "zh" }) {
  const { t } = useTranslation("results");
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
      {!renderer && !failed && <Spinner label={t("loading")} />}
      {failed && (
        <Alert
          tone="bad"
          actions={
            <Button size="small" icon="refresh" onClick={fetchPart}>
              {t("retry")}
            </Button>
          }
        >
          {t("notLoaded")}
        </Alert>
      )}
      <div ref={place} lang={lang === "zh" ? "zh-CN" : lang} className="reading" />
    </>
  );
}
