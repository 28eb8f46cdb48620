import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/ui/IconButton";
import { Spinner } from "~/ui/Spinner";
import { type Desk, panes } from "./use-desk";

/** Beside the paper; on a phone a sheet from below, which leaves the line that it speaks of in view. */
export function Beside({ desk, children }: { desk: Desk; children: ReactNode }) {
  const { t } = useTranslation("results");
  const { shown, isOpen, show, close, paper, focusPaper } = desk;
  const { view } = shown;
  const isLine = view === "line";
  const place = useRef<HTMLElement>(null);

  // What was asked for elsewhere on the page is where one goes on; from the paper its keys go on to the next line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each view
  useEffect(() => {
    const { activeElement } = document;
    if (!isOpen || activeElement === paper.current || place.current?.contains(activeElement)) return;
    place.current?.focus({ preventScroll: true });
  }, [isOpen, view, paper]);
  function leave() {
    close();
    focusPaper();
  }

  function turn({ key, currentTarget }: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: panes.length - 1 }[key];
    const at = isLine ? 0 : panes.indexOf(view);
    const next = by && panes[(at + by) % panes.length];
    if (!next) return;
    show({ view: next });
    currentTarget.querySelectorAll<HTMLElement>("button")[panes.indexOf(next)]?.focus();
  }

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t(`paper.${shown.view}`)}
      data-beside={shown.view}
      onKeyDown={({ key, defaultPrevented }) => key === "Escape" && !defaultPrevented && leave()}
      className={`grid max-h-[62dvh] content-start overflow-y-auto outline-none border border-line bg-raised max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-40 max-md:rounded-t-card max-md:pb-[env(safe-area-inset-bottom)] max-md:shadow-float md:sticky md:top-18 md:col-start-2 md:max-h-[calc(100dvh-5.5rem)] md:rounded-card print:hidden ${isOpen ? "" : "max-md:hidden"}`}
    >
      <div className="sticky top-0 z-10 flex min-h-12 items-center gap-1 border-b border-line bg-raised px-2">
        {isLine ? (
          <h2 className="grow px-2 text-sm font-medium">{t("paper.line")}</h2>
        ) : (
          <div role="toolbar" aria-label={t("paper.panes")} onKeyDown={turn} className="flex grow gap-0.5">
            {panes.map((view) => (
              <button
                key={view}
                type="button"
                aria-pressed={shown.view === view}
                // One stop on the way of the Tab key; the arrow keys go from one to the next.
                tabIndex={shown.view === view ? 0 : -1}
                onClick={() => show({ view })}
                className="min-h-11 rounded-control px-2 text-sm whitespace-nowrap text-muted hover:text-ink aria-pressed:font-medium aria-pressed:text-accent md:min-h-9"
              >
                {t(`paper.${view}`)}
              </button>
            ))}
          </div>
        )}
        <IconButton
          icon="close"
          label={t("paper.close")}
          onClick={leave}
          className={isLine ? "" : "md:hidden"}
        />
      </div>
      <div className="grid gap-4 p-4">
        <Suspense fallback={<Spinner label={t("loading")} />}>{children}</Suspense>
      </div>
    </section>
  );
}
