import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { useScrollFocus } from "~/ui/use-scroll-focus";
import type { Conversion } from "./convert";

const MOST_SHOWN = 200;

export function SkippedList({ skipped }: Pick<Conversion, "skipped">) {
  const { t } = useTranslation("subtitles");
  const list = useRef<HTMLUListElement>(null);
  useScrollFocus(list);
  const shown = skipped.slice(0, MOST_SHOWN);
  return (
    <details className="group min-w-0 rounded-card border border-line bg-raised">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
        {t("skipped.title", { count: skipped.length })}
      </summary>
      <ul ref={list} className="max-h-72 overflow-auto border-t border-line px-4 py-2 text-sm">
        {shown.map(({ number, reason, excerpt }) => (
          <li key={number} className="flex flex-wrap gap-x-3 border-t border-line py-2 first:border-t-0">
            <span className="text-muted">{t(`skipped.${reason}`)}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{excerpt}</span>
          </li>
        ))}
        {skipped.length > shown.length && (
          <li className="py-2 text-muted">{t("skipped.more", { count: skipped.length - shown.length })}</li>
        )}
      </ul>
    </details>
  );
}
