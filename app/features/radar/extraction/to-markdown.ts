import { firstOf, type HtmlElement } from "~/core/html/element";
import { collapseSpace, linkDestination } from "~/core/html/markdown-signs";
import type { Mark, Style } from "~/core/html/runs";
import {
  type Block,
  blocksOfHtml,
  type HtmlDialect,
  joinBlocks,
  paragraphOf,
  plainStyle,
} from "~/core/html/write-markdown";
import { findAutolinks } from "~/core/markdown/autolink";
import { linkAddress, pictureAddress } from "./addresses";
import { withoutHidden } from "./hidden";
import { readTree } from "./html-tree";

export const LONGEST_MARKDOWN = 200_000;

/** Elements within each other that a text may need, and all of them. What is more is taken off, and its words stay. */
const limits = { depth: 100, elements: 50_000, beyond: "flatten" } as const;

const LONGEST_ALT = 200;

const structure = new Set("table ul ol dl pre blockquote h1 h2 h3 h4 h5 h6 hr".split(" "));

const marks: Record<string, Mark> = {
  ...{ b: "**", strong: "**", i: "*", em: "*", cite: "*", dt: "**" },
  ...{ del: "~~", s: "~~", strike: "~~" },
};

/** Without any HTML, and with one mark at most, which always renders. */
function dialectOf(baseUrl: string): HtmlDialect {
  return {
    topHeading: 2,
    rule: "***",
    allowsTags: false,
    mostCellText: 600,
    escape: (text, within) => (within === "" ? linkedText(text) : escapeMarkdown(text)),
    isLayout: (table) =>
      table.attributes.role === "presentation" || firstOf(table, ({ tag }) => structure.has(tag)) !== null,
    styleIn: ({ tag, attributes }, around): Style => {
      const code = around.code || /^(?:code|tt|kbd|samp)$/.test(tag);
      const mark = marks[tag];
      const link = around.link || (tag === "a" && linkAddress(attributes.href, baseUrl)) || "";
      return { code, link, marks: code ? [] : mark && around.marks.length === 0 ? [mark] : around.marks };
    },
    standIn: (element) => (element.tag === "img" ? pictureOf(element, baseUrl) : undefined),
  };
}

function pictureOf({ attributes }: HtmlElement, baseUrl: string): ReturnType<HtmlDialect["standIn"]> {
  const alt = collapseSpace(attributes.alt ?? "")
    .trim()
    .slice(0, LONGEST_ALT)
    .toWellFormed();
  if (/^\p{Extended_Pictographic}/u.test(alt)) return { text: alt };
  const address = pictureAddress(attributes, baseUrl);
  return address === null ? null : { source: `![${escapeMarkdown(alt)}](${linkDestination(address)})` };
}

/** Untrusted HTML as Markdown of our dialect without any HTML, and as plain text in lines. Links are absolute http, https or mailto,
 * pictures http or https, and what a reader does not see is left out; cut between blocks at `LONGEST_MARKDOWN`. `ends` says what begins
 * a block that ends the text, given the share that is above. Never throws. */
export function toMarkdown(
  html: string,
  baseUrl: string,
  ends?: (text: string, above: number) => boolean,
): { markdown: string; text: string } {
  const dialect = dialectOf(baseUrl);
  const root = withoutHidden(readTree(html, limits).root, false);
  const blocks = blocksOfHtml(root.children, dialect);
  return joinBlocks(withinLimit(ends ? until(blocks, ends) : blocks, dialect));
}

const SHORTEST_TEXT = 200;

/** The links in a row at the foot of a page that was written by hand, below a line. */
const footLinks = /^\W{0,9}\[[^\]\n]{1,80}\]\([^)\s]{1,500}\) ?\\?[|·•/] ?\[/;

function until(blocks: readonly Block[], ends: (text: string, above: number) => boolean): readonly Block[] {
  const total = blocks.reduce((sum, { text }) => sum + text.length, 0);
  let length = 0;
  const end = blocks.findIndex(({ text, markdown }, at) => {
    const isFoot = markdown === "***" && length > total / 2 && footLinks.test(blocks[at + 1]?.markdown ?? "");
    if (length >= SHORTEST_TEXT && (isFoot || (!markdown.includes("![") && ends(text, length / total))))
      return true;
    length += text.length;
    return false;
  });
  return end < 0 ? blocks : blocks.slice(0, end);
}

function withinLimit(blocks: readonly Block[], dialect: HtmlDialect): readonly Block[] {
  let length = 0;
  let end = 0;
  for (; end < blocks.length; end += 1) {
    length += (blocks[end]?.markdown.length ?? 0) + 2;
    if (length > LONGEST_MARKDOWN) break;
  }
  if (end > 0) return blocks.slice(0, end);
  return blocks.slice(0, 1).map(({ text }) => {
    const beginning = text
      .slice(0, LONGEST_MARKDOWN / 4)
      .toWellFormed()
      .replace(/\s+/g, " ");
    return paragraphOf([{ kind: "text", text: beginning, style: plainStyle }], dialect);
  });
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]~<]|&(?=[#\w])|=(?==)|@(?=\w)|:(?=\/\/)/g, "\\$&")
    .replace(/www\./gi, (found) => `${found.slice(0, 3)}\\.`);
}

/** Plain text as it is written: bare web addresses become links, whatever else has a meaning loses it. */
export function linkedText(text: string): string {
  if (!text.includes("://")) return escapeMarkdown(text);
  let markdown = "";
  let end = 0;
  for (const link of findAutolinks(text)) {
    const address = text.slice(link.start, link.end);
    if (!/^https?:\/\/[^>\\\p{Cc}]*$/iu.test(address)) continue;
    markdown += `${escapeMarkdown(text.slice(end, link.start))}<${address}>`;
    end = link.end;
  }
  return markdown + escapeMarkdown(text.slice(end));
}

/** A page with less than this is a wall, an error or a stub. */
const SHORTEST_PAGE = 200;

type Text = { markdown: string; text: string };

/** The longer of what the feed and the page (null: not read) hold of an item; `url` is for links of the feed that are not absolute. */
export function chooseText(
  feedHtml: string,
  page: Text | null,
  url: string,
): Text & { from: "feed" | "page" } {
  const feed = toMarkdown(feedHtml, url);
  const isBetter = page !== null && page.text.length >= Math.max(SHORTEST_PAGE, feed.text.length);
  return isBetter ? { markdown: page.markdown, text: page.text, from: "page" } : { ...feed, from: "feed" };
}
