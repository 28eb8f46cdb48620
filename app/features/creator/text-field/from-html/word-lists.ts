import { type HtmlElement, type HtmlNode, isElement } from "~/core/html/element";
import { findElements, shownText, styleOf } from "./html-tree";

/** Word copies an item of a list as a paragraph of a level with its mark before it. */
export function isWordItem(node: HtmlNode): node is HtmlElement {
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

export function nestWordItems(nodes: readonly HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  let open: { level: number; list: HtmlElement }[] = [];
  for (const node of nodes) {
    if (!isWordItem(node)) {
      if (isElement(node) || node.trim()) open = [];
      result.push(node);
      continue;
    }
    const level = Number(/level(\d+)/.exec(styleOf(node, "mso-list"))?.[1] ?? 1);
    const mark = findElements(node, isMark).map(shownText).join("").trim();
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
