import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { RefusedEdit } from "../report";
import { Comparison } from "./Marked";
import type { Decisions } from "./use-decisions";
import { useWords } from "./use-words";

const SHOWN = 8;

/** What a gate refused, each with the reason; its owner may take it all the same. */
export function RefusedList({ decisions }: { decisions: Decisions }) {
  const { t } = useTranslation("results");
  const { refused, rejected: counts } = decisions.report;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (refused.length === 0) return null;
  const others = Math.max(0, total - refused.length);
  const items = refused.map((proposal, index) => (
    <RefusedItem key={proposal.id} proposal={proposal} number={index + 1} decisions={decisions} />
  ));
  return (
    <details className="group mt-8 rounded-card border border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-4 py-3 text-sm font-medium hover:bg-sunken sm:px-6 [&::-webkit-details-marker]:hidden">
        {t("refused.title", { count: refused.length })}
        <Icon name="chevronDown" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-5 sm:px-6">
        <p className="measure pb-4 text-sm text-muted">{t("refused.intro")}</p>
        <ol>{items.slice(0, SHOWN)}</ol>
        {items.length > SHOWN && (
          <details className="group/more border-t border-line">
            <summary className="inline-flex min-h-11 list-none items-center text-sm underline decoration-edge underline-offset-4 group-open/more:hidden hover:decoration-ink [&::-webkit-details-marker]:hidden">
              {t("refused.more", { count: items.length - SHOWN })}
            </summary>
            <ol>{items.slice(SHOWN)}</ol>
          </details>
        )}
        {others > 0 && (
          <p className="border-t border-line pt-4 text-xs text-muted">
            {t("refused.others", { count: others })}
          </p>
        )}
      </div>
    </details>
  );
}

type RefusedItemProps = { proposal: RefusedEdit; number: number; decisions: Decisions };

function RefusedItem({ proposal, number, decisions }: RefusedItemProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  const { id, before, after, gate } = proposal;
  const taken = !decisions.rejected.has(id);

  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-4 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div lang={decisions.report.resume.language === "zh" ? "zh-CN" : "en"}>
        <Comparison id={id} before={before} after={after} />
      </div>
      <div className="grid content-start justify-items-start gap-2">
        <p className="text-xs text-muted">{words(`reasons:gates.${gate}`)}</p>
        <Button
          size="small"
          icon={taken ? "undo" : "check"}
          aria-label={t(taken ? "refused.putBackOne" : "refused.takeOne", { number })}
          onClick={() => decisions.decide([id], !taken)}
        >
          {t(taken ? "refused.putBack" : "refused.take")}
        </Button>
      </div>
    </li>
  );
}
