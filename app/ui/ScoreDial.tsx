import type { CSSProperties } from "react";

type ScoreDialProps = { score: number; label: string; isLarge?: boolean };

export function ScoreDial({ score, label, isLarge }: ScoreDialProps) {
  return (
    <span
      role="img"
      aria-label={label}
      style={{ "--score": score } as CSSProperties}
      className={`score-ring ${isLarge ? "size-18 font-serif text-xl tabular-nums" : "size-11 text-sm font-semibold"}`}
    >
      {score}
    </span>
  );
}
