import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useScrollFocus } from "./use-scroll-focus";

type TableProps = { caption: string; showCaption?: boolean; children: ReactNode; className?: string };

/** A table with ruled rows; too wide for a phone, it scrolls inside itself and can be reached by keyboard. */
export function Table({ caption, showCaption = false, children, className }: TableProps) {
  const { t } = useTranslation("ui");
  const scroller = useRef<HTMLElement>(null);
  useScrollFocus(scroller);
  return (
    <section ref={scroller} aria-label={t("table.scroll", { caption })} className="relative overflow-x-auto">
      <table
        className={`w-full border-collapse text-left text-sm tabular-nums [&_td]:border-b [&_td]:border-line [&_td]:py-2.5 [&_td]:pr-6 [&_td]:align-top [&_th]:border-b [&_th]:border-edge [&_th]:py-2 [&_th]:pr-6 [&_th]:font-medium [&_th]:text-muted ${className ?? ""}`}
      >
        <caption className={showCaption ? "pb-3 text-left text-sm text-muted" : "sr-only"}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
