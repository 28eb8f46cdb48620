import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResumeLanguage } from "~/core/resume";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { TextField, Field as TextInput } from "~/ui/Field";
import { NativeSelect } from "~/ui/NativeSelect";
import { useWords } from "../use-words";
import { LONGEST_LINE } from "./answer-text";
import { firstAnswer, problemOf } from "./form-answer";
import type { Answer, Field, Question } from "./questions";

type QuestionFormProps = {
  question: Question;
  language: ResumeLanguage;
  /** The lines as the answer would write them; absent until what writes them has come. */
  preview?: (answer: Answer) => string[];
  wordings?: (answer: Answer) => { id: string; text: string }[];
  /** What was typed before, and told as it is typed, so that it is there when the form is opened again. */
  typed?: Answer;
  onType?: (answer: Answer) => void;
  onAnswer: (answer: Answer) => void;
  /** Puts it off; absent where it does not stand in a row of steps. */
  onLater?: () => void;
  onSkip: () => void;
  /** It takes the place of the one that was answered just now. */
  takesFocus?: boolean;
};

export function QuestionForm(props: QuestionFormProps) {
  const {
    question,
    language,
    preview,
    wordings,
    typed,
    onType,
    onAnswer,
    onLater,
    onSkip,
    takesFocus = false,
  } = props;
  const { t } = useTranslation("asking");
  const words = useWords();
  const [answer, setAnswer] = useState(() => ({ ...firstAnswer(question), ...typed }));
  const [refused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const lines = preview?.(answer) ?? [];
  const ways = wordings?.(answer) ?? [];
  const contentLanguage = language === "zh" ? "zh-CN" : "en";

  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
  }, [takesFocus]);

  function change(name: string, value: string) {
    setRefused(false);
    const next = { ...answer, [name]: value };
    setAnswer(next);
    onType?.(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!preview) return;
    if (lines.length === 0) setRefused(true);
    else onAnswer(answer);
  }

  // In a choice too Enter writes it in, unless its list is open.
  function submitChoice(event: KeyboardEvent) {
    const { key, target, currentTarget } = event;
    if (key !== "Enter" || !(target instanceof HTMLSelectElement)) return;
    if (CSS.supports("selector(:open)") && target.matches(":open")) return;
    currentTarget.querySelector<HTMLElement>("[type=submit]")?.click();
  }

  return (
    <form
      ref={form}
      aria-label={words(`asking:ask.${question.ask}`, question.values)}
      onKeyDown={submitChoice}
      onSubmit={submit}
      className="grid gap-3"
    >
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {question.fields.map((field) => (
          <QuestionField
            key={field.name}
            field={field}
            language={contentLanguage}
            value={answer[field.name] ?? ""}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </div>
      {lines.length > 0 &&
        (ways.length > 1 ? (
          <Wordings ways={ways} answer={answer} language={contentLanguage} onChange={change} />
        ) : (
          <div className="grid gap-1 text-sm">
            <p className="text-xs text-muted">{t("form.reads")}</p>
            <div aria-live="polite" lang={contentLanguage} className="grid gap-1">
              {lines.map((line) => (
                <p key={line} data-preview className="break-words">
                  {line}
                </p>
              ))}
            </div>
          </div>
        ))}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {refused && words(`asking:form.${problemOf(question, answer)}`)}
      </p>
      <div className="-mr-3 flex flex-wrap gap-y-1">
        <Button type="submit" kind="primary" size="small" disabled={!preview}>
          {t("form.submit")}
        </Button>
        {onLater && (
          <Button kind="quiet" size="small" onClick={onLater}>
            {t("form.later")}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onSkip}>
          {t("form.skip")}
        </Button>
      </div>
    </form>
  );
}

type WordingsProps = {
  ways: { id: string; text: string }[];
  answer: Answer;
  language: string;
  onChange: (name: string, value: string) => void;
};

function Wordings({ ways, answer, language, onChange }: WordingsProps) {
  const { t } = useTranslation("asking");
  const usual = ways[0];
  const chosen = answer.wording ?? usual?.id;
  const texts = ways.map(({ id, text }) => ({
    value: id,
    label: (
      <span
        lang={language}
        data-preview={id === chosen || undefined}
        className="p-2 text-left text-sm break-words"
      >
        {text}
      </span>
    ),
  }));
  return (
    <div className="grid gap-2">
      <ChoiceGroup
        kind="cards"
        label={t("form.reads")}
        className="gap-1.5"
        value={chosen}
        onChange={(id) => onChange("wording", id)}
        options={[...texts, { value: "own", label: <span className="p-2 text-sm">{t("form.own")}</span> }]}
      />
      {chosen === "own" && (
        <TextField
          label={t("form.own")}
          hideLabel
          lang={language}
          rows={3}
          maxLength={LONGEST_LINE}
          value={answer.own ?? usual?.text ?? ""}
          onChange={({ target }) => onChange("own", target.value)}
        />
      )}
    </div>
  );
}

const widths: Record<Field["type"], string> = {
  number: "w-24 grow-0",
  choice: "w-36 grow sm:grow-0",
  check: "",
  text: "min-w-[min(100%,12rem)] flex-1 basis-48",
  dates: "min-w-[min(100%,14rem)] flex-1 basis-56",
  email: "min-w-[min(100%,14rem)] flex-1 basis-56",
  phone: "min-w-[min(100%,12rem)] flex-1 basis-48",
};
const inputTypes: Partial<Record<Field["type"], string>> = { email: "email", phone: "tel" };

type QuestionFieldProps = {
  field: Field;
  language: string;
  value: string;
  onChange: (value: string) => void;
};

function QuestionField({
  field: { name, type, options = [] },
  language,
  value,
  onChange,
}: QuestionFieldProps) {
  const words = useWords();
  const label = words(`asking:fields.${name}`);
  if (type === "check")
    return (
      <Checkbox
        label={label}
        checked={value === "yes"}
        onChange={(checked) => onChange(checked ? "yes" : "")}
      />
    );
  return (
    <div className={widths[type]}>
      {type === "choice" ? (
        <NativeSelect
          label={label}
          options={["", ...options].map((id) => ({
            value: id,
            label: words(`asking:options.${id || "none"}`),
          }))}
          value={value}
          onChange={onChange}
        />
      ) : (
        <TextInput
          label={label}
          lang={language}
          type={inputTypes[type] ?? "text"}
          inputMode={type === "number" ? "decimal" : undefined}
          maxLength={type === "number" ? 20 : 200}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
