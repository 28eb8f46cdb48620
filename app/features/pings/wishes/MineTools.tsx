import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { onArrival } from "~/ui/browser/preload";
import { toast } from "~/ui/toast-queue";
import type { WinkCard } from "../feed/feed-view";
import { isReadBy, useReadMarks } from "../use-read-marks";
import type { Judge } from "./judge";
import type { MineDialogProps } from "./MineDialog";
import { useJudge } from "./use-judge";

const load = () => import("./MineDialog");

/** Takes out of cards what is not to be shown. */
export type Sift = (cards: WinkCard[]) => WinkCard[];

type MineToolsProps = {
  tagId: string | null;
  items: WinkCard[];
  /** "none" where the address asks for all: a page that is the same for all is made without knowing. */
  onSift: Dispatch<SetStateAction<Sift | "none" | null>>;
};

/** Opens what a reader mutes and wants more of, and applies what this browser knows of it. */
export function MineTools({ tagId, items, onSift }: MineToolsProps) {
  const { t, i18n } = useTranslation("pings");
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<MineDialogProps> | null>(null);
  const judge = useJudge();
  const read = useReadMarks();
  const asksForAll = new URLSearchParams(search).has("all");

  useEffect(() => {
    if (!judge) onSift(null);
    else onSift(() => (asksForAll ? "none" : siftBy(judge, (card) => isReadBy(read, card))));
  }, [judge, read, onSift, asksForAll]);

  function open() {
    // Its texts come first: waiting for them would take away the page that it stands on.
    Promise.all([load(), i18n.loadNamespaces("wishes")]).then(
      ([{ MineDialog }]) => setDialog(() => MineDialog),
      () => toast(t("wishes.failed"), "bad", { topic: "wishes" }),
    );
  }

  function close(isToRenew: Promise<boolean>) {
    setDialog(null);
    const here = pathname + search;
    void isToRenew.then((isTo) => {
      if (isTo && window.location.pathname + window.location.search === here)
        navigate(here, { replace: true, preventScrollReset: true });
    });
  }

  return (
    <div className="-mr-3 ml-auto shrink-0 lg:mr-0 lg:-ml-3">
      <Button kind="quiet" size="small" icon="sliders" onClick={open} {...onArrival(load)}>
        {t("wishes.open")}
      </Button>
      {Dialog && <Dialog tagId={tagId} sources={items.map(({ source }) => source)} onClose={close} />}
    </div>
  );
}

/** What the operator has pinned is shown to everybody, as it is to members. */
export function siftBy(judge: Judge, isRead: (card: WinkCard) => boolean): Sift {
  // A row that stays as it is must stay the same card, or it would be drawn again.
  const judged = new WeakMap<WinkCard, WinkCard>();
  return (cards) =>
    cards.flatMap((card) => {
      const { hidden, moved } = judge(card, isRead(card));
      if (hidden && !card.isPinned) return [];
      const shown = judged.get(card) ?? { ...card, moved: moved ?? undefined };
      judged.set(card, shown);
      return [shown];
    });
}
