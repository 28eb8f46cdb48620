import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SectionKind, sectionKinds } from "~/core/resume";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Field } from "~/ui/Field";
import { NativeSelect } from "~/ui/NativeSelect";
import { parseDateRange } from "../../lexicon/dates";
import { type Doubtful, leftOver, type Mend } from "../../revising/mends";
import { useWords } from "../../use-words";

type MendFormProps = {
  doubt: Doubtful;
  said: Mend;
  onSave: (mend: Mend) => void;
  onCancel: () => void;
};

export function MendForm({ doubt, said, onSave, onCancel }: MendFormProps) {
  const { t } = useTranslation("results");
  const form = useRef<HTMLFormElement>(null);
  const [mend, setMend] = useState(said);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(said.of === "section" ? [] : said.keep.map((text) => [text, true])),
  );

  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[data-unsure], select")?.focus();
  }, []);

  const left =
    mend.of === "section" || doubt.mend.of === "section"
      ? []
      : leftOver(Object.values(doubt.mend.fields), Object.values(mend.fields));
  const kept = left.filter(({ text, likely }) => chosen.get(text) ?? likely).map(({ text }) => text);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(mend.of === "section" ? mend : { ...mend, keep: kept });
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-3">
      {mend.of === "section" ? (
        <KindSelect
          label={t("doubts.kind")}
          value={mend.kind}
          onChange={(kind) => setMend({ ...mend, kind })}
        />
      ) : (
        <TextFields mend={mend} doubt={doubt} onChange={setMend} />
      )}
      {left.map(({ text }) => (
        <Checkbox
          key={text}
          label={t("doubts.keep", { text })}
          checked={kept.includes(text)}
          onChange={(checked) => setChosen(new Map([...chosen, [text, checked]]))}
        />
      ))}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button type="submit" kind="primary" size="small">
          {t("doubts.save")}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {t("doubts.cancel")}
        </Button>
      </div>
    </form>
  );
}

type KindSelectProps = { label: string; value: SectionKind; onChange: (kind: SectionKind) => void };

export function KindSelect(props: KindSelectProps) {
  const words = useWords();
  const options = sectionKinds.map((kind) => ({ value: kind, label: words(`results:doubts.kinds.${kind}`) }));
  return <NativeSelect {...props} options={options} />;
}

type TextMend = Exclude<Mend, { of: "section" }>;

type TextFieldsProps = { mend: TextMend; doubt: Doubtful; onChange: (mend: TextMend) => void };

function TextFields({ mend, doubt, onChange }: TextFieldsProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  function setField(field: string, text: string) {
    if (mend.of === "contact") onChange({ ...mend, fields: { ...mend.fields, [field]: text } });
    else onChange({ ...mend, fields: { ...mend.fields, [field]: text } });
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {Object.entries(mend.fields).map(([field, text]) => {
        const unread = field === "dates" && text.trim() !== "" && !parseDateRange(text);
        return (
          <Field
            key={field}
            label={words(`results:doubts.fields.${fieldName(field, doubt.kind)}`)}
            hint={unread ? t("doubts.datesUnread") : undefined}
            value={text}
            maxLength={200}
            autoComplete="off"
            data-unsure={doubt.fields.includes(field) || undefined}
            onChange={({ target }) => setField(field, target.value)}
          />
        );
      })}
    </div>
  );
}

/** What a field is called where it stands: an employer is a school under education. */
export function fieldName(field: string, kind: SectionKind | null): string {
  if (kind !== "education") return field;
  return field === "title" ? "degree" : field === "organisation" ? "school" : field;
}
