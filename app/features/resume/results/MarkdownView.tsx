import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Spinner } from "~/ui/Spinner";

export function MarkdownView({ markdown, lang }: { markdown: string; lang?: "en" | "zh" }) {
  const { t } = useTranslation("results");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void import("./render-markdown.client").then(({ renderMarkdown }) => {
      if (!current || !place.current) return;
      const range = document.createRange();
      range.selectNode(place.current);
      const content = range.createContextualFragment(renderMarkdown(markdown));
      for (const link of content.querySelectorAll("a")) {
        link.target = "_blank";
        link.rel = "noopener noreferrer nofollow";
      }
      place.current.replaceChildren(content);
    });
    return () => {
      current = false;
    };
  }, [markdown]);
  return (
    <div ref={place} lang={lang === "zh" ? "zh-CN" : lang} className="reading">
      <Spinner label={t("loading")} />
    </div>
  );
}
