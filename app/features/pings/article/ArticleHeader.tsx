import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";
import { Breadcrumb } from "../Breadcrumb";
import { headline } from "../headline";
import { AlsoIn } from "./AlsoIn";
import type { ArticleView } from "./article-view";
import { WrittenAt } from "./WrittenAt";

type ArticleHeaderProps = { article: ArticleView; tagName: string; length: number };

export function ArticleHeader({ article, tagName, length }: ArticleHeaderProps) {
  const { t } = useTranslation("story");
  const { title, summary, source, tag, createdAt, characterCount, isSample, lang } = article;
  const language = lang === "zh" ? "zh-CN" : "en";
  return (
    <header className="grid grid-cols-1 gap-5 [overflow-wrap:anywhere]">
      <Breadcrumb subject={tag} isHere={false} />
      <h1 lang={language} className="display text-2xl text-pretty md:text-3xl">
        {headline(title)}
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
          {characterCount > 0 && `${t("length", { count: length })} · `}
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
