import { Parser } from "htmlparser2";
import { renderMarkdown } from "~/core/markdown/dialect";

/** A heading, paragraph, list item or table row. `lead` is how many characters at its start are bold. */
export type TextBlock = {
  text: string;
  heading: number | null;
  bullet: boolean;
  lead: number;
  links: string[];
};

const blockTags = /^(?:h[1-6]|p|ul|ol|li|pre|blockquote|hr|tr|table|div|section|article|br)$/;
const hiddenTags = /^(?:script|style|template|title)$/;

/** The texts of HTML in their order, one for each that begins a line of its own; reads a stream, so depth costs nothing. */
export function htmlBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  // Pieces, as a text that grows and is looked at after each of them would be copied each time.
  let pieces: string[] = [];
  let length = 0;
  let endsBlank = true;
  let lead = 0;
  let links: string[] = [];
  let heading: number | null = null;
  let startsItem = false;
  let hidden = 0;
  let bold = 0;

  function end(): void {
    const tidy = pieces.join("").trimEnd();
    if (tidy !== "") {
      const bullet = startsItem && heading === null;
      blocks.push({ text: tidy, heading, bullet, lead: Math.min(lead, tidy.length), links });
      startsItem = false;
    }
    pieces = [];
    length = 0;
    endsBlank = true;
    lead = 0;
    links = [];
  }

  function add(piece: string): void {
    const flat = piece.replace(/\s+/g, " ");
    const fresh = endsBlank ? flat.trimStart() : flat;
    if (fresh === "") return;
    if (bold > 0 && lead === length) lead += fresh.length;
    pieces.push(fresh);
    length += fresh.length;
    endsBlank = fresh.endsWith(" ");
  }

  /** A tab in place of the blank before it: a text never ends in two. */
  function startCell(): void {
    if (length === 0) return;
    if (endsBlank) {
      pieces.push(pieces.pop()?.slice(0, -1) ?? "");
      length -= 1;
    }
    pieces.push("\t");
    length += 1;
    endsBlank = true;
  }

  const parser = new Parser({
    onopentag(name, { href }) {
      if (blockTags.test(name)) end();
      if (hiddenTags.test(name)) hidden++;
      if (name === "strong" || name === "b") bold++;
      if (name === "li") startsItem = true;
      if (/^h[1-6]$/.test(name)) heading = Number(name[1]);
      if (name === "td" || name === "th") startCell();
      if (name === "a" && href && /^(?:https?|mailto|tel):/i.test(href)) links.push(href);
    },
    onclosetag(name) {
      if (blockTags.test(name)) end();
      if (hiddenTags.test(name)) hidden--;
      if (name === "strong" || name === "b") bold--;
      if (name === "li") startsItem = false;
      if (/^h[1-6]$/.test(name)) heading = null;
    },
    ontext(piece) {
      if (hidden === 0) add(piece);
    },
  });
  parser.end(html);
  end();
  return blocks;
}

export function markdownBlocks(markdown: string): TextBlock[] {
  return htmlBlocks(renderMarkdown(markdown, { breaks: false, footnotes: null }));
}
