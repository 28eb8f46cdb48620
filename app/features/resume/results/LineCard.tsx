import { useTranslation } from "react-i18next";
import { linesOf } from "~/core/resume";
import { Button } from "~/ui/Button";
import { QuestionForm } from "../asking/QuestionForm";
import type { Doubtful } from "../revising/mends";
import { linesOfOwner } from "../revising/owner-changes";
import { lineToReword } from "../rewording/line-to-reword";
import { Wordings } from "../rewording/Wordings";
import { replaceIn, replacementsOf } from "../rewriting/edits";
import { Comparison } from "./Comparison";
import { DoubtItem } from "./DoubtItem";
import { DraftForm } from "./DraftForm";
import type { Draft } from "./draft";
import { type LineChange, wholeLine } from "./line-changes";
import { ProposedChange } from "./ProposedChange";
import { TextEditor } from "./TextEditor";
import { ToolMenu } from "./ToolMenu";
import { toolsAt } from "./tools";
import type { Decisions } from "./use-decisions";
import type { Desk } from "./use-desk";
import { useWords } from "./use-words";

type LineCardProps = {
  line: string;
  /** What is being added at it. */
  draft: Draft | undefined;
  change: LineChange | undefined;
  /** About the place that begins here. */
  doubt: Doubtful | undefined;
  decisions: Decisions;
  desk: Desk;
  /** Whether a model can be asked for other wordings. */
  hasWordings: boolean;
};

/** All that is proposed for a line of the paper, asked about it or to be done with it. */
export function LineCard({ line, draft, change, doubt, decisions, desk, hasWordings }: LineCardProps) {
  const { t } = useTranslation("results");
  const { resume, report, questions } = decisions;
  const language = resume.language === "zh" ? "zh-CN" : "en";
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
        <ProposedChange
          edit={change.edit}
          before={change.before}
          after={proposed}
          language={language}
          decisions={decisions}
        />
      )}
      {change?.own && change.before !== "" && (
        <OwnWords change={change} language={language} onTakeBack={decisions.takeBack} />
      )}
      {doubt && (
        <DoubtItem
          doubt={doubt}
          mended={null}
          language={resume.language}
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
          <div lang={language}>
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
      {question && <Ask key={question.id} question={question} decisions={decisions} desk={desk} />}
      {refused.map((proposal) => (
        <OtherWording key={proposal.id} proposal={proposal} language={language} decisions={decisions} />
      ))}
    </div>
  );
}

type OwnWordsProps = { change: LineChange; language: string; onTakeBack: (ids: string[]) => void };

function OwnWords({ change: { line, before, now, place }, language, onTakeBack }: OwnWordsProps) {
  const { t } = useTranslation("results");
  return (
    <section aria-label={t("edit.own.written")} className="grid justify-items-start gap-2">
      <h3 className="text-xs font-medium text-muted">{t("edit.own.written")}</h3>
      <div lang={language}>
        <Comparison before={before} after={now.map(({ text }) => text).join("\n")} />
      </div>
      <Button size="small" icon="undo" onClick={() => onTakeBack([line, place, ...now.map(({ id }) => id)])}>
        {t("edit.back.written")}
      </Button>
    </section>
  );
}

type AskProps = { question: Decisions["questions"][number]; decisions: Decisions; desk: Desk };

function Ask({ question, decisions, desk }: AskProps) {
  const words = useWords();
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{words(`asking:ask.${question.ask}`, question.values)}</h3>
      <QuestionForm
        question={question}
        language={decisions.resume.language}
        preview={(answer) => decisions.preview(question, answer)}
        wordings={(answer) => decisions.wordings(question, answer)}
        typed={decisions.typed.get(question.id)}
        onType={(answer) => decisions.typed.set(question.id, answer)}
        onAnswer={(given) => {
          const [written] = linesOfOwner(decisions.answer(question, given));
          if (written) desk.show({ view: "line", line: written });
          desk.focusPaper();
        }}
        onSkip={() => decisions.skip(question)}
      />
    </section>
  );
}

type OtherWordingProps = {
  proposal: Decisions["report"]["refused"][number];
  language: string;
  decisions: Decisions;
};

/** A rewording that a gate refused, with the reason; its owner may take it all the same. */
function OtherWording({ proposal, language, decisions }: OtherWordingProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  const { id, before, after, gate } = proposal;
  const isTaken = !decisions.rejected.has(id);
  return (
    <section className="grid justify-items-start gap-2 border-t border-line pt-4">
      <h3 className="text-xs font-medium text-muted">{t("refused.other")}</h3>
      <div lang={language}>
        <Comparison before={before} after={after} />
      </div>
      <p className="text-xs text-muted">{words(`reasons:gates.${gate}`)}</p>
      <Button size="small" icon={isTaken ? "undo" : "check"} onClick={() => decisions.decide([id], !isTaken)}>
        {t(isTaken ? "refused.putBack" : "refused.take")}
      </Button>
    </section>
  );
}
