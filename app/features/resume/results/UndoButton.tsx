import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

/** Beside the score, so that it stays in reach and covers no text. */
export function UndoButton({ onUndo, className }: { onUndo: () => void; className?: string }) {
  const { t } = useTranslation("results");
  return (
    <Button
      kind="quiet"
      size="small"
      icon="undo"
      aria-label={t("edit.undo")}
      title={t("edit.undo")}
      onClick={onUndo}
      className={className}
    >
      {t("edit.undoShort")}
    </Button>
  );
}
