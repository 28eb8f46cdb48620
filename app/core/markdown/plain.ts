import { renderMarkdown } from "./dialect";

const signs: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The text that a reader sees, without marks and tags: paragraphs part by a blank line, pictures are their alternative text. */
export function plainTextOf(text: string): string {
  return renderMarkdown(text, { breaks: true, footnotes: null })
    .replace(/<img [^<>]*?alt="([^"]*)"[^<>]*>/g, "$1")
    .replace(/<\/(?:p|h[1-6]|pre|table|blockquote)>\n/g, "\n\n")
    .replace(/<\/t[dh]>\n/g, " ")
    .replace(/<[a-zA-Z/!][^<>]*>/g, "")
    .replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
