import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type TableProps = { caption: string; showCaption?: boolean; children: ReactNode; className?: string };

/** A table with ruled rows; too wide for a phone, it scrolls inside itself and can be reached by keyboard. */
export function Table({ caption, showCaption = false, children, className }: TableProps) {
  const { t } = useTranslation("ui");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take focus, or a keyboard cannot scroll it.
    <section aria-label={t("table.scroll", { caption })} tabIndex={0} className="relative overflow-x-auto">
      <table
        className={`w-full border-collapse text-left text-sm tabular-nums [&_td]:border-b [&_td]:border-line [&_td]:py-2.5 [&_td]:pr-6 [&_td]:align-top [&_th]:border-b [&_th]:border-edge [&_th]:py-2 [&_th]:pr-6 [&_th]:font-medium [&_th]:text-muted ${className ?? ""}`}
      >
        <caption className={showCaption ? "pb-3 text-left text-sm text-muted" : "sr-only"}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
