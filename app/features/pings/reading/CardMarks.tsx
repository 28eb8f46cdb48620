import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { READ_MARKS } from "~/core/storage-names";
import { useRoot } from "~/frame/root-data";
import { watchOtherTabs } from "~/ui/browser/browser-storage.client";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import { FeedTools } from "../feed/FeedTools";
import type { WinkCard } from "../feed/feed-view";
import { useTimeZone } from "../feed/use-time-zone";
import { isReadBy, useReadMarks } from "../use-read-marks";
import { MOST_NEW } from "./marks";
import { renewReadMarks } from "./renew-read-marks.client";
import { useKeep, useKeptChanges } from "./use-keep";
import { useVisit } from "./use-visit";
import { newsIn } from "./visit";
import { whenOf } from "./visit-words";

/** Keeps the article of a card, above the link that covers it. */
export function KeepMark({ card }: { card: WinkCard }) {
  const { t } = useTranslation("reading");
  const { isOn, press } = useKeep(card);
  return (
    <IconButton
      icon="bookmark"
      label={`${t("keep.action")}: ${card.title}`}
      title={t("keep.action")}
      aria-pressed={isOn}
      onClick={press}
      className="absolute -right-3 bottom-8 text-muted aria-pressed:text-accent aria-pressed:[&_svg]:fill-current"
    />
  );
}

/** Hears of articles that other tabs open, and writes what changes into a member's cards: their list is stored when its document is left,
 * and comes back as it stands then. */
function useLiveMarks(items: readonly WinkCard[]): void {
  const read = useReadMarks();
  const kept = useKeptChanges();
  useEffect(() => watchOtherTabs(READ_MARKS, renewReadMarks), []);
  useEffect(() => {
    for (const card of items) {
      if (card.isRead === null) continue;
      card.isRead = isReadBy(read, card);
      card.isKept = kept.get(card.id) ?? card.isKept;
    }
  }, [items, read, kept]);
}

type ListToolsProps = ComponentProps<typeof FeedTools> & { isHiding: boolean };

/** What helps through a list and comes when the page is at rest: its tools, and marks in its cards. */
export function ListTools({ isHiding, ...tools }: ListToolsProps) {
  const { items, dated, tagId } = tools;
  useLiveMarks(items);
  return (
    <>
      <FeedTools {...tools} />
      {dated && <VisitMarks items={items} tagId={tagId} isHiding={isHiding} />}
    </>
  );
}

type VisitMarksProps = Pick<ListToolsProps, "items" | "tagId" | "isHiding">;

/** How much is new since the last visit, and a line where that ends: in the gaps that are there anyway, so that nothing moves. */
function VisitMarks({ items, tagId, isHiding }: VisitMarksProps) {
  const { t } = useTranslation("reading");
  const { viewer, locale } = useRoot();
  const timeZone = useTimeZone();
  const visit = useVisit(tagId, viewer !== null);
  if (!visit || !timeZone) return null;
  const { count, isMore, endsBefore } = newsIn(items, visit, isHiding);
  if (count === 0) return null;
  const shown = isMore ? `${Math.min(count, MOST_NEW - 1)}+` : `${count}`;
  const when = whenOf(visit.since, Date.now(), locale, timeZone);
  const isLeft = items.findIndex(({ id }) => id === endsBefore) % 2 === 0;
  return (
    <>
      <AboveCard id={items[0]?.id ?? ""}>
        <span className="absolute right-0 bottom-full pb-1.5 text-xs whitespace-nowrap text-muted tabular-nums">
          {t("visit.news", { count, shown, when })}
        </span>
      </AboveCard>
      {endsBefore && (
        <AboveCard id={endsBefore}>
          <span
            className={`pointer-events-none absolute -top-0.5 left-0 z-1 w-full border-t-2 border-dashed border-ink ${isLeft ? "md:w-[calc(200%+2.5rem)]" : ""}`}
          >
            <span className="absolute right-0 bottom-1 flex items-center gap-1 text-xs whitespace-nowrap text-muted tabular-nums">
              <Icon name="clock" size={14} />
              {t("visit.line", { when })}
            </span>
          </span>
        </AboveCard>
      )}
    </>
  );
}

/** Puts something into the card of an article, which is drawn by its list. */
function AboveCard({ id, children }: { id: string; children: ReactNode }) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  useEffect(() => setCard(document.getElementById(`w${id}`)), [id]);
  return card && createPortal(children, card);
}
