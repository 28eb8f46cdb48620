import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { WISHES } from "~/core/storage-names";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { storedText } from "~/ui/browser/browser-storage.client";
import { whenIdle } from "~/ui/browser/preload";
import { usePart } from "~/ui/browser/use-part";
import { LoadMore } from "~/ui/LoadMore";
import { type AdNetwork, AdSlot } from "../AdSlot";
import { isReadBy, useReadMarks } from "../use-read-marks";
import { HiddenNote } from "../wishes/HiddenNote";
import type { Sift } from "../wishes/MineTools";
import { Brief } from "./Brief";
import { PAGE_SIZE, type WinkCard } from "./feed-view";
import { dayOpeners, timeOf } from "./times";
import { useFeedPages } from "./use-feed-pages";
import { useTimeZone } from "./use-time-zone";

const loadTools = () => import("../reading/CardMarks");

type WinkListProps = {
  /** Tells this list from others at the same place of the browser's history. */
  name: string;
  label: string;
  first: { items: WinkCard[]; next: string | null };
  /** The feed that the articles are opened in; null for the default one, which no address names. */
  tagId: string | null;
  /** Whether it is in the order of time, so that days and hours lead through it. */
  dated: boolean;
  /** Whether all is shown, whatever the reader wishes. */
  isWhole: boolean;
  /** How many are hidden of a first page that shows nothing. */
  hidden: number;
  ads: AdNetwork | null;
  empty: ReactNode;
  /** Who may not go on by scrolling is asked to sign in at the end. */
  onEnd: (() => void) | null;
};

export function WinkList(props: WinkListProps) {
  const { name, label, first, tagId, dated, ads, empty, onEnd } = props;
  const { t } = useTranslation("pings");
  const { locale, viewer } = useRoot();
  const feed = useRef<HTMLDivElement>(null);
  const { items: loadedItems, next, state, load } = useFeedPages(name, first);
  const zone = useTimeZone();
  const read = useReadMarks();
  const { part: tools, fetchPart: fetchTools } = usePart(loadTools);
  useEffect(() => {
    // What a stranger wishes hides cards that are seen already.
    if (viewer || !storedText("localStorage", WISHES)) return whenIdle(fetchTools);
    fetchTools();
  }, [fetchTools, viewer]);
  const [sift, setSift] = useState<Sift | "none" | null>(null);
  const isWhole = props.isWhole || sift === "none";
  const items = typeof sift === "function" && !isWhole ? sift(loadedItems) : loadedItems;
  const served = loadedItems.reduce((sum, { hidden = 0 }) => sum + hidden, props.hidden);
  const hidden = served + loadedItems.length - items.length;
  const inOrder = items.filter(({ isPinned }) => !isPinned);
  const pins = items.length - inOrder.length;
  const days = dayOpeners(dated ? inOrder : [], locale, zone);
  const asked = useRef(false);
  const loaded = loadedItems.length - first.items.length;
  const reached = useRef(-1);
  // Whoever has not been shown a page yet goes on as a member does.
  const isShort = items.length < PAGE_SIZE;

  if (items.length === 0 && hidden === 0 && next === null) return empty;
  const goOn = (address: string) => {
    if (!onEnd || isShort || isCrawler(navigator.userAgent)) return load(address);
    asked.current = true;
    onEnd();
  };
  return (
    <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1fr)_8rem]">
      <div
        className={`needs-script sticky top-0 z-10 -mx-4 h-12 border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6 lg:top-6 lg:z-0 lg:pt-4 lg:col-start-2 lg:mx-0 lg:flex lg:h-auto lg:flex-col lg:max-h-[calc(100dvh-3rem)] lg:gap-4 lg:self-start lg:border-0 lg:px-0 ${dated ? "" : "max-lg:hidden"}`}
      >
        {tools && zone && (
          <tools.ListTools
            feed={feed}
            items={inOrder}
            timeZone={zone}
            dated={dated}
            tagId={tagId}
            isHiding={hidden > 0}
            onSift={setSift}
          />
        )}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {dated && <HiddenNote hidden={hidden} isWhole={isWhole} tagId={tagId} />}
        <div
          ref={feed}
          role="feed"
          aria-label={label}
          aria-busy={state === "loading"}
          className={`grid gap-x-10 md:grid-cols-2 ${dated ? "pt-9 lg:pt-4" : ""}`}
        >
          {items.flatMap((card, index) => [
            <Brief
              key={card.id}
              t={t}
              card={card}
              position={index + 1}
              to={tagId ? paths.articleIn(card.id, tagId) : paths.article(card.id)}
              time={timeOf(card.createdAt, locale, zone)}
              day={days.get(card.id)}
              dated={dated}
              isRead={isReadBy(read, card)}
              Keep={tools?.KeepMark}
              language={locale}
            />,
            ...(index >= pins && (index + 1 - pins) % PAGE_SIZE === 0
              ? [
                  <article key={`ad ${card.id}`} aria-label={t("ad.label")} className="pb-10 md:col-span-2">
                    <AdSlot network={ads} index={(index + 1 - pins) / PAGE_SIZE - 1} />
                  </article>,
                ]
              : []),
          ])}
        </div>
        <p role="status" className="sr-only">
          {loaded > 0 && t("more.loaded", { count: loaded })}
        </p>
        <LoadMore
          next={next}
          state={state}
          ahead={100}
          end={t("more.end")}
          onLoad={goOn}
          onReach={(address) => {
            // What brought nothing to be shown is asked for again by a press alone: there may be no end to it.
            const isHeld = isShort ? loaded >= 100 : window.scrollY === 0 || asked.current;
            if (reached.current === loadedItems.length || (onEnd && isHeld)) return;
            reached.current = loadedItems.length;
            goOn(address);
          }}
        />
      </div>
    </div>
  );
}

/** Whether a program says that it reads for a search engine or a preview. Nothing but convenience may depend on it. */
const isCrawler = (userAgent: string) =>
  /bot|crawl|spider|slurp|facebookexternalhit|lighthouse/i.test(userAgent);
