import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { CueTable } from "./CueTable";
import type { Choices, Conversion } from "./convert";
import type { State } from "./converter.client";
import { HowTo } from "./HowTo";
import { SkippedList } from "./SkippedList";
import { WrongTimes } from "./WrongTimes";

/** Where the button at the foot of a phone's screen leads. */
export const RESULT_ID = "subtitles-result";

type ResultPanelProps = {
  state: State;
  shown: Conversion | null;
  choices: Choices;
  choose(change: Partial<Choices>): void;
};

export function ResultPanel({ state, shown, choices, choose }: ResultPanelProps) {
  const { t } = useTranslation("subtitles");
  return (
    <section
      id={RESULT_ID}
      tabIndex={-1}
      aria-label={t("result.label")}
      className="grid min-w-0 scroll-mt-4 content-start gap-6 outline-none lg:row-span-2"
    >
      <p role="status" className={state.kind === "empty" ? "sr-only" : "min-h-6 text-sm text-muted"}>
        <Status state={state} />
      </p>
      {state.kind === "empty" && <HowTo />}
      {state.kind === "failed" && (
        <Alert tone="bad" title={t("problem.title")}>
          {t(`problem.${state.problem}`)}
        </Alert>
      )}
      {shown && shown.cues.length === 0 && <NothingFound shown={shown} />}
      {shown && shown.cues.length > 0 && (
        <>
          <WrongTimes shown={shown} choices={choices} choose={choose} />
          <CueTable shown={shown} order={choices.order} />
        </>
      )}
      {shown && shown.skipped.length > 0 && <SkippedList skipped={shown.skipped} />}
    </section>
  );
}

function Status({ state }: { state: State }) {
  const { t, i18n } = useTranslation("subtitles");
  if (state.kind === "converting") return <>{t("result.converting")}</>;
  if (state.kind !== "converted") return null;
  const { cues, skipped, source } = state.conversion;
  const number = new Intl.NumberFormat(i18n.language);
  const parts = [
    t("result.cues", { count: cues.length, number: number.format(cues.length) }),
    cues.length > 0 && t(`source.${source}`),
    skipped.length > 0 &&
      t("result.skipped", { count: skipped.length, number: number.format(skipped.length) }),
  ];
  return <>{parts.filter(Boolean).join(" · ")}</>;
}

function NothingFound({ shown }: { shown: Conversion }) {
  const { t } = useTranslation("subtitles");
  const kind = shown.skipped.length > 0 ? "onlySkipped" : "noTimes";
  return (
    <div className="rounded-card border border-dashed border-edge p-6">
      <h2 className="display text-xl">{t(`nothing.${kind}.title`)}</h2>
      <p className="measure mt-2 text-sm text-muted">{t(`nothing.${kind}.body`)}</p>
    </div>
  );
}
