import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { DraftState } from "../../drafts/draft-state";
import { formatTime } from "./format-time";
import type { OpenDraft } from "./use-draft";

function useWords(state: DraftState): string {
  const { t, i18n } = useTranslation("drafts");
  if (state.kind === "unsaved") return t(`state.${state.reason}`);
  if (state.kind !== "saved") return t(`state.${state.kind}`);
  return state.at === null
    ? t("state.empty")
    : t("state.saved", { time: formatTime(state.at, i18n.language) });
}

/** Whether there was trouble since the last time that the text was saved. */
function useTrouble({ kind }: DraftState): "none" | "now" | "over" {
  const [trouble, setTrouble] = useState<"none" | "now" | "over">("none");
  useEffect(() => {
    if (kind === "unsaved") setTrouble("now");
    else if (kind === "saved") setTrouble((before) => (before === "now" ? "over" : before));
  }, [kind]);
  return trouble;
}

/**
 * What became of the text, for the foot of the editor. It is read aloud when saving fails and when it works again, not
 * at every save.
 */
export function DraftStateLine({ draft, onDownload }: { draft: OpenDraft; onDownload: () => void }) {
  const { t } = useTranslation("drafts");
  const { state, session } = draft;
  const words = useWords(state);
  const trouble = useTrouble(state);
  const isUnsaved = state.kind === "unsaved";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className={`flex items-start gap-1.5 ${isUnsaved ? "text-bad" : "text-muted"}`}>
        {isUnsaved && <Icon name="alert" size={16} className="mt-1" />}
        {state.kind === "saved" && state.at !== null && <Icon name="check" size={16} className="mt-1" />}
        <span>{words}</span>
      </span>
      {isUnsaved && (
        <span className="flex gap-2">
          {state.reason !== "blocked" && (
            <Button size="small" onClick={() => void session?.retry()}>
              {t("state.retry")}
            </Button>
          )}
          <Button size="small" icon="download" onClick={onDownload}>
            {t("state.download")}
          </Button>
        </span>
      )}
      <span role="status" className="sr-only">
        {trouble === "now" && words}
        {trouble === "over" && t("state.savedAgain")}
      </span>
    </div>
  );
}
