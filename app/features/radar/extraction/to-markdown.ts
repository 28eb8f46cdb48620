import { linkAddress } from "./address";
import { codeBlock } from "./code-block";
import { withoutHidden } from "./hidden";
import { type HtmlElement, type HtmlNode, isContainer, isElement, readTree } from "./html-tree";
import { inlineMarkdown, type Mark, plainWords, type Run, type Style } from "./markdown-inline";
import { type Cell, cellsOf, tableMarkdown } from "./markdown-table";
import { collapsed } from "./markdown-text";
import { pictureAddress } from "./picture";

type Block = { markdown: string; text: string; isParagraph?: boolean };

/** Characters of Markdown; what is shown of an article ends there too. */
export const LONGEST_MARKDOWN = 200_000;

/** Elements within each other that a text may need, and all of them. What is more is taken off, and its words stay. */
const limits = { depth: 100, elements: 50_000, beyond: "flatten" } as const;

/** Lists and quotes within each other; the renderer stops at 20. */
const DEEPEST_NESTING = 10;

const LONGEST_ALT = 200;

const names = (list: string) => new Set(list.split(" "));

/** What is no part of a text: what operates a page, and what comes from elsewhere. */
const dropped = names(
  "base button embed head iframe input link map meta meter noscript object param progress rp script source title track",
);

const marks: Record<string, Mark> = {
  ...{ b: "**", strong: "**", i: "*", em: "*", cite: "*" },
  ...{ del: "~~", s: "~~", strike: "~~" },
};

const plain: Style = { mark: "", link: "", code: false };

/** Untrusted HTML as Markdown of this repository's dialect without any HTML, and as plain text in lines. Links are absolute http,
 * https or mailto addresses, pictures http or https ones, and what a reader does not see is left out. At most `LONGEST_MARKDOWN`
 * characters, cut between blocks. With `ends`, what begins a block that ends the text, and how much is above; not at its very head. Never throws. */
export function toMarkdown(
  html: string,
  baseUrl: string,
  ends?: (text: string, above: number) => boolean,
): { markdown: string; text: string } {
  const root = withoutHidden(readTree(html, limits).root, false);
  const blocks = new Writer(baseUrl, 0).write(root.children, plain);
  return joinedBlocks(withinLimit(ends ? until(blocks, ends) : blocks));
}

/** Characters that are a text by themselves. */
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

function withinLimit(blocks: readonly Block[]): readonly Block[] {
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
    return paragraphOf([{ kind: "text", text: beginning, style: plain }]);
  });
}

function joinedBlocks(blocks: readonly Block[], between = "\n\n"): Block {
  return {
    markdown: blocks.map(({ markdown }) => markdown).join(between),
    text: blocks
      .map(({ text }) => text)
      .filter(Boolean)
      .join("\n"),
  };
}

function paragraphOf(runs: readonly Run[]): Block {
  return { markdown: inlineMarkdown(runs), text: plainWords(runs), isParagraph: true };
}

/** Where the words stand: a heading is bold by itself, a cell cannot hold code with a bar. */
type Place = "flow" | "heading" | "cell";

/** Writes what stands in one container. */
class Writer {
  private readonly blocks: Block[] = [];
  private runs: Run[] = [];

  constructor(
    private readonly base: string,
    private readonly depth: number,
    private readonly classes = "",
    private readonly place: Place = "flow",
  ) {}

  write(nodes: readonly HtmlNode[], style: Style): Block[] {
    for (const node of nodes) this.node(node, style);
    this.endParagraph();
    return this.blocks;
  }

  private node(node: HtmlNode, style: Style): void {
    if (!isElement(node)) this.words(node, style);
    else if (!dropped.has(node.tag)) this.element(node, style);
  }

  private words(source: string, style: Style): void {
    const text = collapsed(source);
    // Such code would end the cell, or make the link a definition.
    const isPlain = (this.place === "cell" && text.includes("|")) || (style.link && text.includes("]"));
    this.runs.push({ kind: "text", text, style: isPlain ? { ...style, code: false } : style });
  }

  private element(element: HtmlElement, style: Style): void {
    const { tag, attributes, children } = element;
    if (tag === "br") this.runs.push({ kind: "break", style });
    else if (tag === "img") this.picture(attributes, style);
    else if (tag === "hr") this.add([{ markdown: "***", text: "" }]);
    else if (tag === "pre") this.add(codeBlock(element, this.classes));
    else if (/^h[1-6]$/.test(tag)) this.heading(element, Number(tag[1]));
    else if (tag === "blockquote") this.add(this.quote(children, style));
    else if (tag === "ul" || tag === "ol") this.add(this.list(element, style));
    else if (tag === "table") this.table(element, style);
    else if (isContainer(tag)) {
      const within = tag === "dt" ? { ...style, mark: "**" as const } : style;
      this.add(this.inner(`${attributes.class ?? ""} ${this.classes.slice(0, 200)}`).write(children, within));
    } else this.inline(element, style);
  }

  private inline({ tag, attributes, children }: HtmlElement, around: Style): void {
    const style = { ...around };
    if (tag === "a" && !around.link) style.link = linkAddress(attributes.href, this.base) ?? "";
    if (tag === "code" || tag === "tt" || tag === "kbd" || tag === "samp") style.code = true;
    const mark = marks[tag] ?? "";
    if (this.place !== "heading" || mark !== "**") style.mark ||= mark;
    if (style.code) style.mark = "";
    if (tag === "rt") this.node("(", style);
    for (const child of children) this.node(child, style);
    if (tag === "rt") this.node(")", style);
  }

  private picture(attributes: Record<string, string>, style: Style): void {
    const alt = collapsed(attributes.alt ?? "")
      .trim()
      .slice(0, LONGEST_ALT)
      .toWellFormed();
    const address = pictureAddress(attributes, this.base);
    if (/^\p{Extended_Pictographic}/u.test(alt)) this.runs.push({ kind: "text", text: alt, style });
    else if (address) this.runs.push({ kind: "picture", alt, address, style });
  }

  private inner(classes = "", deeper = 0, place = this.place): Writer {
    return new Writer(this.base, this.depth + deeper, classes, place);
  }

  private add(blocks: readonly Block[]): void {
    this.endParagraph();
    for (const block of blocks) this.blocks.push(block);
  }

  /** Two line breaks are the end of a paragraph, as people write it where they have no other. */
  private endParagraph(): void {
    let paragraph: Run[] = [];
    let breaks = 0;
    for (const run of [...this.runs, null]) {
      const isBlank = run?.kind === "text" && run.text.trim() === "";
      breaks = run?.kind === "break" ? breaks + 1 : isBlank ? breaks : 0;
      if (run && breaks < 2) paragraph.push(run);
      if (run && breaks !== 2) continue;
      const block = paragraphOf(paragraph);
      if (block.markdown !== "") this.blocks.push(block);
      paragraph = [];
    }
    this.runs = [];
  }

  private heading(element: HtmlElement, level: number): void {
    const blocks = this.inner("", 0, "heading").write(element.children, plain);
    const { markdown, text } = oneLine(blocks);
    const isHeading = markdown !== "" && blocks.every(({ isParagraph }) => isParagraph);
    const words = markdown.replace(/(?<= )#+$/, (signs) => signs.replaceAll("#", "\\#"));
    this.add(isHeading ? [{ markdown: `${"#".repeat(Math.max(2, level))} ${words}`, text }] : blocks);
  }

  private quote(children: readonly HtmlNode[], style: Style): Block[] {
    const isDeep = this.depth >= DEEPEST_NESTING;
    const blocks = this.inner("", 1).write(children, style);
    if (isDeep || blocks.length === 0) return blocks;
    const { markdown, text } = joinedBlocks(blocks);
    return [{ markdown: markdown.replace(/^(?=.)/gm, "> ").replace(/^$/gm, ">"), text }];
  }

  private list(list: HtmlElement, style: Style): Block[] {
    const items: Block[][] = [];
    for (const child of list.children) {
      const nodes = isElement(child) && child.tag === "li" ? child.children : [child];
      const blocks = this.inner("", 1).write(nodes, style);
      const isNested = isElement(child) && /^[uo]l$/.test(child.tag);
      if (isNested && items.length > 0) items.at(-1)?.push(...blocks);
      else if (blocks.length > 0) items.push(blocks);
    }
    if (this.depth >= DEEPEST_NESTING) return items.flat();
    const first = Number.parseInt(list.attributes.start ?? "1", 10);
    let number = list.tag === "ol" ? (first >= 0 && first < 1e8 ? first : 1) : null;
    const written = items.map((blocks) => {
      const isTight = blocks.every(({ markdown }, at) => at === 0 || /^(?:- |1\. )/.test(markdown));
      const { markdown, text } = joinedBlocks(blocks, isTight ? "\n" : "\n\n");
      const marker = number === null ? "- " : `${number++}. `;
      return { markdown: marker + markdown.replace(/\n(?=.)/g, `\n${" ".repeat(marker.length)}`), text };
    });
    return written.length > 0 ? [joinedBlocks(written, "\n")] : [];
  }

  private table(table: HtmlElement, style: Style): void {
    const captions = table.children.filter((child) => isElement(child) && child.tag === "caption");
    const cells = cellsOf(table, (cell) => this.cell(cell, style));
    if (!cells) {
      this.add(this.inner(this.classes).write(table.children, style));
      return;
    }
    this.add(this.inner().write(captions, style));
    const text = cells
      .map((row) =>
        row
          .map((cell) => cell.text)
          .join(" ")
          .trim(),
      )
      .join("\n");
    if (text.trim() !== "" || cells.flat().some(({ markdown }) => markdown !== ""))
      this.add([{ markdown: tableMarkdown(cells), text }]);
  }

  private cell(cell: HtmlElement, style: Style): Cell {
    return oneLine(this.inner("", 0, "cell").write(cell.children, style));
  }
}

function oneLine(blocks: readonly Block[]): Block {
  const { markdown, text } = joinedBlocks(blocks, " ");
  return { markdown: markdown.replace(/\n\s*/g, " "), text: text.replaceAll("\n", " ") };
}
