import { renderMarkdown } from "~/core/markdown/dialect";
import { escapeHtml } from "~/core/markdown/escape";
import { PREVIEW_LENGTH } from "./article-view";
import { sanitiseHtml } from "./sanitise";

/** What of a text is shown; no news is longer, and nobody's page should wait for one that is. */
const LONGEST_TEXT = 200_000;

export type Body = { html: string; text: string };

/** The texts that were rendered last: one that is read is read by many. */
const rendered = new Map<string, Body>();
const MOST_RENDERED = 32;

/** The Markdown of an article as markup that is safe to show, and as plain text in lines. */
export function renderBody(markdown: string): Body {
  const body = rendered.get(markdown) ?? render(markdown);
  rendered.delete(markdown);
  rendered.set(markdown, body);
  const [oldest] = rendered.keys();
  if (rendered.size > MOST_RENDERED && oldest !== undefined) rendered.delete(oldest);
  return body;
}

function render(markdown: string): Body {
  const shown = markdown.slice(0, LONGEST_TEXT);
  const source = shown === markdown ? markdown : `${shown.toWellFormed()} …`;
  return sanitiseHtml(renderMarkdown(source, { breaks: true, footnotes: null }));
}

export function beginningOf({ html, text }: Body): Body & { isCut: boolean } {
  const characters = [...text];
  const isCut = characters.length > PREVIEW_LENGTH || html.includes("<img ");
  const beginning = isCut ? `${characters.slice(0, PREVIEW_LENGTH).join("").trimEnd()}…` : text;
  const lines = beginning.split("\n").map((line) => `<p>${escapeHtml(line)}</p>`);
  return { text: beginning, html: lines.join("\n"), isCut };
}
