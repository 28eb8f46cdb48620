import { escapeHtml } from "~/core/markdown/escape";
import { LONGEST_FORMULA } from "~/core/markdown/math";

type Katex = { renderToString(tex: string, options: object): string };

let katex: Katex | null = null;
let asked = false;

/** A formula as HTML that a screen reader names by its source, or null while the library is not loaded. */
export function math(tex: string, display: boolean): string | null {
  if (!katex || tex.length > LONGEST_FORMULA) return null;
  const html = drawn(katex, tex, display);
  return html.replace(
    '<span class="katex">',
    `<span class="katex" role="math" aria-label="${escapeHtml(tex.trim())}">`,
  );
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
