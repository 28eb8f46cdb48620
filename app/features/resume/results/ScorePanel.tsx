import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ScoreArc } from "../landing/ScoreArc";

type ScorePanelProps = {
  /** The score, or what stands in its place. */
  figure: ReactNode;
  title: string;
  summary: string;
  fileName: string | null;
  children?: ReactNode;
};

export function ScorePanel({ figure, title, summary, fileName, children }: ScorePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const hasArrived = state?.arrived === true;

  // The page that had the focus is gone; whoever works by keyboard or screen reader goes on here.
  useEffect(() => {
    if (hasArrived) heading.current?.focus();
  }, [hasArrived]);
  return (
    <section
      aria-labelledby="result-title"
      className="wrap grid gap-8 pt-10 lg:grid-cols-12 lg:gap-16 lg:pt-16"
    >
      <div className="mx-auto w-full max-w-sm lg:col-span-4 lg:max-w-none">{figure}</div>
      <div className="grid content-start gap-4 lg:col-span-8">
        {fileName && <p className="text-sm break-all text-muted">{fileName}</p>}
        <h1
          ref={heading}
          id="result-title"
          tabIndex={-1}
          className="display text-2xl break-keep outline-none md:text-3xl"
        >
          {title}
        </h1>
        {summary && <p className="measure font-serif text-lg">{summary}</p>}
        {children}
      </div>
    </section>
  );
}

type ScoreFigureProps = {
  before: number;
  after: number;
  /** Whether the score has been moved by hand: it counts up only when the page opens. */
  settled: boolean;
};

export function ScoreFigure({ before, after, settled }: ScoreFigureProps) {
  const { t } = useTranslation("results");
  const counted = useCountUp(before, after, settled);
  return (
    <ScoreArc
      before={before}
      after={counted}
      label={t("score.label", { before, after })}
      words={{ before: t("score.before"), after: t("score.after") }}
    />
  );
}

const COUNTING_MS = 900;

/** Runs from `from` to `to` once, when it first appears; at once where motion is unwanted or `settled`. */
function useCountUp(from: number, to: number, settled: boolean): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return setShare(1);
    const start = performance.now();
    let frame = 0;
    function step(now: number) {
      const time = Math.min(1, Math.max(0, now - start) / COUNTING_MS);
      setShare(1 - (1 - time) ** 3);
      if (time < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return settled ? to : Math.round(from + (to - from) * share);
}
