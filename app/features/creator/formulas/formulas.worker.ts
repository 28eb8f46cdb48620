import { escapeHtml } from "~/core/markdown/escape";
import { LONGEST_FORMULA } from "~/core/markdown/math";
import type { Equations } from "~/core/markdown/notes";
import { type Drawn, ownReasons } from "./drawn-formula";
import { htmlOfDrawing } from "./html-of-drawing";

let draw: typeof import("./drawing.worker").drawFormula | null = null;
let asked = false;
let loads: Promise<unknown>[] = [];

/** Drawing takes milliseconds, and a paragraph is rendered at each key press. */
const known = new Map<string, Drawn>();
const MOST_KNOWN = 1000;
/** Whose letters did not come: not asked for again at each key press. */
const lacking = new Set<string>();

export function formula(tex: string, display: boolean): string | Equations | null {
  const drawn = drawnFormula(tex, display, 1);
  if (!drawn) return null;
  if (drawn.count === 0) return drawn.html;
  const html = (first: number) => (drawnFormula(tex, display, first) ?? drawn).html;
  return { kind: "equations", count: drawn.count, html };
}

/** Its equations are numbered from `first` on. One with an error is its source, as a `.broken-formula` whose title is the reason. */
export function drawnFormula(tex: string, display: boolean, first: number): Drawn | null {
  const key = `${display} ${first} ${tex}`;
  if (!draw || tex.length > LONGEST_FORMULA || lacking.has(key)) return null;
  const before = known.get(key);
  if (before) return before;
  let made: Drawn;
  try {
    const { drawn, count } = draw(tex, display, first);
    made = { html: htmlOfDrawing(drawn, { tex, display, first, count }), count, reason: null };
  } catch (error) {
    const load = error instanceof Error && "retry" in error && error.retry;
    if (load instanceof Promise) {
      loads.push(
        load.catch((failure) => {
          lacking.add(key);
          throw failure;
        }),
      );
      return null;
    }
    made = broken(tex, display, reasonIn(error));
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

/** One formula must not cost those around it: also what is nested too deeply for the library's recursion stays as its source. */
function reasonIn(error: unknown): string {
  if (error instanceof RangeError) return ownReasons.tooDeep;
  const isTold = typeof error === "object" && error !== null && "message" in error;
  return String(isTold ? error.message : error).replace(/\.$/, "");
}

function broken(tex: string, display: boolean, reason: string): Drawn {
  const apart = display ? "display:block;margin:1em 0;text-align:center;" : "";
  const names = `class="broken-formula${display ? " broken-display" : ""}" title="${escapeHtml(reason)}"`;
  const html = `<span ${names} style="${apart}color:#cc0001">${escapeHtml(tex.trim())}</span>`;
  return { html, count: 0, reason };
}

/** Loads what formulas wait for, if anything, so that they can be drawn then. */
export function loadFormulas(): Promise<unknown> | null {
  if (!asked) {
    asked = true;
    return import("./drawing.worker").then((loaded) => {
      draw = loaded.drawFormula;
    });
  }
  const begun = loads;
  loads = [];
  return begun.length > 0 ? Promise.all(begun) : null;
}
