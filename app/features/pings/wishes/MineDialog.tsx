import { type FormEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { useLatest } from "~/ui/browser/use-latest";
import { Switch } from "~/ui/Checkbox";
import { Dialog } from "~/ui/Dialog";
import { Field } from "~/ui/Field";
import { IconButton } from "~/ui/IconButton";
import { NativeSelect } from "~/ui/NativeSelect";
import { RetryAlert } from "~/ui/RetryAlert";
import { Before } from "./Before";
import { LeastScore } from "./LeastScore";
import { useWishes, type WishControls } from "./use-wishes";
import { isSameWish, LONGEST_WISH, plainValue, type Wish, type WishChange, type Wishes } from "./wishes";

export type MineDialogProps = {
  /** Null for the default one. */
  tagId: string | null;
  /** Those of the list, to choose from. */
  sources: string[];
  /** Whether a member's list is to be asked for again, since it was made by what was wished before. */
  onClose: (isToRenew: Promise<boolean>) => void;
};

export function MineDialog({ tagId, sources, onClose }: MineDialogProps) {
  const { t } = useTranslation("wishes");
  const controls = useWishes();
  const { wishes, isMember, failed, told, settled, load, undo, undoAll } = controls;
  const first = useLatest(load);
  useEffect(() => first.current(), [first]);
  return (
    <Dialog
      title={t("title")}
      description={isMember ? t("lead") : `${t("lead")} ${t("local")}`}
      onClose={() => onClose(settled())}
      actions={
        <div className="flex min-h-11 flex-1 flex-wrap items-center justify-between gap-x-4">
          <p
            role="status"
            className={`min-w-0 flex-1 text-sm [overflow-wrap:anywhere] ${told?.isGood === false ? "text-bad" : ""}`}
          >
            {told?.text}
          </p>
          {told?.undo && (
            <Button kind="quiet" size="small" icon="undo" onClick={undo}>
              {t("undo")}
            </Button>
          )}
          {wishes && (
            <Button size="small" onClick={undoAll}>
              {t("clear")}
            </Button>
          )}
        </div>
      }
    >
      {failed && <RetryAlert onRetry={load}>{t("loadFailed")}</RetryAlert>}
      {!wishes && !failed && <p className="text-sm text-muted">{t("loading")}</p>}
      {wishes && <Panel tagId={tagId} sources={sources} wishes={wishes} controls={controls} />}
    </Dialog>
  );
}

type PanelProps = { tagId: string | null; sources: string[]; wishes: Wishes; controls: WishControls };

function Panel({ tagId, sources, wishes, controls }: PanelProps) {
  const { t } = useTranslation("wishes");
  const { isMember, change } = controls;
  const { muted, leanings, leastScore, hideRead } = wishes;
  return (
    <>
      {isMember && <Before wishes={wishes} change={change} />}
      <LeastScore
        key={JSON.stringify([muted, leanings])}
        tagId={tagId}
        kept={leastScore}
        isAlone={!isMember && muted.length + leanings.length > 0}
        onChoose={(score) =>
          score !== leastScore && change({ do: "leastScore", score }, t("done.leastScore", { score }))
        }
      />
      <Switch
        label={t("hideRead")}
        checked={hideRead}
        onChange={(on) => change({ do: "hideRead", on }, t(on ? "done.hideRead" : "done.showRead"))}
      />
      <AddForm sources={sources} muted={muted} change={change} />
      <WishList
        title={t("muted.title")}
        none={t("muted.none")}
        wishes={muted}
        onRemove={({ kind, value }) => change({ do: "unmute", kind, value }, t("done.unmute", { value }))}
      />
      <WishList
        title={t("leanings.title")}
        none={t("leanings.none")}
        wishes={leanings}
        onRemove={({ kind, value }) => change({ do: "forget", kind, value }, t("done.forget", { value }))}
      />
    </>
  );
}

const ways = ["muteWord", "muteSource", "more", "less"] as const;

type Way = (typeof ways)[number];

const changeOf = (way: Way, value: string): WishChange => {
  if (way === "muteWord") return { do: "mute", kind: "word", value };
  if (way === "muteSource") return { do: "mute", kind: "source", value };
  return { do: "lean", kind: "word", value, direction: way === "more" ? 1 : -1 };
};

const kind = "source";

type AddFormProps = { sources: string[]; muted: Wish[]; change: WishControls["change"] };

function AddForm({ muted, change, ...named }: AddFormProps) {
  const { t } = useTranslation("wishes");
  const sources = [...new Set(named.sources.map(plainValue))];
  const list = useId();
  const [way, setWay] = useState<Way>("muteWord");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("wish");
    const value = plainValue(typeof typed === "string" ? typed : "");
    const isHere = sources.some((source) => isSameWish({ kind, value: source }, { kind, value }));
    const done = {
      muteWord: "mute",
      muteSource: isHere ? "mute" : "muteUnseen",
      more: "more",
      less: "less",
    } as const;
    change(changeOf(way, value), t(`done.${done[way]}`, { value }));
    event.currentTarget.reset();
  }

  const isMuted = (value: string) => muted.some((each) => isSameWish(each, { kind, value }));
  return (
    <form
      aria-label={t("add.title")}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3"
    >
      <Field
        name="wish"
        label={t("add.what")}
        list={way === "muteSource" ? list : undefined}
        maxLength={LONGEST_WISH}
        autoComplete="off"
        required
      />
      <datalist id={list}>
        {sources
          .filter((source) => !isMuted(source))
          .map((source) => (
            <option key={source} value={source} />
          ))}
      </datalist>
      <Button type="submit" kind="primary">
        {t("add.submit")}
      </Button>
      <div className="col-span-2">
        <NativeSelect
          label={t("add.how")}
          hideLabel
          value={way}
          onChange={setWay}
          options={ways.map((each) => ({ value: each, label: t(`add.${each}`) }))}
        />
      </div>
    </form>
  );
}

type WishListProps = {
  title: string;
  none: string;
  wishes: (Wish & { weight?: number })[];
  onRemove: (wish: Wish) => void;
};

function WishList({ title, none, wishes, onRemove }: WishListProps) {
  const { t } = useTranslation("wishes");
  return (
    <section className="grid grid-cols-1 gap-1 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{title}</h3>
      {wishes.length === 0 && <p className="text-sm text-muted">{none}</p>}
      <ul className="grid grid-cols-1">
        {wishes.toReversed().map((wish) => (
          <li key={`${wish.kind} ${wish.value}`} className="flex items-center gap-3 text-sm">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{wish.value}</span>
            <span className="text-xs whitespace-nowrap text-muted tabular-nums">
              {t(`kind.${wish.kind}`)}
              {wish.weight !== undefined &&
                ` · ${t("leanings.points", { points: `${wish.weight > 0 ? "+" : "−"}${Math.abs(wish.weight)}` })}`}
            </span>
            <IconButton
              icon="close"
              label={t("remove", { value: wish.value })}
              onClick={() => onRemove(wish)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
