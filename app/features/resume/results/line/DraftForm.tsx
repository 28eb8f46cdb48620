import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SectionKind, sectionKinds } from "~/core/resume";
import { Button } from "~/ui/Button";
import { useWords } from "../../use-words";
import { newId } from "../decisions/new-id.client";
import type { Decisions } from "../decisions/use-decisions";
import { fieldName, KindSelect } from "../doubts/MendForm";
import { changeOf, type Draft, newSection } from "./draft";
import { TextEditor } from "./TextEditor";

type DraftFormProps = {
  draft: Draft;
  decisions: Decisions;
  /** The line that was written, and what is to be written below it. */
  onDone: (line: string, next?: Draft) => void;
  onCancel: () => void;
};

export function DraftForm({ draft, decisions, onDone, onCancel }: DraftFormProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  const { resume, change } = decisions;
  if (draft.kind === "addSection") return <SectionForm decisions={decisions} {...{ onDone, onCancel }} />;
  const section = resume.sections.find(({ id, entries }) =>
    draft.kind === "addEntry"
      ? id === draft.section
      : draft.kind === "fillEntry" && entries.some((entry) => entry.id === draft.entry),
  );
  const field = draft.kind === "addEntry" ? "title" : "field" in draft ? draft.field : null;
  const label = field
    ? words(`results:doubts.fields.${fieldName(field, section?.kind ?? null)}`)
    : t("edit.newLine");
  return (
    <div className="grid gap-1.5">
      <h3 className="text-xs font-medium text-muted">{label}</h3>
      <TextEditor
        key={JSON.stringify(draft)}
        isAsked
        text=""
        label={label}
        onCancel={onCancel}
        onSave={(text) => {
          const made = changeOf(draft, text, newId());
          change(made.change);
          onDone(made.line);
        }}
      />
    </div>
  );
}

function SectionForm({ decisions, onDone, onCancel }: Omit<DraftFormProps, "draft">) {
  const { t } = useTranslation("results");
  const { sections, language } = decisions.resume;
  const present = new Set(sections.map(({ kind }) => kind));
  const [kind, setKind] = useState<SectionKind>(sectionKinds.find((kind) => !present.has(kind)) ?? "other");
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector("select")?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { change, line, next } = newSection(kind, language, newId());
    decisions.change(change);
    onDone(line, next);
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="grid gap-2"
    >
      <KindSelect label={t("edit.newSection")} value={kind} onChange={setKind} />
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" kind="primary" size="small">
          {t("edit.add")}
        </Button>
        <Button kind="quiet" size="small" onClick={onCancel}>
          {t("edit.cancel")}
        </Button>
      </div>
    </form>
  );
}
