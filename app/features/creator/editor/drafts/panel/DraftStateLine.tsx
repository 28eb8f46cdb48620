import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/ui/Icon";
import type { DraftState } from "../session/draft-view";

function useWords(state: DraftState): string {
  const { t, i18n } = useTranslation("drafts");
  if (state.kind !== "saved") return t(`state.${state.kind}`);
  return state.at === null
    ? t("state.empty")
    : t("state.saved", { time: formatTime(state.at, i18n.language, Date.now()) });
}

function useIsOver({ kind }: DraftState): boolean {
  const [trouble, setTrouble] = useState<"none" | "now" | "over">("none");
  useEffect(() => {
    if (kind === "unsaved") setTrouble("now");
    else if (kind === "saved") setTrouble((before) => (before === "now" ? "over" : before));
  }, [kind]);
  return trouble === "over";
}

function iconOf(state: DraftState): IconName | null {
  if (state.kind === "unsaved") return "alert";
  if (state.kind === "elsewhere") return "lock";
  return state.kind === "saved" && state.at !== null ? "check" : null;
}

export function DraftStateLine({ state }: { state: DraftState }) {
  const { t } = useTranslation("drafts");
  const words = useWords(state);
  const isOver = useIsOver(state);
  const icon = iconOf(state);
  return (
    <span
      className={`inline-flex items-center gap-1 ${state.kind === "unsaved" ? "text-bad" : "text-muted"}`}
    >
      {/* Hidden, not taken out: Chromium ends a step of undo whenever a node is taken out of the page. */}
      <Icon name={icon ?? "check"} size={14} className={icon ? undefined : "hidden"} />
      {words}
      <span role="status" className="sr-only">
        {isOver && t("state.savedAgain")}
      </span>
    </span>
  );
}

const LATEST_TIME = 8.64e15;

export function dateOf(at: number): Date {
  return new Date(Math.min(Math.max(at, -LATEST_TIME), LATEST_TIME));
}

export function formatTime(at: number, locale: string, now: number): string {
  const date = dateOf(at);
  const isToday = date.toDateString() === dateOf(now).toDateString();
  return new Intl.DateTimeFormat(
    locale,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  ).format(date);
}
