import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

/** One score on its way to another, on a ruled scale. The figures are those of the sample on the OfferWink page. */
export function ScoreDrawing() {
  const { t } = useTranslation("home");
  const at = (score: number) => 8 + score * 4.84;
  const ticks = Array.from(
    { length: 51 },
    (_, step) => `M${at(step * 2)} 92v${step % 5 === 0 ? 12 : 6}`,
  ).join("");
  return (
    <svg aria-hidden="true" viewBox="0 0 500 134" fill="none" className="w-full tabular-nums">
      <path d={ticks} stroke="var(--edge)" />
      <path d={`M${at(0)} 86H${at(100)}`} stroke="var(--line)" strokeWidth="2" />
      <path d={`M${at(0)} 86H${at(68)}`} stroke="var(--ink)" strokeWidth="3" />
      <path d={`M${at(68)} 86H${at(75)}`} stroke="var(--accent)" strokeWidth="8" />
      <path d={`M${at(68)} 66V92`} stroke="var(--ink)" strokeWidth="1.5" />
      <path d={`M${at(75)} 66V92`} stroke="var(--accent)" strokeWidth="2.5" />
      <g fontFamily="var(--serif)" textAnchor="end">
        <text x={at(68) + 2} y="54" fontSize="30" fill="var(--muted)">
          68
        </text>
        <text x={at(68) + 2} y="128" className="font-sans text-[22px] sm:text-[15px]" fill="var(--muted)">
          {t("products.offerwink.before")}
        </text>
      </g>
      <g fontFamily="var(--serif)">
        <text x={at(75) - 18} y="54" fontSize="52" fontWeight="700" fill="var(--ink)">
          75
        </text>
        <text x={at(75) - 18} y="128" className="font-sans text-[22px] sm:text-[15px]" fill="var(--muted)">
          {t("products.offerwink.after")}
        </text>
      </g>
    </svg>
  );
}

/** A question typed into the new tab, and the page it finds. */
export function BookmarkDrawing() {
  const { t } = useTranslation("home");
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-2 text-sm">
      <div className="flex items-center gap-2.5 rounded-control border border-edge bg-paper px-3 py-2.5">
        <Icon name="search" size={18} className="text-muted" />
        <span className="truncate">{t("products.memwink.query")}</span>
        <span className="h-5 w-px bg-accent" />
      </div>
      <div className="flex items-baseline gap-2.5 border-l-2 border-accent py-1 pl-3">
        <span className="truncate font-serif">{t("products.memwink.found")}</span>
      </div>
    </div>
  );
}
