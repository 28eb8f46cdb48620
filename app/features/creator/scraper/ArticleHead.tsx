import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import { Icon } from "~/ui/Icon";
import { useRoot } from "~/ui/root-data";
import type { ScrapedArticle } from "./scraped-article";

export function ArticleHead({
  article: { title, site, url, byline, day, lang },
}: {
  article: ScrapedArticle;
}) {
  const { t } = useTranslation("scraper");
  const { locale } = useRoot();
  return (
    <header className="grid grid-cols-1 gap-2 [overflow-wrap:anywhere]">
      <h2 lang={lang ?? undefined} className="display max-w-[24em] text-xl md:text-2xl">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-11 items-center gap-1 rounded-control text-accent underline underline-offset-4"
        >
          {site}
          <Icon name="arrowUpRight" size={16} />
          <span className="sr-only">{t("newTab")}</span>
        </a>
        {byline && <span>{byline}</span>}
        {day && <time dateTime={day}>{longDate(day, locale)}</time>}
      </p>
    </header>
  );
}
