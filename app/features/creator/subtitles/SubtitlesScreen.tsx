import { useTranslation } from "react-i18next";
import { ActionBar } from "./ActionBar";
import { ChoiceBar } from "./ChoiceBar";
import { FileText } from "./FileText";
import { ResultPanel } from "./ResultPanel";
import { SourceInput } from "./SourceInput";
import { useFileActions } from "./use-file-actions";
import { useSubtitles } from "./use-subtitles";

export function SubtitlesScreen() {
  const { t } = useTranslation("subtitles");
  const { state, shown, choices, choose, write } = useSubtitles();
  const actions = useFileActions(state.kind === "converted" ? state.conversion : null, choices.format);
  const hasCues = shown !== null && shown.cues.length > 0;
  return (
    <div className="wrap pt-8 pb-16 md:pt-12">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
      <p className="measure mt-2 text-muted">{t("lead")}</p>
      <ChoiceBar choices={choices} shown={shown} choose={choose} actions={actions} />
      <div className="mt-6 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-y-6">
        <SourceInput onText={write} />
        <ResultPanel state={state} shown={shown} choices={choices} choose={choose} />
        {hasCues && <FileText shown={shown} />}
      </div>
      {state.kind !== "empty" && (
        <ActionBar state={state} hasCues={hasCues} actions={actions} format={choices.format} />
      )}
    </div>
  );
}
