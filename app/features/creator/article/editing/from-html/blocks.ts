import {
  find,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  isSilent,
  styleOf,
  textOf,
} from "./html-tree";
import { inlineMarkdown, type Run, runsOf, styleIn, type TextStyle } from "./inline";
import { tableMarkdown } from "./table";

const plain: TextStyle = { code: false, marks: new Set(), link: "" };

const blockTags = new Set(
  "p div section article main header footer aside nav figure figcaption address h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table hr dl dt dd details summary body html center form fieldset thead tbody tfoot tr td th caption".split(
    " ",
  ),
);

function holdsBlock(node: HtmlNode): boolean {
  return isElement(node) && (blockTags.has(node.tag) || node.children.some(holdsBlock));
}

function codeBlock(element: HtmlElement): string {
  const code = textOf(element)
    .replace(/\u00A0/g, " ")
    .replace(/^\n/, "")
    .trimEnd();
  if (!code) return "";
  const named = [element, ...find(element, ({ tag }) => tag === "code")].map(
    ({ attributes }) => attributes.class ?? "",
  );
  const language =
    /(?:language-|lang-|highlight-source-|brush:\s*)([\w+#-]+)/.exec(named.join(" "))?.[1] ?? "";
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function indented(text: string, by: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(by)}`);
}

function listMarkdown(list: HtmlElement, style: TextStyle): string {
  const first = Number.parseInt(list.attributes.start ?? "1", 10);
  let number = Number.isSafeInteger(first) && first >= 0 && first < 1e8 ? first : 1;
  const items: string[] = [];
  for (const child of list.children) {
    if (!isElement(child) || isSilent(child)) continue;
    const mark = list.tag === "ol" ? `${number}. ` : "- ";
    if (/^[uo]l$/.test(child.tag)) {
      // Some programs put a list beside the item that it belongs to.
      const words = listMarkdown(child, style);
      const last = items.pop();
      const width = last === undefined ? 0 : (/^(?:- |\d+\. )/.exec(last)?.[0].length ?? 2);
      items.push(last === undefined ? words : `${last}${indented(`\n${words}`, width)}`);
      continue;
    }
    const blocks = blocksOf(child.children, styleIn(child, style));
    const isTight = blocks.every((block, index) => index === 0 || /^(?:- |\d+\. )/.test(block));
    const words = blocks.join(isTight ? "\n" : "\n\n");
    if (!words) continue;
    items.push(mark + indented(words, mark.length));
    number += 1;
  }
  return items.join("\n");
}

function headingMarkdown(element: HtmlElement, level: number, style: TextStyle): string {
  const runs = element.children.flatMap((child) => runsOf(child, styleIn(element, style)));
  const light = runs.map((run) => ({
    ...run,
    marks: new Set([...run.marks].filter((mark) => mark !== "bold")),
  }));
  const words = inlineMarkdown(light)
    .replace(/\s*\n\s*/g, " ")
    .replace(/(?<= |^)(#+)$/, "\\$1");
  return words && `${"#".repeat(level)} ${words}`;
}

function blockOf(element: HtmlElement, style: TextStyle): string[] {
  const { tag, children } = element;
  const level = /^h([1-6])$/.exec(tag)?.[1] ?? (tag === "p" && hasClass(element, /^MsoTitle$/) ? "1" : "");
  if (level) return [headingMarkdown(element, Number(level), style)];
  if (tag === "ul" || tag === "ol") return [listMarkdown(element, style)];
  if (tag === "pre") return [codeBlock(element)];
  if (tag === "hr") return ["---"];
  if (tag === "blockquote") {
    const quoted = blocksOf(children, style).join("\n\n");
    return quoted ? [quoted.replace(/^(?=.)/gm, "> ").replace(/^$/gm, ">")] : [];
  }
  if (tag === "table") return tableMarkdown(element, (cell) => blocksOf(cell.children, styleIn(cell, style)));
  const [only] = children.filter((child) => isElement(child) && !isSilent(child));
  const isCode = hasClass(element, /^highlight/) && only && isElement(only) && only.tag === "pre";
  if (isCode) return [codeBlock({ ...only, attributes: element.attributes })];
  return blocksOf(children, styleIn(element, style));
}

export function blocksOf(children: readonly HtmlNode[], style: TextStyle = plain): string[] {
  const blocks: string[] = [];
  let runs: Run[] = [];

  function endParagraph(): void {
    const words = inlineMarkdown(runs);
    runs = [];
    if (words) blocks.push(words);
  }

  for (const node of children.some(isWordItem) ? nestedLists(children) : children) {
    if (isElement(node) && isSilent(node)) continue;
    if (!isElement(node) || !holdsBlock(node)) {
      runs.push(...runsOf(node, style));
      continue;
    }
    endParagraph();
    blocks.push(
      ...(blockTags.has(node.tag)
        ? blockOf(node, style)
        : blocksOf(node.children, styleIn(node, style))
      ).filter(Boolean),
    );
  }
  endParagraph();
  return blocks;
}

const structured = /^(?:h[1-6]|li|table|blockquote|hr|code|math|b|strong|i|em|del|s|strike|mark)$/;

function holdsStructure(node: HtmlNode): boolean {
  if (!isElement(node) || isSilent(node)) return false;
  const { tag, attributes, children } = node;
  const words = textOf(node).trim();
  const isLink =
    tag === "a" && /^(?:https?|mailto):/i.test(attributes.href ?? "") && words !== attributes.href;
  const isPicture = tag === "img" && /^https:/i.test(attributes.src ?? attributes["data-src"] ?? "");
  const style = styleIn(node, plain);
  const isMarked = words !== "" && (style.marks.size > 0 || hasClass(node, /^MsoTitle$/));
  const isTag =
    structured.test(tag) && !(tag === "b" && style.marks.size === 0) && (words !== "" || tag === "hr");
  if (isLink || isPicture || isMarked || isTag || isWordItem(node)) return true;
  return children.some(holdsStructure);
}

function isSource(node: HtmlNode): boolean {
  if (!isElement(node) || hasClass(node, /^highlight/)) return false;
  if (node.tag === "pre") return find(node, ({ tag }) => tag === "code").length === 0;
  if (
    /^pre/.test(styleOf(node, "white-space")) &&
    /mono|consol|courier|menlo/.test(styleOf(node, "font-family"))
  )
    return true;
  const shown = node.children.filter((child) => (isElement(child) ? !isSilent(child) : child.trim() !== ""));
  return shown.length > 0 && shown.every(isSource);
}

export function blocksOfTree(body: HtmlElement): string[] | null {
  const isCode = find(body, ({ tag }) => tag === "pre").length > 0;
  if (isSource(body) || !(isCode || holdsStructure(body))) return null;
  const blocks = blocksOf(body.children);
  return blocks.length > 0 ? blocks : null;
}

function isWordItem(node: HtmlNode): node is HtmlElement {
  return isElement(node) && /^(?:p|h[1-6])$/.test(node.tag) && /level\d/.test(styleOf(node, "mso-list"));
}

function isMark(element: HtmlElement): boolean {
  return styleOf(element, "mso-list") === "ignore";
}

function withoutMark(element: HtmlElement): HtmlElement {
  const children = element.children
    .filter((child) => !isElement(child) || !isMark(child))
    .map((child) => (isElement(child) ? withoutMark(child) : child));
  return { ...element, children };
}

function nestedLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let open: { level: number; list: HtmlElement }[] = [];
  for (const node of nodes) {
    if (!isWordItem(node)) {
      if (isElement(node) || node.trim()) open = [];
      result.push(node);
      continue;
    }
    const level = Number(/level(\d+)/.exec(styleOf(node, "mso-list"))?.[1] ?? 1);
    const mark = find(node, isMark).map(textOf).join("").trim();
    const numbered = /^[（(]?(\d+|[a-z]{1,5}|[一二三四五六七八九十]+)[.)）、]/i.exec(mark);
    const tag = numbered ? "ol" : "ul";
    const item: HtmlElement = { tag: "li", attributes: {}, children: withoutMark(node).children };
    open = open.filter((each) => each.level < level || (each.level === level && each.list.tag === tag));
    const last = open.at(-1);
    if (last?.level === level) {
      last.list.children.push(item);
      continue;
    }
    const start = /^\d+$/.test(numbered?.[1] ?? "") ? { start: numbered?.[1] ?? "1" } : undefined;
    const list: HtmlElement = { tag, attributes: { ...start }, children: [item] };
    const parent = last?.list.children.at(-1);
    if (parent && isElement(parent)) parent.children.push(list);
    else result.push(list);
    open.push({ level, list });
  }
  return result;
}
