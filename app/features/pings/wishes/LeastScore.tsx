import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { recordOf } from "~/core/parse-unknown";
import { paths } from "~/paths";

type Preview = { total: number; counts: number[] };

async function loadPreview(tagId: string | null): Promise<Preview | null> {
  const answer = await fetch(
    `${paths.wishes()}/preview${tagId ? `?tag_id=${encodeURIComponent(tagId)}` : ""}`,
  );
  const { total, counts } = recordOf(answer.ok ? await answer.json() : null);
  const isRead = typeof total === "number" && Array.isArray(counts) && counts.every(Number.isInteger);
  return isRead ? { total, counts } : null;
}

type LeastScoreProps = {
  tagId: string | null;
  kept: number;
  /** Whether the counts know nothing of what is wished else. */
  isAlone: boolean;
  onChoose: (score: number) => void;
};

/** The score from which something is shown, with what that would have meant yesterday. It is kept once the slider is let go. Other
 * wishes change the counts: make another one then. */
export function LeastScore({ tagId, kept, isAlone, onChoose }: LeastScoreProps) {
  const { t } = useTranslation("wishes");
  const id = useId();
  const [moving, setMoving] = useState<number | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const score = moving ?? kept;
  const [shown, count] = [preview?.counts[score] ?? 0, preview?.total ?? 0];

  useEffect(() => {
    let isGone = false;
    // Without it the slider works all the same.
    loadPreview(tagId).then(
      (loaded) => isGone || setPreview(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [tagId]);

  const keep = () => {
    if (moving !== null) onChoose(moving);
    setMoving(null);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium tabular-nums">
        {t("score.label", { score })}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={score}
        aria-describedby={`${id}-preview`}
        onChange={({ target }) => setMoving(Number(target.value))}
        onPointerUp={keep}
        onKeyUp={keep}
        onBlur={keep}
        className="h-11 w-full accent-accent"
      />
      <p id={`${id}-preview`} className="min-h-5 text-sm text-muted tabular-nums">
        {preview &&
          (count > 0 ? t(isAlone ? "score.alone" : "score.preview", { shown, count }) : t("score.quiet"))}
      </p>
    </div>
  );
}
