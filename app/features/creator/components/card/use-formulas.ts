import { useCallback, useRef, useState } from "react";
import { type Drawings, type Formula, keyOf, missingFormulas } from "../../card/formulas";

type Shapes = Drawings<HTMLElement>;

/** So many formulas are drawn before anybody has seen that they were not there. */
const DRAWN_AT_ONCE = 20;

/** The formulas of the text as they have been drawn; what draws them is fetched with the first. */
export function useFormulas() {
  const [drawings, setDrawings] = useState<Shapes>(new Map());
  const [state, setState] = useState<"done" | "drawing" | "failed">("done");
  const known = useRef<Shapes>(drawings);
  const wanted = useRef<Formula[] | null>(null);
  const failed = useRef("");
  const isBusy = useRef(false);
  const isThere = useRef(false);

  const drawWanted = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    failed.current = "";
    try {
      const { drawForCards } = await import("../../card/draw-formulas.client");
      for (let all = wanted.current; all; all = wanted.current) {
        const missing = missingFormulas(all, known.current);
        if (!isThere.current || missing.length > DRAWN_AT_ONCE) setState("drawing");
        const drawn = await drawForCards(missing);
        known.current = inUse(all, new Map([...known.current, ...drawn]));
        isThere.current = true;
        setDrawings(known.current);
        if (wanted.current === all) wanted.current = null;
      }
      setState("done");
    } catch (error) {
      console.error(error);
      failed.current = namesOf(wanted.current ?? []);
      isThere.current = false;
      setState("failed");
    }
    isBusy.current = false;
  }, []);

  /** Has the formulas of a text drawn, but not again what has just failed; true if what is missing comes at once. */
  const want = useCallback(
    (formulas: Formula[], missing: Formula[]): boolean => {
      const isKnown = missing.length === 0;
      wanted.current = isKnown ? null : formulas;
      if (isKnown) return false;
      if (namesOf(formulas) === failed.current) return false;
      void drawWanted();
      return isThere.current && missing.length <= DRAWN_AT_ONCE;
    },
    [drawWanted],
  );

  return { drawings, state, want, retry: drawWanted };
}

function namesOf(formulas: Formula[]): string {
  return formulas.map(keyOf).join("\n");
}

/** The drawings of a text's formulas, and those from which it is known how many equations they number. */
function inUse(formulas: Formula[], shapes: Shapes): Shapes {
  const keys = formulas.flatMap((formula) => [keyOf({ ...formula, first: 1 }), keyOf(formula)]);
  return new Map(
    keys.flatMap((key) => {
      const shape = shapes.get(key);
      return shape ? [[key, shape] as const] : [];
    }),
  );
}
