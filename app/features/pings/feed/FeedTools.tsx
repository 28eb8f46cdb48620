import {
  type ComponentType,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { Button } from "~/ui/Button";
import { MineTools, type Sift } from "../wishes/MineTools";
import type { WinkCard } from "./feed-view";
import type { KeysDialogProps } from "./KeysDialog";
import { Timeline } from "./Timeline";
import { hourKey, timelineOf } from "./times";
import { useFeedKeys } from "./use-feed-keys";

type FeedToolsProps = {
  feed: RefObject<HTMLElement>;
  items: WinkCard[];
  timeZone: string;
  dated: boolean;
  tagId: string | null;
  onSift: Dispatch<SetStateAction<Sift | "none" | null>>;
};

/** What helps a reader through a list and needs scripts anyway: its days and hours, and its keys. */
export function FeedTools({ feed, items, timeZone, dated, tagId, onSift }: FeedToolsProps) {
  const { locale } = useRoot();
  const [helps, setHelps] = useState(false);
  const reading = useReadingPosition(feed, items.length);
  useFeedKeys(feed, { onHelp: () => setHelps(true) });
  const days = useMemo(
    () => (dated ? timelineOf(items, locale, timeZone) : []),
    [items, locale, timeZone, dated],
  );
  const current = items.find(({ id }) => id === reading) ?? items[0];
  return (
    <div className="flex min-h-0 items-center gap-3 lg:contents">
      {days.length > 0 && (
        <Timeline
          days={days}
          current={current ? hourKey(current.createdAt, timeZone) : null}
          onChoose={showArticle}
        />
      )}
      {dated && <MineTools tagId={tagId} items={items} onSift={onSift} />}
      <KeysHelp open={helps} onChange={setHelps} />
    </div>
  );
}

function showArticle(id: string): void {
  const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const article = document.getElementById(`w${id}`);
  article?.focus({ preventScroll: true });
  article?.scrollIntoView({ block: "start", behavior });
}

type KeysHelpProps = { open: boolean; onChange: (open: boolean) => void };

/** The button that shows the keys, for whoever has some; its dialog is loaded when it is asked for. */
function KeysHelp({ open, onChange }: KeysHelpProps) {
  const { t } = useTranslation("pings");
  const [Dialog, setDialog] = useState<ComponentType<KeysDialogProps> | null>(null);

  useEffect(() => {
    if (!open || Dialog) return;
    import("./KeysDialog").then(
      ({ KeysDialog }) => setDialog(() => KeysDialog),
      () => onChange(false),
    );
  }, [open, Dialog, onChange]);

  return (
    <div className="-ml-3 hidden lg:pointer-fine:block">
      <Button kind="quiet" size="small" icon="keyboard" onClick={() => onChange(true)}>
        {t("keys.open")}
      </Button>
      {open && Dialog && <Dialog onClose={() => onChange(false)} />}
    </div>
  );
}

/** What lies above counts as read; an article that was gone to begins at 80 pixels. */
const MARGIN = "-96px 0px 0px 0px";

/** The id of the first article in the reader's eye; renewed when their `count` changes. */
export function useReadingPosition(list: RefObject<HTMLElement>, count: number): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const articles =
      count > 0 ? [...(list.current?.querySelectorAll<HTMLElement>("[aria-posinset]") ?? [])] : [];
    const visible = new Set<Element>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const first = articles.find((article) => visible.has(article));
        // Of two beside each other the one that was gone to.
        const chosen = articles.find((article) => article === document.activeElement);
        const shown = chosen?.offsetTop === first?.offsetTop ? chosen : first;
        if (shown) setCurrent(shown.id.slice(1));
      },
      { rootMargin: MARGIN },
    );
    for (const article of articles) watcher.observe(article);
    return () => watcher.disconnect();
  }, [list, count]);
  return current;
}
