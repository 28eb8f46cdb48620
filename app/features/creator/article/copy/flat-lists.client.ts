import { textNodesIn } from "./code-whitespace.client";

const taskMark = /^\s*([☐☑☒✅])\s*/u;
const blockTags = /^(P|H[1-6]|DIV|SECTION)$/;

/** Marks as text, lists within lists as one with indents: the editor of WeChat loses native markers and breaks nested lists. */
export function flattenLists(root: HTMLElement | DocumentFragment): void {
  for (const box of root.querySelectorAll<HTMLInputElement>("li input[type=checkbox]")) {
    box.replaceWith(box.checked ? "☑ " : "☐ ");
  }
  for (const list of root.querySelectorAll<HTMLElement>("ul, ol")) {
    if (list.dataset.flat !== undefined || !root.contains(list)) continue;
    const items = flatItems(list, 0, 0);
    list.dataset.flat = "";
    list.style.listStyle = "none";
    list.style.paddingLeft = "0";
    list.replaceChildren(...items);
  }
}

function flatItems(list: HTMLElement, depth: number, indent: number): HTMLElement[] {
  const marks = marksOf(list, depth);
  const width = Math.max(1.2, ...[...marks.values()].map(markWidth));
  const items: HTMLElement[] = [];
  for (const child of [...list.children]) {
    if (isList(child)) items.push(...flatItems(child, depth + 1, indent + width));
    else if (child instanceof HTMLLIElement) {
      const mark = marks.get(child) ?? bulletAt(depth);
      items.push(...itemParts(child, { mark, width, depth, indent }));
    }
  }
  return items;
}

type Place = { mark: string; width: number; depth: number; indent: number };

function itemParts(item: HTMLLIElement, place: Place): HTMLElement[] {
  const parts: HTMLElement[] = [];
  let part: HTMLElement = item;
  const nodes = [...item.childNodes];
  item.replaceChildren();
  indent(item, place);
  parts.push(item);
  for (const node of nodes) {
    if (isList(node)) {
      parts.push(...flatItems(node, place.depth + 1, place.indent + place.width));
      part = document.createElement("li");
      indent(part, place);
    } else if (!(node instanceof Text && /^[ \t\r\n]*$/.test(node.data) && !part.hasChildNodes())) {
      if (!parts.includes(part)) parts.push(part);
      part.appendChild(node);
    }
  }
  placeMark(item, place);
  return parts;
}

function indent(item: HTMLElement, { indent, width, depth }: Place) {
  item.style.listStyle = "none";
  item.style.paddingLeft = `${round(indent + width)}em`;
  item.dataset.depth = String(depth);
}

function placeMark(item: HTMLElement, { mark, width }: Place) {
  const first = item.firstElementChild;
  const leading = item.firstChild;
  const host =
    first && (leading === first || !leading?.textContent?.trim()) && blockTags.test(first.tagName)
      ? first
      : item;
  const task = takeTaskMark(host);
  const label = document.createElement("span");
  label.dataset.mark = "";
  label.style.cssText = `display:inline-block;width:${width}em;margin-left:-${width}em;white-space:nowrap`;
  label.textContent = `${task ?? mark}\u00a0`;
  host.insertBefore(label, host.firstChild);
}

function takeTaskMark(host: Element): string | null {
  const node = textNodesIn(host).find(({ data }) => data.trim() !== "");
  const found = node && taskMark.exec(node.data);
  if (found) node.data = node.data.slice(found[0].length);
  return found?.[1] ?? null;
}

function marksOf(list: HTMLElement, depth: number): Map<Element, string> {
  const items = [...list.children].filter((child) => child instanceof HTMLLIElement);
  if (!(list instanceof HTMLOListElement)) return new Map(items.map((item) => [item, bulletAt(depth)]));
  const step = list.reversed ? -1 : 1;
  let next = list.reversed && !list.hasAttribute("start") ? items.length : list.start;
  return new Map(
    items.map((item) => {
      const value = item.hasAttribute("value") ? item.value : next;
      next = value + step;
      return [item, numberMark(value, list.type)];
    }),
  );
}

function isList(node: Node): node is HTMLElement {
  return node instanceof HTMLUListElement || node instanceof HTMLOListElement;
}

function round(em: number): number {
  return Math.round(em * 100) / 100;
}

const bullets = ["•", "◦", "▪"];

export function bulletAt(depth: number): string {
  return bullets[Math.min(depth, bullets.length - 1)] ?? "•";
}

export function numberMark(value: number, type: string): string {
  if (type === "a" || type === "A") return `${cased(letters(value), type === "A")}.`;
  if (type === "i" || type === "I") return `${cased(roman(value), type === "I")}.`;
  return `${value}.`;
}

export function markWidth(mark: string): number {
  return Math.round((0.6 * [...mark].length + 0.6) * 100) / 100;
}

function cased(text: string, upper: boolean): string {
  return upper ? text.toUpperCase() : text;
}

function letters(value: number): string {
  if (value < 1) return String(value);
  const rest = Math.floor((value - 1) / 26);
  return (rest > 0 ? letters(rest) : "") + String.fromCharCode(97 + ((value - 1) % 26));
}

const sizes = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];
const numerals = "m cm d cd c xc l xl x ix v iv i".split(" ");

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  const at = sizes.findIndex((size) => size <= value);
  const rest = value - (sizes[at] ?? value);
  return (numerals[at] ?? "") + (rest > 0 ? roman(rest) : "");
}
