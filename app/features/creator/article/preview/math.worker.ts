import { escapeHtml } from "~/core/markdown/escape";
import { LONGEST_FORMULA } from "~/core/markdown/math";
import type { Equations } from "~/core/markdown/pieces";
import { ownReasons } from "./formula-reasons";

type Katex = { renderToString(tex: string, options: object): string };

let katex: Katex | null = null;
let asked = false;

/** Where the library leaves the number of an equation to a counter of the page, which stands apart in a shadow tree and in a copy. */
const numberPlace = /<span class="eqn-num[^"]*"([^>]*)><\/span>/;

/** The colour of what the library cannot draw; hardly anybody's own choice, as it also tells that there is such a thing. */
const ERROR_COLOUR = "#cc0001";

/** A formula as HTML that a screen reader names by its source; null while the library is not loaded. One with an error is a
 * `.broken-formula` whose title is the reason. */
export function math(tex: string, display: boolean): string | Equations | null {
  if (!katex || tex.length > LONGEST_FORMULA) return null;
  const { html: whole, reason } = drawn(katex, tex, display);
  const names =
    reason === null ? 'class="katex"' : `class="katex broken-formula" title="${escapeHtml(reason)}"`;
  // Between two parts stand the attributes of the place.
  const parts = whole.split(numberPlace);
  const count = (parts.length - 1) / 2;
  const html = (first: number) => {
    const numbers = Array.from({ length: count }, (_, index) => `(${first + index})`);
    const numbered = parts.map((part, index) =>
      index % 2 ? `<span class="equation-number"${part}>${numbers[(index - 1) / 2]}</span>` : part,
    );
    const name = [escapeHtml(tex.trim()), ...numbers].join(" ");
    return numbered
      .join("")
      .replace('<span class="katex">', () => `<span ${names} role="math" aria-label="${name}">`);
  };
  return count > 0 ? { kind: "equations", count, html } : html(1);
}

type Drawn = { html: string; reason: string | null };

/** Commands that the library does not know are shown in a colour; what it fails at, or is nested too deeply for its recursion,
 * stays as its source: one formula must not cost those around it. */
function drawn(library: Katex, tex: string, display: boolean): Drawn {
  const options = {
    displayMode: display,
    output: "html",
    errorColor: ERROR_COLOUR,
    trust: false,
    strict: "ignore",
    maxSize: 20,
    maxExpand: 200,
  };
  try {
    const html = library.renderToString(tex, { ...options, throwOnError: true });
    return { html, reason: html.includes(ERROR_COLOUR) ? ownReasons.unsupported : null };
  } catch (error) {
    if (error instanceof RangeError) return asSource(tex, display, ownReasons.tooDeep);
    const reason = reasonOf(error);
    const html = withoutTheUnknown(library, tex, options);
    return html?.includes('<span class="katex">') ? { html, reason } : asSource(tex, display, reason);
  }
}

function withoutTheUnknown(library: Katex, tex: string, options: object): string | null {
  try {
    return library.renderToString(tex, { ...options, throwOnError: false });
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return String("rawMessage" in error ? error.rawMessage : error.message).replace(/\.$/, "");
}

function asSource(tex: string, display: boolean, reason: string): Drawn {
  const apart = display ? "display:block;margin:1em 0;text-align:center;" : "";
  const names = `class="broken-formula${display ? " broken-display" : ""}" title="${escapeHtml(reason)}"`;
  const html = `<span ${names} style="${apart}color:${ERROR_COLOUR}">${escapeHtml(tex.trim())}</span>`;
  return { html, reason };
}

export function loadMath(): Promise<void> | null {
  if (asked) return null;
  asked = true;
  return import("katex").then((loaded) => {
    katex = loaded.default;
  });
}
