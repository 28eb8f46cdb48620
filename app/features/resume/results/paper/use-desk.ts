import { useRef, useState } from "react";
import type { Draft } from "../line/draft";

export const panes = ["next", "list", "job", "design"] as const;
export type Shown = { view: (typeof panes)[number] } | { view: "line"; line: string; draft?: Draft };

export type Desk = ReturnType<typeof useDesk>;

export function useDesk() {
  const [shown, setShown] = useState<Shown>({ view: "next" });
  const [isOpen, setOpen] = useState(false);
  const [isOriginal, setOriginal] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  return {
    shown,
    /** On a phone it lies over the paper only while it is asked for. */
    isOpen,
    show(next: Shown) {
      setShown(next);
      setOpen(true);
    },
    /** Back to the next step; on a phone the paper is free again. */
    close() {
      setShown({ view: "next" });
      setOpen(false);
    },
    isOriginal,
    compare: () => setOriginal(!isOriginal),
    paper,
    focusPaper: () => paper.current?.focus({ preventScroll: true }),
  };
}

/** On to what can be done in what lies beside the paper: the choice about a line, else what is typed; its header can wait. */
export function focusCard(): void {
  const card = document.querySelector("[data-beside] > :last-child");
  const first = "[aria-pressed], textarea, input, select";
  (card?.querySelector<HTMLElement>(first) ?? card?.querySelector("button"))?.focus();
}
