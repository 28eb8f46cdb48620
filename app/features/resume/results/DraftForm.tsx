import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SectionKind, sectionKinds } from "~/core/resume";
import { Button } from "~/ui/Button";
import { NativeSelect } from "~/ui/NativeSelect";
import { fieldName } from "./doubt-names";
import type { Draft } from "./draft";
import { TextEditor } from "./TextEditor";
import { useEditing } from "./use-editing";
import { useWords } from "./use-words";

/** What is to be added below a row. */
export function DraftForm({ draft }: { draft: Exclude<Draft, { kind: "write" }> }) {
  const { t } = useTranslation("results");
  const words = useWords();
  const { decisions, commit, cancel } = useEditing();
  const section = decisions.resume.sections.find(({ id, entries }) =>
    draft.kind === "addEntry"
      ? id === draft.section
      : draft.kind === "fillEntry" && entries.some((entry) => entry.id === draft.entry),
  );
  const field = (name: string) => words(`results:doubts.fields.${fieldName(name, section?.kind ?? null)}`);
  const labels = {
    addLine: () => t("edit.newLine"),
    addEntry: () => field("title"),
    fillEntry: () => field(draft.kind === "fillEntry" ? draft.field : ""),
    fillContact: () => field(draft.kind === "fillContact" ? draft.field : ""),
  };
  if (draft.kind === "addSection") return <SectionForm />;
  return <TextEditor text="" label={labels[draft.kind]()} onSave={commit} onCancel={cancel} />;
}

function SectionForm() {
  const { t, i18n } = useTranslation("results");
  const words = useWords();
  const { decisions, addSection, cancel } = useEditing();
  const present = new Set(decisions.resume.sections.map(({ kind }) => kind));
  const [kind, setKind] = useState<SectionKind>(sectionKinds.find((kind) => !present.has(kind)) ?? "other");
  const form = useRef<HTMLFormElement>(null);
  const options = sectionKinds.map((value) => ({ value, label: words(`results:doubts.kinds.${value}`) }));

  useEffect(() => form.current?.querySelector("select")?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    addSection(kind);
  }

  return (
    <form
      ref={form}
      lang={i18n.language === "zh" ? "zh-CN" : "en"}
      onSubmit={submit}
      onKeyDown={({ key }) => key === "Escape" && cancel()}
      className="my-2 grid gap-2 font-sans"
    >
      <NativeSelect label={t("edit.newSection")} options={options} value={kind} onChange={setKind} />
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" kind="primary" size="small">
          {t("edit.add")}
        </Button>
        <Button kind="quiet" size="small" onClick={cancel}>
          {t("edit.cancel")}
        </Button>
      </div>
    </form>
  );
}
