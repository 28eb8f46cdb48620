import { codeBlock } from "./code-block";
import { type HtmlElement, type HtmlNode, isContainer, isElement, isWordless } from "./element";
import { type InlineDialect, inlineMarkdown } from "./inline-markdown";
import { collapseSpace } from "./markdown-signs";
import { plainWords, type Run, type Style } from "./runs";
import { type Cell, gridOf, tableMarkdown } from "./table-markdown";

export type Block = { markdown: string; text: string; isParagraph?: boolean };

/** What the two readers of HTML see differently. */
export type HtmlDialect = InlineDialect & {
  topHeading: 1 | 2;
  /** Not between marks of lists, where dashes would be one rule with them. */
  rule: "---" | "***";
  /** Whether a table only lays out a page, so that its cells are read as blocks. */
  isLayout: (table: HtmlElement) => boolean;
  mostCellText: number;
  styleIn: (element: HtmlElement, around: Style) => Style;
  /** What stands for an element without words, such as a picture: words, Markdown, or nothing; undefined for one that is read. */
  standIn: (element: HtmlElement) => { text: string } | { source: string } | null | undefined;
};

/** Lists and quotes within each other; the renderer stops at 20. */
const DEEPEST_NESTING = 10;

export const plainStyle: Style = { marks: [], link: "", code: false };

/** The blocks of a text in Markdown of this repository's dialect, each with its words. */
export function blocksOfHtml(nodes: readonly HtmlNode[], dialect: HtmlDialect): Block[] {
  return new Writer(dialect, 0).write(nodes, plainStyle);
}

export function joinBlocks(blocks: readonly Block[], between = "\n\n"): Block {
  return {
    markdown: blocks.map(({ markdown }) => markdown).join(between),
    text: blocks
      .map(({ text }) => text)
      .filter(Boolean)
      .join("\n"),
  };
}

export function paragraphOf(runs: readonly Run[], dialect: InlineDialect): Block {
  return { markdown: inlineMarkdown(runs, dialect), text: plainWords(runs), isParagraph: true };
}

/** Where the words stand: a heading is bold by itself, a cell cannot hold code with a bar. */
type Place = "flow" | "heading" | "cell";

class Writer {
  private readonly blocks: Block[] = [];
  private runs: Run[] = [];

  constructor(
    private readonly dialect: HtmlDialect,
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
    if (!isElement(node)) {
      this.words(node, style);
      return;
    }
    const standIn = this.dialect.standIn(node);
    if (standIn && "text" in standIn) this.runs.push({ kind: "text", text: standIn.text, style });
    else if (standIn) this.runs.push({ kind: "source", source: standIn.source, style });
    else if (standIn === undefined && !isWordless(node.tag)) this.element(node, style);
  }

  private words(source: string, style: Style): void {
    const text = collapseSpace(source);
    // Such code would end the cell, or make the link a definition.
    const isPlain = (this.place === "cell" && text.includes("|")) || (style.link && text.includes("]"));
    const marks = this.place === "heading" ? style.marks.filter((mark) => mark !== "**") : style.marks;
    this.runs.push({ kind: "text", text, style: { ...style, marks, code: style.code && !isPlain } });
  }

  private element(element: HtmlElement, around: Style): void {
    const { tag, attributes, children } = element;
    const style = this.dialect.styleIn(element, around);
    if (tag === "br") this.runs.push({ kind: "break", style });
    else if (tag === "hr") this.add([{ markdown: this.depth > 0 ? "***" : this.dialect.rule, text: "" }]);
    else if (tag === "pre") this.add(codeBlock(element, this.classes));
    else if (/^h[1-6]$/.test(tag)) this.heading(element, Number(tag[1]));
    else if (tag === "blockquote") this.add(this.quote(children, style));
    else if (tag === "ul" || tag === "ol") this.add(this.list(element, style));
    else if (tag === "table") this.table(element, style);
    else if (isContainer(tag))
      this.add(this.inner(`${attributes.class ?? ""} ${this.classes.slice(0, 200)}`).write(children, style));
    else {
      if (tag === "rt") this.words("(", style);
      for (const child of children) this.node(child, style);
      if (tag === "rt") this.words(")", style);
    }
  }

  private inner(classes = "", deeper = 0, place = this.place): Writer {
    return new Writer(this.dialect, this.depth + deeper, classes, place);
  }

  private add(blocks: readonly Block[]): void {
    this.endParagraph();
    for (const block of blocks) this.blocks.push(block);
  }

  /** Two line breaks are the end of a paragraph, as people write it where they have no other; not in a heading or cell, which is one line. */
  private endParagraph(): void {
    let paragraph: Run[] = [];
    let breaks = 0;
    for (const run of [...this.runs, null]) {
      const isBlank = run?.kind === "text" && run.text.trim() === "";
      const next = this.place === "flow" ? breaks + 1 : 1;
      breaks = run?.kind === "break" ? next : isBlank ? breaks : 0;
      if (run && breaks < 2) paragraph.push(run);
      if (run && breaks !== 2) continue;
      const block = paragraphOf(paragraph, this.dialect);
      if (block.markdown !== "") this.blocks.push(block);
      paragraph = [];
    }
    this.runs = [];
  }

  private heading(element: HtmlElement, level: number): void {
    const style = this.dialect.styleIn(element, plainStyle);
    const blocks = this.inner("", 0, "heading").write(element.children, style);
    const { markdown, text } = oneLine(blocks, " ");
    const isHeading = markdown !== "" && blocks.every(({ isParagraph }) => isParagraph);
    const words = markdown.replace(/(?<= |^)#+$/, (signs) => signs.replaceAll("#", "\\#"));
    const number = Math.max(this.dialect.topHeading, level);
    this.add(isHeading ? [{ markdown: `${"#".repeat(number)} ${words}`, text }] : blocks);
  }

  private quote(children: readonly HtmlNode[], style: Style): Block[] {
    const isDeep = this.depth >= DEEPEST_NESTING;
    const blocks = this.inner("", 1).write(children, style);
    if (isDeep || blocks.length === 0) return blocks;
    const { markdown, text } = joinBlocks(blocks);
    return [{ markdown: markdown.replace(/^(?=.)/gm, "> ").replace(/^$/gm, ">"), text }];
  }

  private list(list: HtmlElement, style: Style): Block[] {
    const items: Block[][] = [];
    for (const child of list.children) {
      const isItem = isElement(child) && child.tag === "li";
      const within = isItem ? this.dialect.styleIn(child, style) : style;
      const blocks = this.inner("", 1).write(isItem ? child.children : [child], within);
      const isNested = isElement(child) && /^[uo]l$/.test(child.tag);
      if (isNested && items.length > 0) items.at(-1)?.push(...blocks);
      else if (blocks.length > 0) items.push(blocks);
    }
    if (this.depth >= DEEPEST_NESTING) return items.flat();
    const first = Number.parseInt(list.attributes.start ?? "1", 10);
    let number = list.tag === "ol" ? (first >= 0 && first < 1e8 ? first : 1) : null;
    const written = items.map((blocks) => {
      const isTight = blocks.every(({ markdown }, at) => at === 0 || /^(?:- |1\. )/.test(markdown));
      const { markdown, text } = joinBlocks(blocks, isTight ? "\n" : "\n\n");
      const marker = number === null ? "- " : `${number++}. `;
      return { markdown: marker + markdown.replace(/\n(?=.)/g, `\n${" ".repeat(marker.length)}`), text };
    });
    return written.length > 0 ? [joinBlocks(written, "\n")] : [];
  }

  private table(table: HtmlElement, style: Style): void {
    const captions = table.children.filter((child) => isElement(child) && child.tag === "caption");
    const grid = this.dialect.isLayout(table) ? null : gridOf(table, (cell) => this.cell(cell, style));
    const { mostCellText } = this.dialect;
    if (!grid || grid.rows.flat().some(({ text }) => text.length > mostCellText)) {
      this.add(this.inner(this.classes).write(table.children, style));
      return;
    }
    this.add(this.inner().write(captions, style));
    const text = grid.rows
      .map((row) =>
        row
          .map((cell) => cell.text)
          .join(" ")
          .trim(),
      )
      .join("\n");
    if (grid.rows.length > 0) this.add([{ markdown: tableMarkdown(grid), text }]);
  }

  private cell(cell: HtmlElement, style: Style): Cell {
    const blocks = this.inner("", 0, "cell").write(cell.children, this.dialect.styleIn(cell, style));
    return oneLine(blocks, this.dialect.allowsTags ? "<br>" : " ");
  }
}

function oneLine(blocks: readonly Block[], between: string): Block {
  const { markdown, text } = joinBlocks(blocks, between);
  return { markdown: markdown.replace(/\n\s*/g, between), text: text.replaceAll("\n", " ") };
}
