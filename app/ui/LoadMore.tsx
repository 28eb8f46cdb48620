import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLatest } from "./browser/use-latest";
import { SpinnerIcon } from "./Spinner";

const AHEAD_PX = 400;

type LoadMoreProps = {
  next: string | null;
  state?: "idle" | "loading" | "failed";
  /** How far below the window it may be to be followed. */
  ahead?: number;
  /** What is said where nothing comes next. */
  end?: string;
  onLoad: (address: string) => void;
  /** Each time it comes near the window; by default it is loaded. */
  onReach?: (address: string) => void;
};

/** A real link to what comes next. Where scripts run, it is followed near the window; after a failure only by a press. */
export function LoadMore(props: LoadMoreProps) {
  const { next, state = "idle", ahead = AHEAD_PX, onLoad, onReach = onLoad } = props;
  const { t } = useTranslation("ui");
  const link = useRef<HTMLAnchorElement>(null);
  const reach = useLatest(onReach);
  const end = props.end ?? t("more.end");

  useEffect(() => {
    const target = link.current;
    if (!target || next === null || state !== "idle") return;
    const watcher = new IntersectionObserver(
      // A busy page hands over several at once, the latest last.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) reach.current(next);
      },
      { rootMargin: `${ahead}px` },
    );
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [next, state, ahead, reach]);

  function press(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (next !== null && state !== "loading") onLoad(next);
  }

  return (
    <div className="grid justify-items-center gap-2 border-t border-line py-4 text-sm">
      <p role="status" className={state === "failed" ? "text-bad" : "sr-only"}>
        {state === "loading" && t("more.loading")}
        {state === "failed" && t("more.failed")}
        {next === null && end}
      </p>
      {next === null ? (
        <p aria-hidden="true" className="py-2 text-muted">
          {end}
        </p>
      ) : (
        <Link
          ref={link}
          to={next}
          rel="next"
          preventScrollReset
          onClick={press}
          aria-disabled={state === "loading" || undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-4 font-medium text-ink transition-colors hover:bg-sunken aria-disabled:text-muted"
        >
          {state === "loading" && <SpinnerIcon />}
          {t(state === "failed" ? "more.retry" : "more.load")}
        </Link>
      )}
    </div>
  );
}
