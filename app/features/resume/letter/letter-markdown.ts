import { escapeMarkdown } from "../formats/markdown";
import { letterParagraphs } from "./letter";

/** The letter as Markdown: a paragraph a block, a hard break a line. */
export function letterMarkdown(text: string): string {
  const paragraphs = letterParagraphs(text).map((block) => block.map(escapeMarkdown).join("\\\n"));
  return paragraphs.length > 0 ? `${paragraphs.join("\n\n")}\n` : "";
}
