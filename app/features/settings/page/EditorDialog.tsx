import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/ui/Dialog";
import type { Edit } from "../own/edits";

type EditorDialogProps = { id: Edit; onClose: () => void; children: ReactNode };

export default function EditorDialog({ id, onClose, children }: EditorDialogProps) {
  const { t } = useTranslation("settings");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${id}.title`)}
      description={t(`${id}.description`)}
    >
      {children}
    </Dialog>
  );
}
