import { BottomBar } from "~/ui/BottomBar";
import { SaveMenu } from "./SaveMenu";
import { ScoreNow } from "./ScoreNow";
import type { ResultDocument } from "./use-document-actions";

/** Saving in reach of the thumb; wider screens have it beside the tabs. */
export function ActionBar({ document, score }: { document: ResultDocument; score: number | null }) {
  return (
    <BottomBar>
      <div className="flex justify-between gap-4 pb-2">
        <p className="truncate text-xs text-muted">{document.label}</p>
        {score !== null && <ScoreNow score={score} />}
      </div>
      <SaveMenu document={document} />
    </BottomBar>
  );
}
