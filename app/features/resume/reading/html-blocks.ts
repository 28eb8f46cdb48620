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
  let text = "";
  let lead = 0;
  let links: string[] = [];
  let heading: number | null = null;
  let startsItem = false;
  let hidden = 0;
  let bold = 0;

  function end(): void {
    const tidy = text.trimEnd();
    if (tidy !== "") {
      const bullet = startsItem && heading === null;
      blocks.push({ text: tidy, heading, bullet, lead: Math.min(lead, tidy.length), links });
      startsItem = false;
    }
    text = "";
    lead = 0;
    links = [];
  }

  function add(piece: string): void {
    const flat = piece.replace(/\s+/g, " ");
    const fresh = text === "" || text.endsWith(" ") || text.endsWith("\t") ? flat.trimStart() : flat;
    if (bold > 0 && lead === text.length) lead += fresh.length;
    text += fresh;
  }

  const parser = new Parser({
    onopentag(name, { href }) {
      if (blockTags.test(name)) end();
      if (hiddenTags.test(name)) hidden++;
      if (name === "strong" || name === "b") bold++;
      if (name === "li") startsItem = true;
      if (/^h[1-6]$/.test(name)) heading = Number(name[1]);
      if ((name === "td" || name === "th") && text !== "") text = `${text.trimEnd()}\t`;
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
