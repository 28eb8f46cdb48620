import { useTranslation } from "react-i18next";
import { BottomBar } from "~/ui/BottomBar";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import type { ResultDocument } from "./use-document-actions";
import { useDocumentActions } from "./use-document-actions";

export function ActionBar({ document }: { document: ResultDocument }) {
  const { t } = useTranslation("results");
  const { copy, savePdf, saveDocx, saving } = useDocumentActions(document);
  return (
    <BottomBar>
      <p className="truncate pb-2 text-xs text-muted">{document.label}</p>
      <div className="grid grid-cols-[auto_auto_1fr] gap-3">
        <IconButton icon="copy" label={t("actions.copy")} onClick={copy} className="border border-edge" />
        <IconButton
          icon="file"
          label={t("actions.saveDocx")}
          onClick={saveDocx}
          busy={saving === "docx"}
          className="border border-edge"
        />
        <Button kind="primary" icon="download" busy={saving === "pdf"} onClick={savePdf}>
          {t("actions.save")}
        </Button>
      </div>
    </BottomBar>
  );
}
