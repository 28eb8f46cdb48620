import { renderMarkdown } from "~/core/markdown/dialect";
import { htmlBlocks, type TextBlock } from "./html-blocks";

/** The headings, paragraphs and list items of Markdown in their order, without any markup. */
export function markdownBlocks(markdown: string): TextBlock[] {
  return htmlBlocks(renderMarkdown(markdown, { breaks: false, footnotes: null }));
}
