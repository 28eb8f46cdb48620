import { lazy, type ReactNode, Suspense } from "react";
import type { Edit } from "../own/edits";

type SettingEditorProps = { id: Edit; onClose: () => void; children: ReactNode };

const EditorDialog = lazy(() =>
  // A dialog that cannot be loaded is no reason to take its form away.
  import("./EditorDialog").catch(() => ({ default: ({ children }: SettingEditorProps) => <>{children}</> })),
);

/** The form of one setting as a dialog above the page. */
export function SettingEditor(props: SettingEditorProps) {
  return (
    <Suspense fallback={null}>
      <EditorDialog {...props} />
    </Suspense>
  );
}
