import { lazy, Suspense, useState } from "react";
import type { OpenDraft } from "./drafts/session/use-draft";
import type { ThemeSettings } from "./theme-settings";
import type { Problem } from "./use-problems";

const loaders = {
  drafts: () => import("./drafts/panel/DraftsPanel"),
  css: () => import("./CssDialog"),
  problems: () => import("./ProblemsDialog"),
  shortcuts: () => import("./ShortcutsDialog"),
};

const loaderNames = { versions: "drafts", beforeCopying: "problems" } as const;

/** The dialog that is open. One opens when its code is there: one that does not come must not take the text with it. */
export function useDialog(onNotLoaded: () => void) {
  const [open, setOpen] = useState<OpenDialog>(null);

  function show(name: Exclude<OpenDialog, null>): void {
    const loader = name === "versions" || name === "beforeCopying" ? loaderNames[name] : name;
    loaders[loader]().then(() => setOpen(name), onNotLoaded);
  }

  function closeDrafts(): void {
    setOpen((name) => (name === "drafts" || name === "versions" ? null : name));
  }

  return { open, show, close: () => setOpen(null), closeDrafts };
}

const DraftsPanel = lazy(() => loaders.drafts().then(({ DraftsPanel }) => ({ default: DraftsPanel })));
const CssDialog = lazy(() => loaders.css().then(({ CssDialog }) => ({ default: CssDialog })));
const ProblemsDialog = lazy(() =>
  loaders.problems().then(({ ProblemsDialog }) => ({ default: ProblemsDialog })),
);
const ShortcutsDialog = lazy(() =>
  loaders.shortcuts().then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

type OpenDialog = "drafts" | "versions" | "css" | "problems" | "beforeCopying" | "shortcuts" | null;

type EditorDialogsProps = {
  open: OpenDialog;
  onClose: () => void;
  draft: OpenDraft;
  themeSettings: ThemeSettings;
  onThemeSettings: (settings: ThemeSettings) => void;
  problems: Problem[];
  onCopyAnyway: () => void;
};

export function EditorDialogs(props: EditorDialogsProps) {
  const { open, onClose, draft, themeSettings, onThemeSettings, problems, onCopyAnyway } = props;
  const { session } = draft;
  if (!open) return null;
  const droppedRules = problems.reduce((sum, each) => sum + (each.kind === "css" ? each.count : 0), 0);
  return (
    <Suspense fallback={null}>
      {(open === "drafts" || open === "versions") && session && (
        <DraftsPanel draft={{ ...draft, session }} onClose={onClose} tab={open} />
      )}
      {open === "css" && (
        <CssDialog
          css={themeSettings.customCss}
          dropped={droppedRules}
          onApply={(customCss) => {
            onThemeSettings({ ...themeSettings, customCss });
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
