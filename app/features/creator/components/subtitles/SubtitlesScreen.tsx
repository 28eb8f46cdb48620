import { useTranslation } from "react-i18next";
import { ActionBar } from "./ActionBar";
import { ChoiceBar } from "./ChoiceBar";
import { ResultPanel } from "./ResultPanel";
import { SourceInput } from "./SourceInput";
import { useFileActions } from "./use-file-actions";
import { useSubtitles } from "./use-subtitles";

/** A page on the left, its subtitles on the right; on a phone one above the other, with the actions at the foot. */
export function SubtitlesScreen() {
  const { t } = useTranslation("subtitles");
  const { state, shown, choices, choose, write } = useSubtitles();
  const actions = useFileActions(state.kind === "converted" ? state.conversion : null, choices.format);
  return (
    <div className="wrap pt-8 pb-16 md:pt-12">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
      <p className="measure mt-2 text-muted">{t("lead")}</p>
      <ChoiceBar choices={choices} shown={shown} choose={choose} actions={actions} />
      <div className="mt-6 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <SourceInput onText={write} />
        <ResultPanel state={state} shown={shown} choices={choices} choose={choose} />
      </div>
      {state.kind !== "empty" && (
        <ActionBar
          state={state}
          hasCues={shown !== null && shown.cues.length > 0}
          actions={actions}
          format={choices.format}
        />
      )}
    </div>
  );
}
