import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import { linkAddress } from "~/core/markdown/link-source";
import { useRoot } from "~/frame/root-data";
import { CopyButton } from "~/ui/CopyButton";
import { TextField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { TextActions } from "~/ui/TextActions";
import type { ScrapedArticle } from "./scraped-article";

type ArticleViewProps = { article: ScrapedArticle; preview: ReactNode };

/** The article and the ways on. Without a script its Markdown is copied by hand. */
export function ArticleView({ article, preview }: ArticleViewProps) {
  const { t } = useTranslation("scraper");
  const { locale } = useRoot();
  const { title, heading, markdown, site, outlet, url, byline, day, lang } = article;
  const source = t("source", { site: outlet, url: linkAddress(url) });
  const text = [heading, markdown, source].join("\n\n");
  return (
    <article className="mt-10 grid grid-cols-1 gap-6 border-t border-ink pt-6 [overflow-wrap:anywhere]">
      <header className="grid grid-cols-1 gap-2">
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
      <TextActions text={text}>
        <CopyButton text={text} />
      </TextActions>
      <details>
        <summary className="cursor-pointer py-3 text-sm text-muted hover:text-ink">{t("markdown")}</summary>
        <TextField
          label={t("markdown")}
          hideLabel
          readOnly
          rows={12}
          value={text}
          className="font-mono text-xs!"
        />
      </details>
      <div className="border-t border-line pt-6">{preview}</div>
    </article>
  );
}
