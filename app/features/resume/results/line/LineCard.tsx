import { useTranslation } from "react-i18next";
import { linesOf } from "~/core/resume";
import { Button } from "~/ui/Button";
import type { Doubtful } from "../../revising/mends";
import { linesOfOwner } from "../../revising/owner-changes";
import { lineToReword } from "../../rewording/line-to-reword";
import { Wordings } from "../../rewording/Wordings";
import { replaceIn, replacementsOf } from "../../rewriting/edits";
import { useWords } from "../../use-words";
import type { Decisions } from "../decisions/use-decisions";
import { DoubtItem } from "../doubts/DoubtItem";
import { type LineChange, wholeLine } from "../paper/line-changes";
import type { Desk } from "../paper/use-desk";
import { Asked } from "../steps/Asked";
import { DraftForm } from "./DraftForm";
import type { Draft } from "./draft";
import { ChangeCard, ProposedChange } from "./ProposedChange";
import { TextEditor } from "./TextEditor";
import { ToolMenu } from "./ToolMenu";
import { toolsAt } from "./tools";

type LineCardProps = {
  line: string;
  draft: Draft | undefined;
  change: LineChange | undefined;
  doubt: Doubtful | undefined;
  decisions: Decisions;
  desk: Desk;
  hasWordings: boolean;
};

export function LineCard({ line, draft, change, doubt, decisions, desk, hasWordings }: LineCardProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  const { resume, report, questions, rejected, lang } = decisions;
  const text = linesOf(resume).find(({ id }) => id === line)?.text ?? "";
  const whole = wholeLine(line);
  const refused = report.refused.filter((each) => each.line === whole);
  const question = questions.find(({ target }) => target.kind === "line" && target.line.id === line);
  const reworded = hasWordings ? lineToReword(resume, line) : null;
  const show = (next: string, more?: Draft) => desk.show({ view: "line", line: next, draft: more });
  const replacement = change?.edit && replacementsOf(change.edit.edit).find((each) => each.line === whole);
  const proposed = change && replacement ? replaceIn(change.before, replacement) : null;

  if (draft)
    return (
      <DraftForm
        draft={draft}
        decisions={decisions}
        onDone={(written, next) => {
          show(written, next);
          if (!next) desk.focusPaper();
        }}
        onCancel={() => {
          show(line);
          desk.focusPaper();
        }}
      />
    );
  return (
    <div className="grid gap-5">
      {change?.edit && proposed !== null && (
        <ProposedChange edit={change.edit} before={change.before} after={proposed} decisions={decisions} />
      )}
      {change?.own && change.before !== "" && (
        <ChangeCard
          title={t("edit.own.written")}
          before={change.before}
          after={change.now.map(({ text }) => text).join("\n")}
          lang={lang}
        >
          <Button
            size="small"
            icon="undo"
            onClick={() => decisions.takeBack([whole, change.place, ...change.now.map(({ id }) => id)])}
          >
            {t("edit.back.written")}
          </Button>
        </ChangeCard>
      )}
      {doubt && (
        <DoubtItem
          doubt={doubt}
          mended={null}
          lang={lang}
          // The line may be another one now.
          onMend={(mend) => {
            decisions.mend(mend);
            desk.close();
            desk.focusPaper();
          }}
          onUnmend={decisions.unmend}
        />
      )}
      {text !== "" && (
        <div className="grid gap-1.5">
          <div className="flex items-center justify-between">
            <h3 className="text-xs font-medium text-muted">{t("edit.label")}</h3>
            <ToolMenu
              tools={() => toolsAt(resume, line)}
              onUse={(tool) => {
                if ("draft" in tool) return show(line, tool.draft);
                decisions.change(tool.change);
                if (tool.change.kind === "remove") desk.close();
                desk.focusPaper();
              }}
            />
          </div>
          <div lang={lang}>
            <TextEditor
              key={`${line} ${text}`}
              text={text}
              label={t("edit.label")}
              onSave={(typed, stays) => {
                decisions.change({ kind: "write", line, text: typed });
                if (typed.trim() === "") desk.close();
                if (!stays) desk.focusPaper();
              }}
              onCancel={desk.focusPaper}
            />
          </div>
        </div>
      )}
      {reworded && (
        <Wordings
          line={reworded}
          onChoose={(wording) => {
            decisions.change({ kind: "write", line, text: wording });
            desk.focusPaper();
          }}
        />
      )}
      {question && (
        <section key={question.id} className="grid gap-2 border-t border-line pt-4">
          <Asked
            question={question}
            decisions={decisions}
            onWritten={(changes) => {
              const [written] = linesOfOwner(changes);
              if (written) show(written);
              desk.focusPaper();
            }}
          />
        </section>
      )}
      {refused.map(({ id, before, after, gate }) => (
        // What a gate refused; its owner may take it all the same.
        <ChangeCard key={id} title={t("refused.other")} {...{ before, after, lang }}>
          <p className="text-xs text-muted">{words(`reasons:gates.${gate}`)}</p>
          <Button
            size="small"
            icon={rejected.has(id) ? "check" : "undo"}
            onClick={() => decisions.decide([id], rejected.has(id))}
          >
            {t(rejected.has(id) ? "refused.take" : "refused.putBack")}
          </Button>
        </ChangeCard>
      ))}
    </div>
  );
}
