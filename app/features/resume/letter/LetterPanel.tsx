import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Resume } from "~/core/resume";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { TextField } from "~/ui/Field";
import { RetryAlert } from "~/ui/RetryAlert";
import { Spinner } from "~/ui/Spinner";
import { toast } from "~/ui/toast-queue";
import { LetterSources } from "./LetterSources";
import { letterSize } from "./letter";
import type { LetterView } from "./use-letter";

type LetterPanelProps = {
  letter: LetterView;
  isOwn: boolean;
  resume: Resume;
  hasJob: boolean;
  /** Null: take the draft again. */
  onWrite: (text: string | null) => void;
  onShowLine: (line: string) => void;
};

export function LetterPanel({ letter, isOwn, resume, hasJob, onWrite, onShowLine }: LetterPanelProps) {
  const { t } = useTranslation("results");
  const [dropped, setDropped] = useState<string | null>(null);
  const { draft, text, failed, retry } = letter;
  if (failed && !draft) return <RetryAlert onRetry={retry} />;
  if (!draft) return <Spinner label={t("loading")} />;
  const lang = resume.language === "zh" ? "zh-CN" : "en";

  async function copy() {
    const copied = await import("~/ui/browser/copy-text.client").then(
      ({ copyText }) => copyText(text),
      () => false,
    );
    if (copied) toast(t("actions.copied", { label: t("documents.letter") }), "good", { topic: "copy" });
    else toast(t("actions.copyFailed"), "bad", { topic: "copy" });
  }

  function redraft() {
    setDropped(text);
    onWrite(null);
  }

  return (
    <section aria-labelledby="letter-title" className="grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
      <div className="grid content-start gap-4">
        <h2 id="letter-title" className="display text-xl">
          {t("documents.letter")}
        </h2>
        <p className="text-sm text-muted">{t(hasJob ? "letter.intro" : "letter.general")}</p>
        {draft.body.length === 0 && <Alert announced={false}>{t("letter.noDeeds")}</Alert>}
        <TextField
          label={t("letter.label")}
          hideLabel
          lang={lang}
          rows={18}
          value={text}
          onChange={({ target }) => onWrite(target.value)}
          className="field-sizing-content min-h-96 px-5 py-6 font-serif sm:px-10 sm:py-10"
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" icon="copy" onClick={() => void copy()}>
            {t("letter.copy")}
          </Button>
          {isOwn ? (
            <Button size="small" kind="quiet" icon="refresh" onClick={redraft}>
              {t("letter.redraft")}
            </Button>
          ) : (
            dropped !== null && (
              <Button size="small" kind="quiet" icon="undo" onClick={() => onWrite(dropped)}>
                {t("letter.restore")}
              </Button>
            )
          )}
          <p className="ml-auto text-sm text-muted tabular-nums">
            {t("letter.size", { count: letterSize(text, resume.language) })}
          </p>
        </div>
        {isOwn && <p className="text-sm text-muted">{t("letter.own")}</p>}
      </div>
      <LetterSources draft={draft} text={text} resume={resume} onShowLine={onShowLine} />
    </section>
  );
}
