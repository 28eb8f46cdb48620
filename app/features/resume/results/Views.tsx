import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { BottomBar } from "~/ui/BottomBar";
import { Button } from "~/ui/Button";
import { Spinner } from "~/ui/Spinner";
import { Tabs } from "~/ui/Tabs";
import { useLatest } from "~/ui/use-latest";
import { SaveMenu } from "./SaveMenu";
import { type ResultDocument, useDocumentActions } from "./use-document-actions";

/** A tab, and the document that is saved while it is open. */
export type View = { id: string; label: string; content: JSX.Element; document: ResultDocument };

type ViewsProps = {
  tabs: View[];
  open: string;
  onOpen: (id: string) => void;
  score: number | null;
  /** Takes the last edit back, where one can be seen. */
  onUndo?: (() => void) | null;
  /** Shows the next step over the paper of a phone. */
  onNext?: (() => void) | null;
};

/** The parts of the result in tabs, with saving and the score in reach of each. */
export function Views({ tabs, open, onOpen, score, onUndo = null, onNext = null }: ViewsProps) {
  const { t } = useTranslation("results");
  const document = tabs.find(({ id }) => id === open)?.document;
  const shown = tabs.map(({ id, label, content }) => ({
    id,
    label,
    content: <Suspense fallback={<Spinner label={t("loading")} />}>{content}</Suspense>,
  }));
  return (
    <div id="result-views" className="wrap pt-4 pb-8">
      <Tabs
        label={t("tabs.label")}
        tabs={shown}
        value={open}
        onValueChange={onOpen}
        action={
          document && (
            <div className="flex items-center gap-4 pb-2 max-md:hidden">
              {onUndo && <UndoButton onUndo={onUndo} className="-mr-3" />}
              {score !== null && <ScoreNow score={score} />}
              <SaveMenu document={document} />
            </div>
          )
        }
      />
      {document && <SaveKey document={document} />}
      {document && <ActionBar document={document} score={score} onUndo={onUndo} onNext={onNext} />}
    </div>
  );
}

/** Ctrl or Cmd and S save what is in view as PDF, as in any editor. */
function SaveKey({ document: shown }: { document: ResultDocument }) {
  const { save, saving } = useDocumentActions(shown);
  const latest = useLatest(() => saving === null && !shown.isLocked && save("pdf"));
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      if (event.repeat) return;
      // Leaving a field writes what is typed in it, and the document follows with the next drawing.
      if (document.activeElement instanceof HTMLElement && document.activeElement.matches("textarea"))
        document.activeElement.blur();
      setTimeout(() => latest.current());
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latest]);
  return null;
}

type ActionBarProps = {
  document: ResultDocument;
  score: number | null;
  /** Takes the last edit back. */
  onUndo: (() => void) | null;
  onNext: (() => void) | null;
};

/** Saving in reach of the thumb; wider screens have it beside the tabs. */
function ActionBar({ document, score, onUndo, onNext }: ActionBarProps) {
  const { t } = useTranslation("results");
  return (
    <BottomBar>
      {(onUndo || score !== null) && (
        <div className="flex items-center justify-between gap-4 pb-2">
          {score !== null && <ScoreNow score={score} />}
          {onUndo && <UndoButton onUndo={onUndo} className="-my-3" />}
        </div>
      )}
      <div className="flex gap-2">
        {onNext && (
          <Button icon="spark" onClick={onNext} className="flex-1 whitespace-nowrap">
            {t("next.title")}
          </Button>
        )}
        <SaveMenu document={document} className="grow" />
      </div>
    </BottomBar>
  );
}

/** The score beside what is being worked on, and what the last step made of it. */
function ScoreNow({ score }: { score: number }) {
  const { t } = useTranslation("results");
  const [seen, setSeen] = useState({ score, moved: 0 });
  if (seen.score !== score) setSeen({ score, moved: score - seen.score });
  const { moved } = seen;
  return (
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
  );
}

/** Beside the score, so that it stays in reach and covers no text. */
function UndoButton({ onUndo, className }: { onUndo: () => void; className?: string }) {
  const { t } = useTranslation("results");
  return (
    <Button
      kind="quiet"
      size="small"
      icon="undo"
      aria-label={t("edit.undo")}
      title={t("edit.undo")}
      onClick={onUndo}
      className={className}
    >
      {t("edit.undoShort")}
    </Button>
  );
}
