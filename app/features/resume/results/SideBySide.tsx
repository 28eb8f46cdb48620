import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResumeLanguage } from "~/core/resume";
import { Button } from "~/ui/Button";
import { placesChangedBy } from "../rewriting/edits";
import { isPunctuation } from "../rewriting/summary";
import { ChangeNote } from "./ChangeNote";
import { columns, DiffBlock } from "./DiffBlock";
import { blocksOf, foldRows, hasChanges, isLong, type Shown } from "./diff-folds";
import type { Change } from "./diff-rows";
import { Comparison } from "./Marked";
import { RefusedList } from "./RefusedList";
import type { Decisions } from "./use-decisions";
import { EditingProvider, useEditing } from "./use-editing";
import { useFreeNotes } from "./use-free-notes";

export function SideBySide({ decisions }: { decisions: Decisions }) {
  return (
    <EditingProvider decisions={decisions}>
      <Sheets />
    </EditingProvider>
  );
}

function Sheets() {
  const { t } = useTranslation("results");
  const { decisions, rows, draft } = useEditing();
  const { report, rejected, decide } = decisions;
  const [folded, setFolded] = useState(() => isLong(rows));
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const all = report.edits.map(({ id }) => id);
  const count = placesChangedBy(report.edits);
  const accepted = placesChangedBy(report.edits.filter(({ id }) => !rejected.has(id)));
  const canFold = hasChanges(rows);
  const shown: Shown[] =
    folded && canFold ? foldRows(rows, unfolded, draft && "at" in draft ? draft.at : null) : rows;

  const sheet = useRef<HTMLDivElement>(null);
  useFreeNotes(sheet);

  function toggle() {
    setFolded(!folded);
    setUnfolded(new Set());
  }

  return (
    <section aria-label={t("changes.title")}>
      <div className="grid grid-cols-2 items-center gap-x-3 gap-y-2 pb-4 sm:grid-cols-[1fr_auto_auto_auto]">
        <p className="text-sm tabular-nums">
          {all.length > 0 ? t("changes.accepted", { accepted, count }) : t("changes.none")}
        </p>
        {canFold && (
          <Button kind="quiet" size="small" className="max-sm:-mr-3 max-sm:justify-self-end" onClick={toggle}>
            {t(folded ? "changes.showAll" : "changes.showOnly")}
          </Button>
        )}
        {all.length > 0 && (
          <>
            <Button size="small" icon="check" className="max-sm:min-h-11" onClick={() => decide(all, true)}>
              {t("changes.acceptAll")}
            </Button>
            <Button size="small" icon="undo" className="max-sm:min-h-11" onClick={() => decide(all, false)}>
              {t("changes.rejectAll")}
            </Button>
          </>
        )}
      </div>
      <p className="needs-script pb-4 text-sm text-muted">{t("edit.intro")}</p>
      {report.edits.map(
        (edit, index) =>
          edit.edit.kind === "group" && (
            <GroupNote
              key={edit.id}
              change={{ number: index + 1, edit, rejected: rejected.has(edit.id) }}
              declined={report.declined.includes(edit.id)}
              language={report.resume.language}
              onDecide={decide}
            />
          ),
      )}
      <div ref={sheet} data-sheet lang={report.resume.language === "zh" ? "zh-CN" : "en"}>
        <SheetEdge end="top" before={t("changes.before")} after={t("changes.after")} />
        {blocksOf(shown).map((block) => (
          <DiffBlock
            key={block[0]?.key}
            rows={block}
            onOpen={(key) => setUnfolded(new Set([...unfolded, key]))}
          />
        ))}
        <SheetEdge end="bottom" />
      </div>
      <RefusedList decisions={decisions} />
    </section>
  );
}

function SheetEdge({ end, before, after }: { end: "top" | "bottom"; before?: string; after?: string }) {
  const edge = end === "top" ? "rounded-t-card border-t pt-3 pb-2" : "rounded-b-card border-b pb-6";
  const edgeStyle = `border-x border-line bg-raised px-4 text-xs text-muted sm:px-6 ${edge}`;
  return (
    <div className={columns}>
      <p className={`hidden lg:block ${edgeStyle}`}>{before}</p>
      <p className={edgeStyle}>{after}</p>
    </div>
  );
}

type GroupNoteProps = {
  change: Change;
  declined: boolean;
  language: ResumeLanguage;
  onDecide: (ids: string[], accept: boolean) => void;
};

/** One decision about many lines, such as punctuation: a single note, which opens to show each of them. */
function GroupNote({ change, declined, language, onDecide }: GroupNoteProps) {
  const { t } = useTranslation("results");
  const { id, edit, before, after } = change.edit;
  const [was, is] = [before.split("\n"), after.split("\n")];
  const kind = isPunctuation(edit)
    ? "punctuation"
    : edit.reasons[0]?.rule === "dateStyle"
      ? "dates"
      : "other";
  const title = t(`changes.groups.${kind}`, { count: was.length });
  return (
    <div className="pb-4">
      <ChangeNote change={change} declined={declined} onDecide={onDecide}>
        <details className="w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-medium lg:min-h-8">
            {title}
            <span className="text-xs font-normal text-muted underline decoration-edge underline-offset-4">
              {t("changes.groupOpen")}
            </span>
          </summary>
          <ul lang={language === "zh" ? "zh-CN" : "en"} className="grid gap-2 py-2">
            {was.map((text, index) => (
              <li key={`${id} ${edit.kind === "group" ? edit.edits[index]?.line : index}`}>
                <Comparison id={`${id}~${index}`} before={text} after={is[index] ?? ""} />
              </li>
            ))}
          </ul>
        </details>
      </ChangeNote>
    </div>
  );
}
