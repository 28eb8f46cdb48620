import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { Report } from "../report";
import { columns, DiffBlock } from "./DiffBlock";
import { foldRows, isLong, type Shown } from "./diff-folds";
import { blocksOf, diffRows } from "./diff-rows";
import type { Decisions } from "./use-result";

export function SideBySide({ report, decisions }: { report: Report; decisions: Decisions }) {
  const { t } = useTranslation("results");
  const { rejected, decide } = decisions;
  const rows = useMemo(() => diffRows(report.resume, report.edits, rejected), [report, rejected]);
  const [folded, setFolded] = useState(() => isLong(rows));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const all = report.edits.map(({ id }) => id);
  const accepted = all.filter((id) => !rejected.has(id)).length;
  const shown: Shown[] = folded ? foldRows(rows, opened) : rows;

  function toggle() {
    setFolded(!folded);
    setOpened(new Set());
  }

  return (
    <section aria-label={t("changes.title")}>
      <div className="grid grid-cols-2 items-center gap-x-3 gap-y-2 pb-4 sm:grid-cols-[1fr_auto_auto_auto]">
        <p className="text-sm tabular-nums">{t("changes.accepted", { accepted, count: all.length })}</p>
        <Button kind="quiet" size="small" className="max-sm:-mr-3 max-sm:justify-self-end" onClick={toggle}>
          {t(folded ? "changes.showAll" : "changes.showOnly")}
        </Button>
        <Button size="small" icon="check" className="max-sm:min-h-11" onClick={() => decide(all, true)}>
          {t("changes.acceptAll")}
        </Button>
        <Button size="small" icon="undo" className="max-sm:min-h-11" onClick={() => decide(all, false)}>
          {t("changes.rejectAll")}
        </Button>
      </div>
      <div lang={report.resume.language === "zh" ? "zh-CN" : "en"}>
        <SheetEdge end="top" before={t("changes.before")} after={t("changes.after")} />
        {blocksOf(shown).map((block) => (
          <DiffBlock
            key={block[0]?.key}
            rows={block}
            onDecide={decide}
            onOpen={(key) => setOpened(new Set([...opened, key]))}
          />
        ))}
        <SheetEdge end="bottom" />
      </div>
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
