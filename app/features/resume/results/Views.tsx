import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { BottomBar } from "~/ui/BottomBar";
import { Spinner } from "~/ui/Spinner";
import { Tabs } from "~/ui/Tabs";
import { SaveMenu } from "./SaveMenu";
import { ScoreNow } from "./ScoreNow";
import { UndoButton } from "./UndoButton";
import type { ResultDocument } from "./use-document-actions";

/** A tab, and the document that is saved while it is open. */
export type View = { id: string; label: string; content: JSX.Element; document: ResultDocument };

type ViewsProps = {
  tabs: View[];
  open: string;
  onOpen: (id: string) => void;
  score: number | null;
  /** Takes the last edit back, where one can be seen. */
  onUndo?: (() => void) | null;
};

/** The parts of the result in tabs, with saving and the score in reach of each. */
export function Views({ tabs, open, onOpen, score, onUndo = null }: ViewsProps) {
  const { t } = useTranslation("results");
  const document = tabs.find(({ id }) => id === open)?.document;
  const shown = tabs.map(({ id, label, content }) => ({
    id,
    label,
    content: <Suspense fallback={<Spinner label={t("loading")} />}>{content}</Suspense>,
  }));
  return (
    <div id="result-views" className="wrap py-12">
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
      {document && <ActionBar document={document} score={score} onUndo={onUndo} />}
    </div>
  );
}

type ActionBarProps = {
  document: ResultDocument;
  score: number | null;
  /** Takes the last edit back. */
  onUndo: (() => void) | null;
};

/** Saving in reach of the thumb; wider screens have it beside the tabs. */
function ActionBar({ document, score, onUndo }: ActionBarProps) {
  return (
    <BottomBar>
      <div className="flex items-center gap-4 pb-2">
        <p className="flex-1 truncate text-xs text-muted">{document.label}</p>
        {onUndo && <UndoButton onUndo={onUndo} className="-my-3" />}
        {score !== null && <ScoreNow score={score} />}
      </div>
      <SaveMenu document={document} />
    </BottomBar>
  );
}
