import { type ComponentType, type RefObject, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { Button } from "~/ui/Button";
import type { WinkCard } from "./feed-view";
import type { KeysDialogProps } from "./KeysDialog";
import { Timeline } from "./Timeline";
import { timelineOf } from "./timeline";
import { hourKey } from "./times";
import { useFeedKeys } from "./use-feed-keys";
import { useReadingPosition } from "./use-reading-position";

type FeedToolsProps = { feed: RefObject<HTMLElement>; items: WinkCard[]; timeZone: string; dated: boolean };

/** What helps a reader through a list and needs scripts anyway: its days and hours, and its keys. */
export function FeedTools({ feed, items, timeZone, dated }: FeedToolsProps) {
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
    <>
      {days.length > 0 && (
        <Timeline
          days={days}
          current={current ? hourKey(current.createdAt, timeZone) : null}
          onChoose={showArticle}
        />
      )}
      <KeysHelp open={helps} onChange={setHelps} />
    </>
  );
}

/** Goes there gently, unless the reader wants no motion. */
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
