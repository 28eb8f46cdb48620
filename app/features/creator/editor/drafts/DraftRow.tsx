import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dateOf, formatTime } from "./format-time";

/** "1,204 characters", in the language of the page. */
export function useLength(): (count: number) => string {
  const { t, i18n } = useTranslation("drafts");
  return (count) => t("panel.length", { count, number: new Intl.NumberFormat(i18n.language).format(count) });
}

/** One line of a list: a title, when it was and how long it is, and what can be done with it. */
export function DraftRow(props: { title: string; at: number | null; detail: string; children: ReactNode }) {
  const { i18n } = useTranslation("drafts");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <div className="min-w-40 flex-1">
        <p className="line-clamp-2 font-medium break-words">{props.title}</p>
        <p className="text-xs text-muted">
          {props.at !== null && (
            <time dateTime={dateOf(props.at).toISOString()}>
              {formatTime(props.at, i18n.language, Date.now())}
            </time>
          )}
          {props.at !== null && " · "}
          {props.detail}
        </p>
      </div>
      <div className="flex items-center gap-1">{props.children}</div>
    </li>
  );
}
