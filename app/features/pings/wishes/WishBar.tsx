import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { useWishes } from "./use-wishes";
import { type Direction, isSameWish, plainValue, type Wish } from "./wishes";

export type WishBarProps = { title: string; source: string; isMuted: boolean };

/** More of this, less of this, nothing of this source. */
export function WishBar({ title, source, ...loaded }: WishBarProps) {
  const { t } = useTranslation("wishes");
  const { wishes, told, change, undo } = useWishes();
  const wish: Wish = { kind: "source", value: plainValue(source) };
  const isMuted = wishes ? wishes.muted.some((each) => isSameWish(each, wish)) : loaded.isMuted;
  const learn = (direction: Direction) =>
    change(
      { do: "learn", title, source, direction },
      t(direction === 1 ? "done.learnMore" : "done.learnLess"),
    );
  const mute = () =>
    change(
      { do: isMuted ? "unmute" : "mute", ...wish },
      t(isMuted ? "done.unmute" : "done.mute", { value: source }),
    );
  return (
    <section aria-labelledby="your-feed" className="grid grid-cols-1 justify-items-start gap-2">
      <h2 id="your-feed" className="text-sm font-medium">
        {t("article.label")}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="plus" onClick={() => learn(1)}>
          {t("article.more")}
        </Button>
        <Button size="small" icon="minus" onClick={() => learn(-1)}>
          {t("article.less")}
        </Button>
        <Button size="small" onClick={mute} className="[overflow-wrap:anywhere]">
          {t(isMuted ? "article.unmute" : "article.mute", { source })}
        </Button>
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
        <p role="status" className={told?.isGood === false ? "text-bad" : "text-muted"}>
          {told?.text}
        </p>
        {told?.undo && (
          <Button kind="quiet" size="small" icon="undo" onClick={undo}>
            {t("undo")}
          </Button>
        )}
      </div>
    </section>
  );
}
