import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { NativeSelect } from "~/ui/NativeSelect";
import { ActionBar, type FileActions, useFileActions } from "./ActionBar";
import type { Choices, Conversion } from "./convert";
import { type Converter, openConverter, type State } from "./converter.client";
import { FileText } from "./FileText";
import { ResultPanel } from "./ResultPanel";
import { orders } from "./reading/cues";
import { SourceInput } from "./SourceInput";

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

const formats = ["srt", "vtt"] as const;

type ChoiceBarProps = {
  choices: Choices;
  shown: Conversion | null;
  choose(change: Partial<Choices>): void;
  actions: FileActions | null;
};

function ChoiceBar({ choices, shown, choose, actions }: ChoiceBarProps) {
  const { t } = useTranslation("subtitles");
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4 border-y border-line py-4">
      <ChoiceGroup
        label={t("format.label")}
        value={choices.format}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={(format) => choose({ format })}
      />
      <NativeSelect
        label={t("order.label")}
        value={choices.order}
        options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
        onChange={(order) => choose({ order })}
      />
      <Checkbox
        label={t("oneText")}
        checked={choices.oneText ?? shown?.oneText ?? true}
        onChange={(oneText) => choose({ oneText })}
      />
      <div className="ml-auto hidden gap-3 md:flex">
        <Button icon="copy" disabled={!actions} onClick={() => void actions?.copy()}>
          {t("copy")}
        </Button>
        <Button kind="primary" icon="download" disabled={!actions} onClick={() => actions?.download()}>
          {t(`download.${choices.format}`)}
        </Button>
      </div>
    </div>
  );
}

const startWorker = () => new Worker(new URL("./convert.worker.ts", import.meta.url), { type: "module" });

const atFirst: Choices = { format: "srt", order: "both", oneText: null, mended: false };

/** `shown` is the newest result there is, also while the next one is made. */
function useSubtitles() {
  const [state, setState] = useState<State>({ kind: "empty" });
  const [choices, setChoices] = useState(atFirst);
  const newest = useRef(atFirst);
  const text = useRef("");
  const converter = useRef<Converter | null>(null);
  useEffect(() => {
    const opened = openConverter({ choices: newest.current, startWorker, onState: setState });
    converter.current = opened;
    // Text may have been typed before hydration.
    opened.write(text.current);
    return () => {
      opened.close();
      converter.current = null;
    };
  }, []);
  const choose = (change: Partial<Choices>) => {
    newest.current = { ...newest.current, ...change };
    setChoices(newest.current);
    converter.current?.choose(newest.current);
  };
  const write = (written: string) => {
    text.current = written;
    converter.current?.write(written);
    // Choices about one page do not carry over to the next; format and order do.
    if (written.trim() === "") choose({ mended: false, oneText: null });
    else choose({ mended: false });
  };
  return { state, shown: shownOf(state), choices, choose, write };
}

function shownOf(state: State): Conversion | null {
  if (state.kind === "converted") return state.conversion;
  return state.kind === "converting" ? state.before : null;
}
