import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { BottomBar } from "~/ui/BottomBar";
import { Button } from "~/ui/Button";
import { useLatest } from "~/ui/browser/use-latest";
import { useShortcut } from "~/ui/browser/use-shortcut";
import { Spinner } from "~/ui/Spinner";
import { Tabs } from "~/ui/Tabs";
import type { Desk } from "./paper/use-desk";
import { SaveMenu } from "./saving/SaveMenu";
import { type ResultDocument, useDocumentActions } from "./saving/use-document-actions";

export type View = { id: string; label: string; content: JSX.Element; document: ResultDocument };

type InReachProps = {
  score: number | null;
  onUndo?: (() => void) | null;
  desk?: Desk | null;
};

type ViewsProps = InReachProps & { tabs: View[]; open: string; onOpen: (id: string) => void };

export function Views({ tabs, open, onOpen, ...inReach }: ViewsProps) {
  const { t } = useTranslation("results");
  const { desk } = inReach;
  const document = tabs.find(({ id }) => id === open)?.document;
  const shown = tabs.map(({ id, label, content }) => ({
    id,
    label,
    content: <Suspense fallback={<Spinner label={t("loading")} />}>{content}</Suspense>,
  }));
  return (
    <div id="result-views" className="wrap pb-2 max-md:pt-2 max-md:pb-8">
      <Tabs
        label={t("tabs.label")}
        tabs={shown}
        value={open}
        onValueChange={onOpen}
        action={
          document && (
            <div className="flex items-center gap-2 pb-1 max-md:hidden">
              <InReach {...inReach} />
              <SaveMenu document={document} className="ml-2" />
            </div>
          )
        }
      />
      {document && <Shortcuts document={document} onUndo={inReach.onUndo ?? null} />}
      {document && (
        <BottomBar>
          <div className="flex items-center gap-2 pb-2 empty:hidden [&>:first-child]:grow">
            <InReach {...inReach} />
          </div>
          <div className="flex gap-2">
            {desk && (
              <Button
                icon="spark"
                onClick={() => desk.show({ view: "next" })}
                className="flex-1 whitespace-nowrap"
              >
                {t("next.title")}
              </Button>
            )}
            <SaveMenu document={document} className="grow" />
          </div>
        </BottomBar>
      )}
    </div>
  );
}

/** Ctrl or Cmd and S save what is in view as PDF, and with Z the last step is taken back, as in any editor. */
function Shortcuts({ document: shown, onUndo }: { document: ResultDocument; onUndo: (() => void) | null }) {
  const { save, saving } = useDocumentActions(shown);
  const latest = useLatest(() => saving === null && !shown.isLocked && save("pdf"));
  useShortcut("s", (event) => {
    event.preventDefault();
    if (event.repeat) return;
    // Leaving a field writes what is typed in it, and the document follows with the next drawing.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    setTimeout(() => latest.current());
  });
  // A field has its own.
  useShortcut("z", (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
    if (!onUndo) return;
    event.preventDefault();
    onUndo();
  });
  return null;
}

function InReach({ score, onUndo, desk }: InReachProps) {
  const { t } = useTranslation("results");
  const [seen, setSeen] = useState({ score, moved: 0 });
  if (seen.score !== score) setSeen({ score, moved: (score ?? 0) - (seen.score ?? score ?? 0) });
  const { moved } = seen;
  return (
    <>
      {score !== null && (
        <p className="text-xs whitespace-nowrap text-muted tabular-nums">
          {t("score.now", { score })}
          {moved !== 0 && (
            <strong className={moved > 0 ? "text-accent" : "text-bad"}>
              {" "}
              {moved > 0 ? "+" : "−"}
              {Math.abs(moved)}
            </strong>
          )}
        </p>
      )}
      {onUndo && (
        <Button
          kind="quiet"
          size="small"
          icon="undo"
          aria-label={t("edit.undo")}
          title={t("edit.undo")}
          onClick={onUndo}
        >
          {t("edit.undoShort")}
        </Button>
      )}
      {desk && (
        <Button
          kind="quiet"
          size="small"
          icon="eye"
          aria-pressed={desk.isOriginal}
          onClick={desk.compare}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {t("paper.original")}
        </Button>
      )}
    </>
  );
}
