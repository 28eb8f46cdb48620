import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import { isLocale } from "~/core/locale";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { Link } from "~/ui/Link";
import { Breadcrumb } from "../Breadcrumb";
import { useTimeZone } from "../feed/use-time-zone";
import { headline } from "../headline";
import type { ArticleView, OtherSource } from "./article-view";
import { toSource } from "./to-source";

type ArticleHeaderProps = { article: ArticleView; tagName: string; length: number };

export function ArticleHeader({ article, tagName, length }: ArticleHeaderProps) {
  const { t } = useTranslation("story");
  const { title, summary, source, tag, createdAt, characterCount, isSample, isCorrected, lang } = article;
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
          {isCorrected && <Badge>{t("corrected")}</Badge>}
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

function AlsoIn({ article: { id, sourceCount, mentions } }: { article: ArticleView }) {
  const { t } = useTranslation("story");
  const count = sourceCount - 1;
  if (count < 1) return null;
  return (
    <div className="measure grid gap-1 text-sm text-muted">
      <p id="also-in">
        <Link to={paths.story(id)}>{t("alsoIn", { count })}</Link>
      </p>
      {mentions.length > 0 && (
        <ul aria-labelledby="also-in" className="grid">
          {mentions.map((each) => (
            <li key={`${each.source} ${each.title} ${each.publishedAt}`} className="py-1 tabular-nums">
              <span className="text-ink">{each.source}</span> · <Headline {...each} /> ·{" "}
              <WrittenAt at={each.publishedAt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Headline({ url, title }: OtherSource) {
  if (url === null) return <span>{headline(title)}</span>;
  return (
    <Link to={url} kind="text" {...toSource}>
      {headline(title)}
    </Link>
  );
}

/** When it was written: by UTC until the browser knows the reader's own time. */
export function WrittenAt({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone() ?? undefined;
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dateAndTime(at, isLocale(i18n.language) ? i18n.language : "en", timeZone)}
    </time>
  );
}
