import { useCallback, useRef, useState } from "react";
import type { Drawings, Formula } from "./formulas";

type Shapes = Drawings<HTMLElement>;

/** More than these take so long that their absence is seen anyway. */
const DRAWN_AT_ONCE = 20;

const HELD_MS = 400;

export function useFormulas() {
  const [drawings, setDrawings] = useState<Shapes>(new Map());
  const [state, setState] = useState<"done" | "drawing" | "failed">("done");
  const known = useRef<Shapes>(drawings);
  const wanted = useRef<Formula[] | null>(null);
  const failed = useRef("");
  const isBusy = useRef(false);
  const isThere = useRef(false);
  const heldSince = useRef<number | null>(null);

  const drawWanted = useCallback(async () => {
    setState("drawing");
    if (isBusy.current) return;
    isBusy.current = true;
    failed.current = "";
    const isWanted = (formula: Formula) => wanted.current?.some((each) => isSame(each, formula)) ?? false;
    try {
      const [{ drawForCards }, { drawingsInUse, missingFormulas }] = await Promise.all([
        import("./draw-formulas.client"),
        import("./formulas"),
      ]);
      for (let all = wanted.current; all; all = wanted.current) {
        const drawn = await drawForCards(missingFormulas(all, known.current), isWanted);
        isThere.current = true;
        if (!wanted.current) break;
        known.current = drawingsInUse(all, new Map([...known.current, ...drawn]));
        setDrawings(known.current);
        if (wanted.current === all) wanted.current = null;
      }
      setState("done");
    } catch (error) {
      console.error(error);
      failed.current = JSON.stringify(wanted.current ?? []);
      isThere.current = false;
      setState(wanted.current ? "failed" : "done");
    }
    isBusy.current = false;
  }, []);

  /** Draws the formulas of a text, but not again what has just failed; returns how many ms the cards wait for them. */
  const want = useCallback(
    (formulas: Formula[], missing: Formula[]): number => {
      if (missing.length === 0) {
        wanted.current = null;
        failed.current = "";
        heldSince.current = null;
        setState("done");
        return 0;
      }
      wanted.current = formulas;
      if (JSON.stringify(formulas) === failed.current) return 0;
      void drawWanted();
      if (!isThere.current || missing.length > DRAWN_AT_ONCE) return 0;
      heldSince.current ??= performance.now();
      return Math.max(0, HELD_MS - (performance.now() - heldSince.current));
    },
    [drawWanted],
  );

  return { drawings, state, want, retry: drawWanted };
}

function isSame(one: Formula, other: Formula): boolean {
  return one.tex === other.tex && one.display === other.display && one.first === other.first;
}
