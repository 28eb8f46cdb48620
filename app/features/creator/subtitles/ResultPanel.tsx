import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { useScrollFocus } from "~/ui/browser/use-scroll-focus";
import { Icon } from "~/ui/Icon";
import { NumberedSteps } from "../NumberedSteps";
import { CueTable } from "./CueTable";
import type { Choices, Conversion } from "./convert";
import type { State } from "./converter.client";

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

const steps = ["open", "copy", "paste"] as const;

function HowTo() {
  const { t } = useTranslation("subtitles");
  return (
    <div className="rounded-card border border-dashed border-edge p-6 sm:p-8">
      <h2 className="display text-xl">{t("how.title")}</h2>
      <div className="mt-5">
        <NumberedSteps
          steps={steps.map((step) => ({ title: t(`how.${step}.title`), body: t(`how.${step}.body`) }))}
        />
      </div>
      <p className="measure mt-6 border-t border-line pt-5 text-sm text-muted">{t("how.also")}</p>
    </div>
  );
}

type WrongTimesProps = {
  shown: Conversion;
  choices: Choices;
  choose(change: Partial<Choices>): void;
};

/** A subtitle file has ends of its own, so other things can be wrong with it. */
const messages = {
  page: { needed: "mend.needed", done: "mend.done" },
  file: { needed: "mend.neededFile", done: "mend.doneFile" },
} as const;

function WrongTimes({ shown, choices, choose }: WrongTimesProps) {
  const { t } = useTranslation("subtitles");
  if (shown.wrong === 0) return null;
  const { mended } = choices;
  return (
    <Alert
      tone={mended ? "good" : "caution"}
      announced={false}
      actions={
        <Button icon={mended ? "undo" : undefined} onClick={() => choose({ mended: !mended })}>
          {t(mended ? "mend.undo" : "mend.do")}
        </Button>
      }
    >
      {t(messages[shown.source === "file" ? "file" : "page"][mended ? "done" : "needed"], {
        count: shown.wrong,
      })}
    </Alert>
  );
}

const MOST_SHOWN = 200;

function SkippedList({ skipped }: Pick<Conversion, "skipped">) {
  const { t } = useTranslation("subtitles");
  const list = useRef<HTMLUListElement>(null);
  useScrollFocus(list);
  const shown = skipped.slice(0, MOST_SHOWN);
  return (
    <details className="group min-w-0 rounded-card border border-line bg-raised">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
        {t("skipped.title", { count: skipped.length })}
      </summary>
      <ul ref={list} className="max-h-72 overflow-auto border-t border-line px-4 py-2 text-sm">
        {shown.map(({ number, reason, excerpt }) => (
          <li key={number} className="flex flex-wrap gap-x-3 border-t border-line py-2 first:border-t-0">
            <span className="text-muted">{t(`skipped.${reason}`)}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{excerpt}</span>
          </li>
        ))}
        {skipped.length > shown.length && (
          <li className="py-2 text-muted">{t("skipped.more", { count: skipped.length - shown.length })}</li>
        )}
      </ul>
    </details>
  );
}
