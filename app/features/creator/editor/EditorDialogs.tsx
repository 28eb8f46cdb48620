import { lazy, Suspense } from "react";
import type { Look } from "../article/editing/theme-settings";
import type { OpenDraft } from "./drafts/use-draft";
import type { Problem } from "./use-problems";

const loaders = {
  drafts: () => import("./drafts/DraftsPanel"),
  css: () => import("./CssDialog"),
  problems: () => import("./ProblemsDialog"),
  shortcuts: () => import("./ShortcutsDialog"),
};

/** Fetches what one dialog needs; rejects where it does not come. Once it came, the dialog opens at once. */
export async function loadDialog(name: Exclude<OpenDialog, null>): Promise<void> {
  if (name === "versions") await loaders.drafts();
  else if (name === "beforeCopying") await loaders.problems();
  else await loaders[name]();
}

/** Fetches what the dialogs need, so that they open when the network has gone. */
export async function loadDialogs(): Promise<void> {
  await Promise.all(Object.values(loaders).map((load) => load()));
}

const DraftsPanel = lazy(() => loaders.drafts().then(({ DraftsPanel }) => ({ default: DraftsPanel })));
const CssDialog = lazy(() => loaders.css().then(({ CssDialog }) => ({ default: CssDialog })));
const ProblemsDialog = lazy(() =>
  loaders.problems().then(({ ProblemsDialog }) => ({ default: ProblemsDialog })),
);
const ShortcutsDialog = lazy(() =>
  loaders.shortcuts().then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

export type OpenDialog = "drafts" | "versions" | "css" | "problems" | "beforeCopying" | "shortcuts" | null;

type EditorDialogsProps = {
  open: OpenDialog;
  onClose: () => void;
  draft: OpenDraft;
  look: Look;
  onLook: (look: Look) => void;
  problems: Problem[];
  onCopyAnyway: () => void;
};

/** The dialog that is open, if any; each is loaded when it is first asked for. */
export function EditorDialogs({
  open,
  onClose,
  draft,
  look,
  onLook,
  problems,
  onCopyAnyway,
}: EditorDialogsProps) {
  const { session } = draft;
  if (!open) return null;
  const droppedRules = problems.reduce((sum, each) => sum + (each.kind === "css" ? each.count : 0), 0);
  return (
    <Suspense fallback={null}>
      {(open === "drafts" || open === "versions") && session && (
        <DraftsPanel draft={{ ...draft, session }} open onOpenChange={onClose} tab={open} />
      )}
      {open === "css" && (
        <CssDialog
          css={look.customCss}
          dropped={droppedRules}
          onApply={(customCss) => {
            onLook({ ...look, customCss });
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {(open === "problems" || open === "beforeCopying") && (
        <ProblemsDialog
          problems={problems}
          onCopyAnyway={open === "beforeCopying" ? onCopyAnyway : undefined}
          onClose={onClose}
        />
      )}
      {open === "shortcuts" && <ShortcutsDialog onClose={onClose} />}
    </Suspense>
  );
}
