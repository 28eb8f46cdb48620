import type { TFunction } from "i18next";
import { type ComponentType, memo } from "react";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { prefetchOfLinks } from "~/ui/browser/preload";
import { Icon } from "~/ui/Icon";
import { RouterLink } from "~/ui/Link";
import { ScoreDial } from "~/ui/ScoreDial";
import { headline } from "../headline";
import { markRead } from "../use-read-marks";
import { movedWords } from "../wishes/moved-words";
import type { WinkCard } from "./feed-view";

type BriefProps = {
  /** The texts of the list, looked up once and not by each row. */
  t: TFunction<"pings">;
  card: WinkCard;
  position: number;
  to: string;
  time: string;
  day: string | undefined;
  /** Whether headings of days stand above it in the outline. */
  dated: boolean;
  isRead: boolean;
  /** What keeps its article; comes when the page is at rest. */
  Keep: ComponentType<{ card: WinkCard }> | undefined;
  /** Of the page; a card in another language says so. */
  language: string;
};

/** The articles of a feed take the focus, by the feed pattern of ARIA. */
const stop = { tabIndex: 0 };

export const Brief = memo(function Brief(props: BriefProps) {
  const { t, card, position, to, time, day, dated, isRead, Keep, language } = props;
  const { id, title, summary, source, lang, score, createdAt, sourceCount, isSample, isPinned, moved } = card;
  const Headline = dated && !isPinned ? "h3" : "h2";
  return (
    <article
      id={`w${id}`}
      {...stop}
      aria-labelledby={`t${id}`}
      aria-posinset={position}
      aria-setsize={-1}
      className={`relative grid grid-cols-1 grid-rows-[auto_1fr] gap-2 border-t-2 pt-3 pb-10 focus-visible:outline-offset-4 ${day || isPinned ? "border-ink" : "border-line"} ${isPinned ? "md:col-span-2" : ""}`}
    >
      {/* In the gap that is there anyway, so that nothing moves when the reader's own days become known. */}
      {day && (
        <h2
          suppressHydrationWarning
          className="absolute bottom-full left-0 pb-1 text-sm font-medium whitespace-nowrap"
        >
          {day}
        </h2>
      )}
      <p className="flex justify-between gap-3 text-xs text-muted">
        <span className="truncate">{source}</span>
        <time dateTime={createdAt} suppressHydrationWarning className="whitespace-nowrap tabular-nums">
          {time}
        </time>
      </p>
      <div
        lang={lang === language ? undefined : lang}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2"
      >
        <Headline
          id={`t${id}`}
          className={`pt-0.5 font-serif text-lg leading-snug font-medium text-pretty ${isRead ? "text-muted" : ""}`}
        >
          {headline(title)}
        </Headline>
        <ScoreDial score={score} label={t("card.score", { score })} />
        <p className="col-span-2 line-clamp-2 text-sm text-muted">{summary}</p>
      </div>
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 pr-8 text-xs text-muted">
        <RouterLink
          to={to}
          prefetch={prefetchOfLinks()}
          onClick={() => markRead(id)}
          className="font-medium text-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {t("card.more")}
          <span className="sr-only">: {title}</span>
        </RouterLink>
        {sourceCount > 1 && (
          <RouterLink to={paths.story(id)} className="relative underline-offset-4 hover:underline">
            {t("card.sources", { count: sourceCount - 1 })}
          </RouterLink>
        )}
        {isPinned && <Badge>{t("card.pinned")}</Badge>}
        {moved && <span>{movedWords(t, moved, language)}</span>}
        {isSample && <Badge>{t("card.sample")}</Badge>}
        {isRead && (
          <span className="flex items-center gap-1">
            <Icon name="check" size={14} />
            {t("card.read")}
          </span>
        )}
      </p>
      {Keep && <Keep card={card} />}
    </article>
  );
});
