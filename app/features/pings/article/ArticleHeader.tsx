import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";
import { AlsoIn } from "./AlsoIn";
import type { ArticleView } from "./article-view";
import { Breadcrumb } from "./Breadcrumb";
import { WrittenAt } from "./WrittenAt";

export function ArticleHeader({ article, tagName }: { article: ArticleView; tagName: string }) {
  const { t } = useTranslation("story");
  const { title, summary, source, tag, createdAt, characterCount, isSample, lang } = article;
  const language = lang === "zh" ? "zh-CN" : "en";
  return (
    <header className="grid grid-cols-1 gap-5 [overflow-wrap:anywhere]">
      <Breadcrumb tag={tag} />
      <h1 lang={language} className="display max-w-[24em] text-2xl md:text-3xl">
        {title}
      </h1>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="accent" className="whitespace-normal!">
            {source}
          </Badge>
          <Badge className="whitespace-normal!">{tagName}</Badge>
          {isSample && <Badge>{t("sample")}</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {characterCount > 0 && `${t("characters", { count: characterCount })} · `}
          <WrittenAt at={createdAt} />
        </p>
        <AlsoIn article={article} />
      </div>
      <blockquote
        lang={language}
        className="measure border-l-2 border-accent pl-4 font-serif text-lg text-ink"
      >
        {summary}
      </blockquote>
    </header>
  );
}
