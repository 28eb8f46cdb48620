import { type MarkdownOptions, renderBlocks } from "./blocks";

/** A text as HTML, unsanitised: raw HTML in it passes through. Never throws. */
export function renderMarkdown(text: string, options: MarkdownOptions): string {
  return renderBlocks(text, options)
    .blocks.map(({ html }) => html)
    .join("");
}
