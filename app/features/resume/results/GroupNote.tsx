import { useTranslation } from "react-i18next";
import type { ResumeLanguage } from "~/core/resume";
import { isPunctuation } from "../rewriting/summary";
import { ChangeNote } from "./ChangeNote";
import type { Change } from "./diff-rows";
import { Comparison } from "./Marked";

type GroupNoteProps = {
  change: Change;
  declined: boolean;
  language: ResumeLanguage;
  onDecide: (ids: string[], accept: boolean) => void;
};

/** One decision about many lines, such as punctuation: a single note, which opens to show each of them. */
export function GroupNote({ change, declined, language, onDecide }: GroupNoteProps) {
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
