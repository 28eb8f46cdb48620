import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { TextField } from "~/ui/Field";
import { MarkdownView } from "~/ui/MarkdownView";
import { plainHeading, type SheetQuestion } from "./qa-markdown";
import { useRecording } from "./use-recording";

type PracticeModeProps = {
  questions: SheetQuestion[];
  lang: "en" | "zh";
  canRecord: boolean;
  onClose: () => void;
};

/** Notes and recordings are gone with the mode; nothing of them leaves the browser. */
export function PracticeMode({ questions, lang, canRecord, onClose }: PracticeModeProps) {
  const { t } = useTranslation("results");
  const [at, setAt] = useState(0);
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const one = questions[at];
  if (!one) return null;
  return (
    <section aria-label={t("interview.practise")} className="mx-auto grid max-w-2xl gap-5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">
          {t("next.progress", { number: at + 1, count: questions.length })}
        </p>
        <Button kind="quiet" size="small" icon="close" onClick={onClose}>
          {t("interview.stop")}
        </Button>
      </div>
      <PractisedQuestion
        key={one.question}
        {...{ one, lang, canRecord }}
        notes={notes.get(one.question) ?? ""}
        onNote={(text) => setNotes(new Map(notes).set(one.question, text))}
      />
      <div className="flex justify-between gap-3 border-t border-line pt-4">
        <Button icon="arrowLeft" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t("interview.previous")}
        </Button>
        <Button iconAfter="arrowRight" disabled={at === questions.length - 1} onClick={() => setAt(at + 1)}>
          {t("interview.next")}
        </Button>
      </div>
    </section>
  );
}

type PractisedProps = {
  one: SheetQuestion;
  lang: "en" | "zh";
  canRecord: boolean;
  notes: string;
  onNote: (text: string) => void;
};

function PractisedQuestion({ one, lang, canRecord, notes, onNote }: PractisedProps) {
  const { t } = useTranslation("results");
  const [isShown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const recording = useRecording();
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="grid gap-2">
        <Clock />
        <h2
          ref={heading}
          tabIndex={-1}
          lang={lang === "zh" ? "zh-CN" : lang}
          className="display text-xl outline-none"
        >
          {plainHeading(one.question)}
        </h2>
      </div>
      <TextField
        label={t("interview.notes")}
        hint={t("interview.notesHint")}
        rows={4}
        value={notes}
        maxLength={4000}
        onChange={({ target }) => onNote(target.value)}
      />
      {canRecord && recording && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" icon={recording.isOn ? "pause" : "play"} onClick={recording.toggle}>
            {t(recording.isOn ? "interview.stopRecording" : "interview.record")}
          </Button>
          {recording.url && (
            // biome-ignore lint/a11y/useMediaCaption: one's own voice, just now
            <audio controls src={recording.url} className="h-11 min-w-0 flex-1" />
          )}
        </div>
      )}
      {recording?.failed && <Alert tone="bad">{t("interview.noMicrophone")}</Alert>}
      {isShown ? (
        <MarkdownView markdown={one.answer} lang={lang} />
      ) : (
        <Button className="justify-self-start" icon="eye" onClick={() => setShown(true)}>
          {t("interview.show")}
        </Button>
      )}
    </>
  );
}

/** How long it has been asked; read aloud by nobody. */
function Clock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const ticking = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(ticking);
  }, []);
  const two = (value: number) => String(value).padStart(2, "0");
  return (
    <p role="timer" aria-live="off" className="text-sm text-muted tabular-nums">
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </p>
  );
}
