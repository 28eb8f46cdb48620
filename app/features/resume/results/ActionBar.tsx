import { BottomBar } from "~/ui/BottomBar";
import { SaveMenu } from "./SaveMenu";
import type { ResultDocument } from "./use-document-actions";

/** Saving in reach of the thumb; wider screens have it beside the tabs. */
export function ActionBar({ document }: { document: ResultDocument }) {
  return (
    <BottomBar>
      <p className="truncate pb-2 text-xs text-muted">{document.label}</p>
      <SaveMenu document={document} />
    </BottomBar>
  );
}
