import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";
import { useScrollFocus } from "~/ui/browser/use-scroll-focus";
import { IconButton } from "~/ui/IconButton";
import type { Conversion } from "./convert";
import { type Cue, isWrong, type Order, textsInOrder } from "./reading/cues";
import { formatClock } from "./reading/time";

const CUES_A_PAGE = 100;

export function CueTable({ shown, order }: { shown: Conversion; order: Order }) {
  const { t, i18n } = useTranslation("subtitles");
  const title = useId();
  const [chosen, setChosen] = useState(0);
  const scroller = useRef<HTMLElement>(null);
  useScrollFocus(scroller);
  const { cues } = shown;
  const last = Math.ceil(cues.length / CUES_A_PAGE) - 1;
  const page = Math.min(chosen, last);
  const from = page * CUES_A_PAGE;
  const visible = cues.slice(from, from + CUES_A_PAGE);
  const turn = (to: number) => {
    setChosen(to);
    scroller.current?.scrollTo({ top: 0 });
  };
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  return (
    <div className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={title} className="text-sm font-medium">
          {t("table.title")}
        </h2>
        {last > 0 && (
          <nav aria-label={t("table.pages")} className="flex items-center gap-1 text-sm tabular-nums">
            <span className="mr-2 text-muted" aria-live="polite">
              {t("table.range", {
                from: number(from + 1),
                to: number(from + visible.length),
                all: number(cues.length),
              })}
            </span>
            <IconButton
              icon="arrowLeft"
              label={t("table.previous")}
              disabled={page === 0}
              onClick={() => turn(page - 1)}
            />
            <IconButton
              icon="arrowRight"
              label={t("table.next")}
              disabled={page === last}
              onClick={() => turn(page + 1)}
            />
          </nav>
        )}
      </div>
      <section
        ref={scroller}
        aria-labelledby={title}
        className="relative max-h-[26rem] overflow-auto lg:max-h-[max(26rem,calc(100dvh-2rem))] rounded-card border border-line bg-raised"
      >
        <table aria-labelledby={title} className="w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 z-10 bg-raised text-xs text-muted shadow-[0_1px_0_var(--line)]">
            <tr>
              <th className="w-14 py-2.5 pr-3 pl-4 font-medium whitespace-nowrap">{t("table.number")}</th>
              <th className="w-28 py-2.5 font-medium">{t("table.time")}</th>
              <th className="py-2.5 pr-4 font-medium">{t("table.text")}</th>
            </tr>
          </thead>
          <tbody>
            {visible.map((cue) => (
              <CueRow key={cue.number} cue={cue} order={order} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Milliseconds are shown only where there are some: in subtitle files, and where mending made them. */
function clock(at: number): string {
  const rest = at % 1000;
  return rest === 0 ? formatClock(at) : `${formatClock(at)}.${String(rest).padStart(3, "0")}`;
}

function CueRow({ cue, order }: { cue: Cue; order: Order }) {
  const { t } = useTranslation("subtitles");
  const [first, second] = textsInOrder(cue.texts, order);
  return (
    <tr
      className={`border-t border-line align-top ${isWrong(cue) ? "shadow-[inset_3px_0_0_var(--caution)]" : ""}`}
    >
      <td className="py-2.5 pr-3 pl-4 text-muted tabular-nums">{cue.number}</td>
      <td className="py-2.5 pr-4 font-mono text-xs leading-6 whitespace-nowrap tabular-nums">
        {clock(cue.start)}
        <span className="block text-muted">
          <span className="sr-only">{t("table.until")}</span>
          <span aria-hidden="true">→ </span>
          {clock(cue.end)}
        </span>
      </td>
      <td className="py-2.5 pr-4 whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="block">{first}</span>
        {second !== undefined && <span className="block">{second}</span>}
        {cue.flags.length > 0 && (
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            {cue.flags.map((flag) => (
              <Badge key={flag} tone={flag === "extraText" || flag === "carried" ? "neutral" : "caution"}>
                {t(`flag.${flag}`, {
                  given: cue.written.slice(0, 24),
                  extra: cue.extra.join(" ").slice(0, 60),
                })}
              </Badge>
            ))}
          </span>
        )}
      </td>
    </tr>
  );
}
