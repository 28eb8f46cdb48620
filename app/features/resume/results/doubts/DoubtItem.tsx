import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { Doubtful, Mend } from "../../revising/mends";
import { useWords } from "../../use-words";
import { fieldName, MendForm } from "./MendForm";

type DoubtItemProps = {
  doubt: Doubtful;
  mended: Mend | null;
  lang: string;
  onMend: (mend: Mend) => void;
  onUnmend: (place: string) => void;
};

export function DoubtItem({ doubt, mended, lang, onMend, onUnmend }: DoubtItemProps) {
  const { t } = useTranslation("results");
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const said = mended ?? doubt.mend;

  // What had the focus goes with the form or the buttons; the action may know a better place for it.
  function settle(action: () => void) {
    place.current?.focus({ preventScroll: true });
    setEditing(false);
    action();
  }

  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
      <Original doubt={doubt} lang={lang} />
      <div className="grid content-start gap-3">
        {editing ? (
          <MendForm
            doubt={doubt}
            said={said}
            onSave={(mend) => settle(() => onMend(mend))}
            onCancel={() => settle(() => undefined)}
          />
        ) : (
          <>
            <p className="flex items-center gap-1.5 text-xs text-muted">
              {mended && <Icon name="check" size={16} className="text-good" />}
              {t(mended ? "doubts.confirmed" : "doubts.read")}
            </p>
            <Reading mend={said} unsure={mended ? [] : doubt.fields} kind={doubt.kind} lang={lang} />
            <div className="flex flex-wrap gap-2 pt-1">
              {mended ? (
                <Button size="small" icon="undo" onClick={() => settle(() => onUnmend(said.place))}>
                  {t("doubts.undo")}
                </Button>
              ) : (
                <Button size="small" icon="check" onClick={() => settle(() => onMend(said))}>
                  {t("doubts.right")}
                </Button>
              )}
              <Button
                size="small"
                kind={mended ? "quiet" : "secondary"}
                icon="edit"
                onClick={() => setEditing(true)}
              >
                {t("doubts.mend")}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

const QUOTED = 6;

function Original({ doubt, lang }: Pick<DoubtItemProps, "doubt" | "lang">) {
  const { t } = useTranslation("results");
  const { lines, section, mend } = doubt;
  const where = mend.of === "contact" ? t("doubts.contact") : section;
  const hidden = lines.length - QUOTED;
  return (
    <div className="grid content-start gap-2">
      <p className="text-xs text-muted">
        {t("doubts.page")}
        {where && ` · ${where}`}
      </p>
      <blockquote
        lang={lang}
        className="rounded-control bg-sunken px-4 py-3 font-serif text-sm [overflow-wrap:anywhere]"
      >
        <p className="whitespace-pre-line">{lines.slice(0, QUOTED).join("\n")}</p>
        {hidden > 0 && <p className="font-sans text-xs text-muted">{t("parts.more", { count: hidden })}</p>}
      </blockquote>
    </div>
  );
}

type ReadingProps = { mend: Mend; unsure: string[]; kind: Doubtful["kind"]; lang: string };

function Reading({ mend, unsure, kind, lang }: ReadingProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  if (mend.of === "section")
    return <p className="text-base font-medium">{words(`results:doubts.kinds.${mend.kind}`)}</p>;
  const fields = Object.entries(mend.fields).filter(([field, text]) => text !== "" || unsure.includes(field));
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {fields.map(([field, text]) => (
        <div key={field} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-muted">{words(`results:doubts.fields.${fieldName(field, kind)}`)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {text ? (
              <span lang={lang}>{text}</span>
            ) : (
              <span className="text-muted">{t("doubts.missing")}</span>
            )}
            {unsure.includes(field) && (
              <span className="ml-2 inline-flex items-center gap-1 text-xs whitespace-nowrap text-caution">
                <Icon name="question" size={14} />
                {t("doubts.unsure")}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
