import { useEffect, useReducer } from "react";
import type { Locale } from "~/core/locale";
import { emptyRow, type FocusRow } from "./focus-rows";

type Row = { id: number; row: FocusRow; isNew: boolean };
type State = { rows: Row[]; nextId: number; isEdited: boolean };
type Answer = { rows?: readonly FocusRow[]; problems?: object };
type Change =
  | { kind: "answer"; answer: Answer }
  | { kind: "add"; locale: Locale }
  | { kind: "remove"; id: number };

/** A row keeps its id, and so its fields when another goes. `isEdited` tells that the server's answer speaks of other rows. */
export function useRows(first: readonly FocusRow[], answer: Answer | undefined, locale: Locale) {
  const [state, change] = useReducer(changed, first, (rows) => replaced(rows, 0));
  useEffect(() => {
    if (answer) change({ kind: "answer", answer });
  }, [answer]);
  return {
    ...state,
    add: () => change({ kind: "add", locale }),
    remove: (id: number) => change({ kind: "remove", id }),
  };
}

function changed(state: State, change: Change): State {
  const { rows, nextId } = state;
  if (change.kind === "answer") {
    const { rows: made, problems } = change.answer;
    return made && !problems ? replaced(made, nextId) : { ...state, isEdited: false };
  }
  if (change.kind === "remove")
    return { ...state, rows: rows.filter(({ id }) => id !== change.id), isEdited: true };
  const added = { id: nextId, row: emptyRow(change.locale), isNew: true };
  return { rows: [...rows, added], nextId: nextId + 1, isEdited: true };
}

function replaced(rows: readonly FocusRow[], nextId: number): State {
  return {
    rows: rows.map((row, index) => ({ id: nextId + index, row, isNew: false })),
    nextId: nextId + rows.length,
    isEdited: false,
  };
}
