import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Edit } from "../own/edits";

type SettingEditorProps = { id: Edit; onClose: () => void; children: ReactNode };

const Dialog = lazy(() =>
  import("~/ui/Dialog").then(
    ({ Dialog }) => ({ default: Dialog }),
    // A dialog that cannot be loaded is no reason to take its form away.
    () => ({ default: ({ children }: { children?: ReactNode }) => <>{children}</> }),
  ),
);

/** The form of one setting as a dialog above the page. */
export function SettingEditor({ id, onClose, children }: SettingEditorProps) {
  const { t } = useTranslation("settings");
  return (
    <Suspense fallback={null}>
      <Dialog onClose={onClose} title={t(`${id}.title`)} description={t(`${id}.description`)}>
        {children}
      </Dialog>
    </Suspense>
  );
}
