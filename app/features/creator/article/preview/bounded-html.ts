import { escapeHtml } from "~/core/markdown/escape";

const formatting = new Set("a b big code em font i nobr s small strike strong tt u".split(" "));

/** Elements that hold nothing, or that the next one of their kind closes: they make no depth of their own. */
const flat = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot colgroup option optgroup rt rp".split(
    " ",
  ),
);

/** What one block may hold before the browser's own parser, not ours, would freeze the page. */
const limits = {
  /** The parser opens every unclosed formatting element again in each paragraph: n tags become n² elements. */
  openFormatting: 60,
  /** Laying out tables within tables, or thousands of boxes within each other, takes a browser minutes. */
  depth: 400,
  attributes: 120,
  tags: 40_000,
};

const LONGEST_SOURCE = 20_000;

/** The HTML if a browser can build it in reasonable time; otherwise the beginning of its source as text, and `cut` is true. */
export function boundedHtml(html: string, written = () => html): { html: string; cut: boolean } {
  if (html.length < 200 || isBounded(html)) return { html, cut: false };
  const source = written();
  const beginning = source.slice(0, LONGEST_SOURCE).toWellFormed();
  const shown = source.length > LONGEST_SOURCE ? `${beginning} …` : source;
  return { html: `<pre><code>${escapeHtml(shown)}</code></pre>`, cut: true };
}

function isBounded(html: string): boolean {
  let tags = 0;
  let open = 0;
  let depth = 0;
  let at = html.indexOf("<");
  while (at !== -1) {
    const tag = tagAt(html, at);
    if (tag) {
      if (!tag.closes) tags++;
      if (formatting.has(tag.name)) open = Math.max(0, open + (tag.closes ? -1 : 1));
      if (!flat.has(tag.name)) depth = Math.max(0, depth + (tag.closes ? -1 : 1));
      if (
        depth > limits.depth ||
        open > limits.openFormatting ||
        tags > limits.tags ||
        tag.attributes > limits.attributes
      )
        return false;
    }
    at = html.indexOf("<", tag ? tag.end : at + 1);
  }
  return true;
}

function tagAt(html: string, start: number) {
  const closes = html[start + 1] === "/";
  let at = start + (closes ? 2 : 1);
  const nameStart = at;
  while (isNameCharacter(html.charCodeAt(at))) at++;
  if (at === nameStart) return null;
  const name = html.slice(nameStart, at).toLowerCase();
  let attributes = 0;
  let quote = "";
  for (; at < html.length; at++) {
    const character = html[at] ?? "";
    if (quote) {
      if (character === quote) quote = "";
    } else if (character === ">") break;
    else if (character === '"' || character === "'") quote = character;
    else if (character === " " || character === "/" || character === "\n" || character === "\t") attributes++;
  }
  return { name, closes, attributes, end: at };
}

function isNameCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
