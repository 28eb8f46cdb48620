import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import type { SectionKind } from "~/core/resume";
import { toast } from "~/ui/toast-queue";
import { useLatest } from "~/ui/use-latest";
import { usualHeading } from "../lexicon/standard-headings";
import type { Row } from "./diff-rows";
import { changeOf, type Draft, lineOfDraft } from "./draft";
import { newId } from "./load-scorer.client";
import type { Tool } from "./tools";
import type { Decisions } from "./use-decisions";

export type Editing = {
  decisions: Decisions;
  rows: Row[];
  /** The one text that is being written. */
  draft: Draft | null;
  begin(draft: Draft): void;
  cancel(): void;
  /** Takes the typed text over; `stays` where the focus has gone elsewhere already. */
  commit(text: string, stays?: boolean): void;
  addSection(kind: SectionKind): void;
  use(tool: Tool): void;
  takeBack(ids: string[]): void;
  undo(): void;
  /** Puts the focus on the first of these that is there once the page has followed. */
  focus(...selectors: string[]): void;
  /** The same, else on the line that is then where the focus is now. */
  focusNear(...selectors: string[]): void;
};

const Context = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (!editing) throw new Error("There is no resume to edit here");
  return editing;
}

const lineAt = (id: string) => `[data-line="${CSS.escape(id)}"]`;
const menuOf = (id: string) => `[data-menu~="${CSS.escape(id)}"]`;
const backOf = (id: string) => `[data-back="${CSS.escape(id)}"]`;

/** Places that consist of entries begin with one; the others with a line. */
const withEntries: ReadonlySet<SectionKind> = new Set(["experience", "projects", "education", "activities"]);

type EditingProviderProps = { decisions: Decisions; rows: Row[]; children: ReactNode };

export function EditingProvider({ decisions, rows, children }: EditingProviderProps) {
  const { t } = useTranslation("results");
  const sheet = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { focus, focusNear } = useFocusAfter(sheet);
  const { language } = decisions.report.resume;

  const editing: Editing = {
    decisions,
    rows,
    draft,
    focus,
    focusNear,
    begin: setDraft,
    cancel() {
      if (draft?.kind === "write") focus(lineAt(draft.line));
      else if (draft) focus(`[data-row="${CSS.escape(draft.at)}"] button`);
      setDraft(null);
    },
    commit(text, stays = false) {
      if (!draft || draft.kind === "addSection") return;
      setDraft(null);
      const id = newId();
      const line = lineOfDraft(draft, id);
      const isEmpty = text.trim() === "";
      if (!stays && isEmpty) focusNear(backOf(line));
      else if (!stays) focus(lineAt(line));
      if (draft.kind === "write" || !isEmpty) decisions.change(changeOf(draft, text, id));
    },
    addSection(kind) {
      const section = newId();
      const at = `${section}:heading`;
      decisions.change({
        kind: "addSection",
        id: section,
        section: kind,
        heading: usualHeading(kind, language),
      });
      setDraft(
        withEntries.has(kind)
          ? { kind: "addEntry", at, section }
          : { kind: "addLine", at, owner: section, after: null, bullet: kind !== "summary" },
      );
    },
    use(tool) {
      if ("draft" in tool) return setDraft(tool.draft);
      setDraft(null);
      if (tool.change.kind === "remove") focusNear(backOf(tool.of));
      else focus(menuOf(tool.of), lineAt(tool.of));
      decisions.change(tool.change);
    },
    takeBack(ids) {
      focusNear(...ids.map(lineAt), ...ids.map(menuOf));
      decisions.takeBack(ids);
    },
    undo() {
      decisions.undo();
      toast(t("edit.undone"));
    },
  };
  useUndoKey(editing);
  return (
    <Context.Provider value={editing}>
      <div ref={sheet}>{children}</div>
    </Context.Provider>
  );
}

type Target = { selectors: string[]; index: number | null };

/** Finds where the focus goes once the page has followed a change: what is asked for, else what stands where it was. */
function useFocusAfter(sheet: RefObject<HTMLElement>) {
  const target = useRef<Target | null>(null);
  const lines = () => [...(sheet.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];

  useLayoutEffect(() => {
    if (!target.current) return;
    const { selectors, index } = target.current;
    target.current = null;
    const found = selectors.flatMap((selector) => sheet.current?.querySelector<HTMLElement>(selector) ?? []);
    const left = lines();
    const near = index === null ? undefined : left[Math.min(index, left.length - 1)];
    (found[0] ?? near)?.focus();
  });

  return useMemo(
    () => ({
      focus(...selectors: string[]) {
        target.current = { selectors, index: null };
      },
      focusNear(...selectors: string[]) {
        const here = document.activeElement;
        const above = [...(sheet.current?.querySelectorAll("[data-line]") ?? [])].filter(
          (line) => here && line.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        target.current = { selectors, index: above.length };
      },
    }),
    [sheet],
  );
}

/** Ctrl or Cmd and Z, where no field has its own. */
function useUndoKey({ decisions, undo }: Editing) {
  const latest = useLatest({ undo, canUndo: decisions.changes.length > 0 });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
      if (!latest.current.canUndo) return;
      event.preventDefault();
      latest.current.undo();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}
