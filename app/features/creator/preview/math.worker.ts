import { escapeHtml } from "~/core/markdown/escape";
import { LONGEST_FORMULA } from "~/core/markdown/math";
import type { Equations } from "~/core/markdown/pieces";

type Katex = { renderToString(tex: string, options: object): string };

let katex: Katex | null = null;
let asked = false;

/** Where the library leaves the number of an equation to a counter of the page, which stands apart in a shadow tree and in a copy. */
const numberPlace = /<span class="eqn-num[^"]*"([^>]*)><\/span>/;

/**
 * A formula as HTML that a screen reader names by its source, with the numbers of its equations after it; or null while the
 * library is not loaded.
 */
export function math(tex: string, display: boolean): string | Equations | null {
  if (!katex || tex.length > LONGEST_FORMULA) return null;
  // Between two parts stand the attributes of the place.
  const parts = drawn(katex, tex, display).split(numberPlace);
  const count = (parts.length - 1) / 2;
  const html = (first: number) => {
    const numbers = Array.from({ length: count }, (_, index) => `(${first + index})`);
    const numbered = parts.map((part, index) =>
      index % 2 ? `<span class="equation-number"${part}>${numbers[(index - 1) / 2]}</span>` : part,
    );
    const name = [escapeHtml(tex.trim()), ...numbers].join(" ");
    return numbered
      .join("")
      .replace('<span class="katex">', () => `<span class="katex" role="math" aria-label="${name}">`);
  };
  return count > 0 ? { kind: "equations", count, html } : html(1);
}

/** What is nested so deeply that the library, which calls itself for every level, gives up stays as its source. */
function drawn(library: Katex, tex: string, display: boolean): string {
  try {
    return library.renderToString(tex, {
      displayMode: display,
      output: "html",
      throwOnError: false,
      trust: false,
      strict: "ignore",
      maxSize: 20,
      maxExpand: 200,
    });
  } catch (error) {
    if (error instanceof RangeError) return `<code>${escapeHtml(tex)}</code>`;
    throw error;
  }
}

/** Loads the library; null if it was asked for before. */
export function loadMath(): Promise<void> | null {
  if (asked) return null;
  asked = true;
  return import("katex").then((loaded) => {
    katex = loaded.default;
  });
}
