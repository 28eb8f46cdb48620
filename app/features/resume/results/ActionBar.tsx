import { BottomBar } from "~/ui/BottomBar";
import { SaveMenu } from "./SaveMenu";
import { ScoreNow } from "./ScoreNow";
import { UndoButton } from "./UndoButton";
import type { ResultDocument } from "./use-document-actions";

type ActionBarProps = {
  document: ResultDocument;
  score: number | null;
  /** Takes the last edit back. */
  onUndo: (() => void) | null;
};

/** Saving in reach of the thumb; wider screens have it beside the tabs. */
export function ActionBar({ document, score, onUndo }: ActionBarProps) {
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
