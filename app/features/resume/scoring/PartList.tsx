import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import type { Check, Part, Score } from "../report";
import { useWords } from "../use-words";
import { checkMessage } from "./rubric";
import { wholePoints } from "./whole-points";

const points = (value: number) => String(Math.round(value * 10) / 10);

export function PartList({ before, after }: { before: Score; after: Score }) {
  const { t } = useTranslation("results");
  const shownBefore = wholePoints(before.parts.map(({ points }) => points));
  const shownAfter = wholePoints(after.parts.map(({ points }) => points));
  return (
    <section aria-labelledby="parts-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id="parts-title" className="display text-xl">
          {t("parts.title")}
        </h2>
        <p className="flex items-center gap-4 text-xs text-muted">
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="h-3.5 w-0.5 bg-ink" />
            {t("score.before")}
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="h-2 w-5 rounded-full bg-accent" />
            {t("score.after")}
          </span>
        </p>
      </div>
      {after.parts.map((part, index) => (
        <PartRow
          key={part.id}
          part={part}
          before={before.parts.find(({ id }) => id === part.id) ?? part}
          shown={{ before: shownBefore[index] ?? 0, after: shownAfter[index] ?? 0 }}
        />
      ))}
    </section>
  );
}

type PartRowProps = { part: Part; before: Part; shown: { before: number; after: number } };

function PartRow({ part, before, shown }: PartRowProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  const gain = shown.after - shown.before;
  return (
    <details className="group border-b border-line">
      <summary className="grid min-h-14 list-none grid-cols-[1fr_auto_1.25rem] items-center gap-x-4 gap-y-2 py-3 hover:bg-sunken -outline-offset-2 sm:grid-cols-[11rem_1fr_9rem_1.25rem] [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{words(`rubric:parts.${part.id}.name`)}</span>
        <span className="order-last col-span-3 sm:order-none sm:col-span-1">
          <Bar part={part} before={before} />
        </span>
        <span className="text-right text-sm whitespace-nowrap tabular-nums">
          {gain !== 0 && <span className="pr-3 font-medium">{gain > 0 ? `+${gain}` : `−${-gain}`}</span>}
          {part.weight > 0 ? (
            <>
              <span className="font-serif text-lg font-bold">{shown.after}</span>
              <span className="text-muted"> / {Math.round(part.weight)}</span>
            </>
          ) : (
            <span className="text-muted">{words("rubric:outcomes.notGraded")}</span>
          )}
          <span className="sr-only">{t("parts.before", { points: shown.before })}</span>
        </span>
        <Icon name="chevronDown" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="pb-2 text-sm text-muted">{words(`rubric:parts.${part.id}.meaning`)}</p>
      <ul className="grid pb-4">
        {part.checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
    </details>
  );
}

function Bar({ part, before }: { part: Part; before: Part }) {
  const share = (value: number) => `${part.weight > 0 ? Math.min(100, (100 * value) / part.weight) : 0}%`;
  return (
    <span aria-hidden="true" className="relative block h-2 rounded-full bg-ink-soft">
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-accent transition-[width]"
        style={{ width: share(part.points) }}
      />
      <span
        className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink"
        style={{ left: share(before.points) }}
      />
    </span>
  );
}

const styles = {
  passed: { icon: "check", tone: "text-good" },
  partly: { icon: "minus", tone: "text-caution" },
  failed: { icon: "close", tone: "text-bad" },
  notGraded: { icon: "question", tone: "text-muted" },
} as const;

const MAX_QUOTES = 3;

function Quotes({ lines }: { lines: Check["evidence"] }) {
  return lines.map(({ line, text }) => (
    <blockquote key={`${line} ${text}`} className="measure my-1 border-l-2 border-line pl-3 text-muted">
      <span className="line-clamp-2 font-serif">{text}</span>
    </blockquote>
  ));
}

function CheckRow({ check }: { check: Check }) {
  const { t } = useTranslation("results");
  const words = useWords();
  const { icon, tone } = styles[check.outcome];
  return (
    <li className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3 border-t border-line py-3 text-sm">
      <span className={`pt-0.5 ${tone}`}>
        <Icon name={icon} size={18} />
        <span className="sr-only">{words(`rubric:outcomes.${check.outcome}`)}</span>
      </span>
      <div className="grid gap-1">
        <p>
          <span className="font-medium">{words(`rubric:checks.${check.id}.name`)}</span>
          <span className="text-muted"> · {words(`rubric:${checkMessage(check)}`, check.values)}</span>
        </p>
        <Quotes lines={check.evidence.slice(0, MAX_QUOTES)} />
        {check.evidence.length > MAX_QUOTES && (
          <details>
            <summary className="inline-flex min-h-6 list-none items-center text-xs text-muted underline decoration-line underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
              {t("parts.more", { count: check.evidence.length - MAX_QUOTES })}
            </summary>
            <Quotes lines={check.evidence.slice(MAX_QUOTES)} />
          </details>
        )}
      </div>
      <p className="whitespace-nowrap text-muted tabular-nums">
        {check.outcome === "notGraded" ? "—" : `${points(check.points)} / ${points(check.weight)}`}
      </p>
    </li>
  );
}
