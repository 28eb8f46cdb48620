import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import type { Decisions } from "./use-decisions";

/** Takes the owner's last step back and says so; null where there is none. */
export function useUndo({ changes, undo }: Pick<Decisions, "changes" | "undo">): (() => void) | null {
  const { t } = useTranslation("results");
  if (changes.length === 0) return null;
  return () => {
    undo();
    toast(t("edit.undone"));
  };
}
