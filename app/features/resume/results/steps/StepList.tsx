import { useTranslation } from "react-i18next";
import { linesOf } from "~/core/resume";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { placesChangedBy, replacementsOf } from "../../rewriting/edits";
import { useWords } from "../../use-words";
import type { Decisions } from "../decisions/use-decisions";
import { DoubtItem } from "../doubts/DoubtItem";
import { ProposedChange } from "../line/ProposedChange";
import type { LineChange } from "../paper/line-changes";
import type { Desk } from "../paper/use-desk";
import type { QueueItem } from "./queue";
import { StepWorth } from "./StepWorth";
import type { Queue } from "./use-queue";

type StepListProps = {
  queue: Queue;
  changes: ReadonlyMap<string, LineChange>;
  decisions: Decisions;
  desk: Desk;
};

export function StepList({ queue, changes, decisions, desk }: StepListProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  const { report, rejected, decide, questions } = decisions;
  const queued = new Set(queue.items.map(({ id }) => id));
  const others = questions.filter(({ id }) => !queued.has(id));
  const all = report.edits.map(({ id }) => id);
  const orders = report.edits.filter(({ edit }) => edit.kind === "reorder");
  // What went with an entry or a section is one removal.
  const lines = [...Map.groupBy(changes.values(), ({ place }) => place).values()].flatMap(
    ([first]) => first ?? [],
  );
  const taken = placesChangedBy(report.edits.filter(({ id }) => !rejected.has(id)));
  const toLine = (line: string) => desk.show({ view: "line", line });
  function labelOf(item: QueueItem) {
    if (item.kind === "doubt") return item.doubt.lines[0] ?? t("doubts.title");
    if (item.kind === "question") return words(`asking:ask.${item.question.ask}`, item.question.values);
    return words(`tailoring:${item.proposal.kind}.title`, item.proposal.values);
  }
  return (
    <div className="grid gap-6">
      <List title={t("list.steps", { count: queue.items.length + others.length })}>
        {queue.items.map((item) => (
          <Row
            key={item.id}
            label={labelOf(item)}
            onPress={() => {
              queue.choose(item);
              desk.show({ view: "next" });
            }}
          >
            {item.kind === "question" && item.promise ? (
              <StepWorth from={item.promise.from} to={item.promise.to} />
            ) : item.kind === "doubt" ? (
              <Icon name="question" className="text-caution" />
            ) : (
              <Icon name="spark" className="text-accent" />
            )}
          </Row>
        ))}
        {others.map((question) => {
          const { target } = question;
          if (target.kind !== "line") return null;
          const label = words(`asking:ask.${question.ask}`, question.values);
          return <Row key={question.id} label={label} onPress={() => toLine(target.line.id)} />;
        })}
      </List>
      <List title={t("changes.accepted", { accepted: taken, count: placesChangedBy(report.edits) })}>
        {all.length > 1 && (
          <li className="flex gap-2 py-2">
            <Button size="small" icon="check" onClick={() => decide(all, true)}>
              {t("changes.acceptAll")}
            </Button>
            <Button size="small" icon="undo" onClick={() => decide(all, false)}>
              {t("changes.rejectAll")}
            </Button>
          </li>
        )}
        {orders.map((edit) => (
          <li key={edit.id} className="border-t border-line py-3">
            <ProposedChange edit={edit} before={edit.before} after={edit.after} decisions={decisions} />
          </li>
        ))}
        {lines.map((change) => (
          <ChangeRow key={change.line} change={change} onPress={toLine} onPutBack={decisions.takeBack} />
        ))}
      </List>
      {queue.settled.length > 0 && (
        <List title={t("doubts.confirmed")}>
          {queue.settled.map(({ doubt, mended }) => (
            <li key={mended.place} className="border-t border-line py-3">
              <DoubtItem
                doubt={doubt}
                mended={mended}
                lang={decisions.lang}
                onMend={decisions.mend}
                onUnmend={decisions.unmend}
              />
            </li>
          ))}
        </List>
      )}
      <Untold decisions={decisions} onPress={toLine} />
    </div>
  );
}

/** Lines for which only a wording is known that a gate refused. */
function Untold({ decisions, onPress }: { decisions: Decisions; onPress: (line: string) => void }) {
  const { t } = useTranslation("results");
  const { refused, edits } = decisions.report;
  const proposed = new Set(edits.flatMap(({ edit }) => replacementsOf(edit).map(({ line }) => line)));
  const lines = new Set(refused.map(({ line }) => line).filter((line) => !proposed.has(line)));
  if (lines.size === 0) return null;
  const texts = linesOf(decisions.resume).filter(({ id }) => lines.has(id));
  return (
    <List title={t("refused.title", { count: lines.size })}>
      <li className="pb-2 text-xs text-muted">{t("refused.intro")}</li>
      {texts.map(({ id, text }) => (
        <Row key={id} label={text} onPress={() => onPress(id)} />
      ))}
    </List>
  );
}

function List({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="pb-1 text-sm font-medium text-muted">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type RowProps = { label: string; onPress: () => void; children?: React.ReactNode };

function Row({ label, onPress, children }: RowProps) {
  return (
    <li className="border-t border-line">
      <button
        type="button"
        onClick={onPress}
        className="grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-3 py-1.5 text-left text-sm hover:bg-sunken"
      >
        <span className="line-clamp-2">{label}</span>
        {children}
      </button>
    </li>
  );
}

type ChangeRowProps = {
  change: LineChange;
  onPress: (line: string) => void;
  onPutBack: (ids: string[]) => void;
};

function ChangeRow({ change, onPress, onPutBack }: ChangeRowProps) {
  const { t } = useTranslation("results");
  const { place, before, now, rejected, own } = change;
  const [first] = now;
  if (!first)
    return (
      <li className="flex items-center justify-between gap-3 border-t border-line py-1.5 text-sm">
        <del className="line-clamp-2 text-muted">{before}</del>
        {own && (
          <Button kind="quiet" size="small" icon="undo" onClick={() => onPutBack([place])}>
            {t("edit.back.removed")}
          </Button>
        )}
      </li>
    );
  return (
    <Row label={first.text} onPress={() => onPress(first.id)}>
      <span className="text-xs text-muted">
        {t(own ? "edit.own.written" : rejected ? "changes.kept" : "changes.made")}
      </span>
    </Row>
  );
}
