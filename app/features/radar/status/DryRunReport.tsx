import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";
import { ScoreDial } from "~/ui/ScoreDial";
import type { DryRun, Judgement, TriedItem } from "./dry-run";
import { Moment } from "./StatusParts";

const tones = {
  in: { tone: "good", icon: "check" },
  open: { tone: "caution", icon: "question" },
} as const;

/** `note` says how far what is shown can be relied on, where it is not the administrator who reads it. */
export function DryRunReport({ run, note }: { run: DryRun; note?: string }) {
  const { t } = useTranslation("radar");
  const { sources, unasked, items, wanted, shown, now } = run;
  const promising = shown.filter(({ verdict }) => verdict === "in" || verdict === "open");
  const others = shown.filter((item) => !promising.includes(item));
  return (
    <section
      role="status"
      aria-label={t("dry.title")}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 text-sm sm:p-5"
    >
      <div className="grid gap-1">
        <p className="font-medium">
          {sources.length === 0 ? t("dry.noSources") : t("dry.result", { items, wanted })}
        </p>
        <p className="text-muted">
          {note ?? t("dry.nothingSaved")}
          {unasked > 0 && ` ${t("dry.unasked", { count: unasked })}`}
        </p>
      </div>
      {sources.length > 0 && (
        <ul className="grid border-t border-line">
          {sources.map(({ url, reason, ...counts }) => (
            <li key={url} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">{url}</span>
              <span className={reason === null ? "text-muted" : "text-bad"}>
                {reason ?? t(counts.open > 0 ? "dry.eachOpen" : "dry.each", counts)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {promising.length > 0 && <Items items={promising} now={now} />}
      {others.length > 0 && (
        <details open={promising.length === 0 || undefined} className="border-t border-line">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            {t("dry.others", { count: others.length })}
          </summary>
          <Items items={others} now={now} />
        </details>
      )}
      {items > shown.length && <p className="text-muted">{t("dry.shown", { count: shown.length })}</p>}
    </section>
  );
}

/** What speaks for an item, or against it. */
export function useVerdictWords({ verdict, matched, reason, refusedBy }: Judgement): string {
  const { t } = useTranslation("radar");
  if (refusedBy !== null)
    return t(verdict === "not" ? "dry.foundWord" : "dry.missingWord", { words: refusedBy });
  return reason || (matched.length > 0 ? t("dry.matched", { words: matched.join(", ") }) : t("dry.noMatch"));
}

function Items({ items, now }: { items: TriedItem[]; now: number }) {
  return (
    <ol className="grid">
      {items.map((item) => (
        <Item key={`${item.source} ${item.url} ${item.title}`} item={item} now={now} />
      ))}
    </ol>
  );
}

function Item({ item, now }: { item: TriedItem; now: number }) {
  const { t } = useTranslation("radar");
  const { title, url, source, publishedAt, score, verdict } = item;
  const words = useVerdictWords(item);
  const mark =
    verdict === "in" || verdict === "open" ? tones[verdict] : ({ tone: "neutral", icon: "minus" } as const);
  return (
    <li className="flex gap-4 border-b border-line py-3 last:border-b-0 last:pb-0">
      <ScoreDial score={score} label={t("dry.score", { score })} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-muted [overflow-wrap:anywhere]">
          {source} · <Moment at={publishedAt} now={now} />
        </p>
        <p className="font-medium [overflow-wrap:anywhere]">
          {url === "" ? (
            title
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              className="underline-offset-4 hover:underline"
            >
              {title || url}
            </a>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge {...mark}>{t(`dry.verdicts.${verdict}`)}</Badge>
          <span className="text-muted">{words}</span>
        </p>
      </div>
    </li>
  );
}
