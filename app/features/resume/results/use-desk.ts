import { type RefObject, useRef, useState } from "react";
import type { Draft } from "./draft";

/** What lies beside the paper: the next step, all of them, how it fits the job, its looks, or the card of a line. */
export const panes = ["next", "list", "job", "design"] as const;
export type Shown = { view: (typeof panes)[number] } | { view: "line"; line: string; draft?: Draft };

export type Desk = {
  shown: Shown;
  /** On a phone it lies over the paper only while it is asked for. */
  isOpen: boolean;
  show(shown: Shown): void;
  /** Back to the next step; on a phone the paper is free again. */
  close(): void;
  paper: RefObject<HTMLDivElement>;
  /** Puts the focus on the paper, where the arrow keys go from line to line. */
  focusPaper(): void;
};

export function useDesk(): Desk {
  const [shown, setShown] = useState<Shown>({ view: "next" });
  const [isOpen, setOpen] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  return {
    shown,
    isOpen,
    show(next) {
      setShown(next);
      setOpen(true);
    },
    close() {
      setShown({ view: "next" });
      setOpen(false);
    },
    paper,
    focusPaper: () => paper.current?.focus({ preventScroll: true }),
  };
}
