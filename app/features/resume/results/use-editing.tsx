import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { SectionKind } from "~/core/resume";
import { useLatest } from "~/ui/use-latest";
import { usualHeading } from "../lexicon/standard-headings";
import { diffRows, type Row } from "./diff-rows";
import { changeOf, type Draft, lineOfDraft } from "./draft";
import { newId } from "./load-scorer.client";
import { askBeside } from "./row-questions";
import type { Tool } from "./tools";
import type { Decisions } from "./use-decisions";
import { useSheetFocus } from "./use-sheet-focus";
import { useUndo } from "./use-undo";

export type Editing = {
  decisions: Decisions;
  rows: Row[];
  /** The one text that is being written. */
  draft: Draft | null;
  /** While a menu is open the rows stay as they are. */
  holdStill(isStill: boolean): void;
  begin(draft: Draft): void;
  cancel(): void;
  /** Takes the typed text over; `stays` where the focus has gone elsewhere already. */
  commit(text: string, stays?: boolean): void;
  addSection(kind: SectionKind): void;
  use(tool: Tool): void;
  takeBack(ids: string[]): void;
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

/** The rows with what is asked beside them. A new question may set rows apart anew, so none comes while something is open. */
function useRows({ report, rejected, resume, questions }: Decisions, isStill: boolean): Row[] {
  const [asked, setAsked] = useState(questions);
  if (!isStill && asked !== questions) setAsked(questions);
  return useMemo(
    () => askBeside(diffRows(report.resume, resume, report.edits, rejected), asked, resume),
    [report, resume, rejected, asked],
  );
}

type EditingProviderProps = { decisions: Decisions; children: ReactNode };

export function EditingProvider({ decisions, children }: EditingProviderProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isStill, holdStill] = useState(false);
  const rows = useRows(decisions, isStill || draft !== null);
  const { focus, focusNear, follow } = useSheetFocus(sheet);
  const { language } = decisions.report.resume;

  const editing: Editing = {
    decisions,
    rows,
    draft,
    holdStill,
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
      holdStill(false);
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
  };
  useUndoKey(decisions);
  return (
    <Context.Provider value={editing}>
      <div ref={sheet} {...follow}>
        {children}
      </div>
    </Context.Provider>
  );
}

/** Ctrl or Cmd and Z, where no field has its own. */
function useUndoKey(decisions: Decisions) {
  const latest = useLatest(useUndo(decisions));
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
      if (!latest.current) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}
