import { sourceOfFormula } from "../../formulas/drawn-formula";

const apart = /^(P|H[1-6]|PRE|UL|OL|TABLE|BLOCKQUOTE|FIGURE|HR|DIV|SECTION)$/;
const displayedFormula = ".formula-display, .broken-display";
const skipped = /^(STYLE|SCRIPT|SVG|svg)$/;

export function plainTextOf(article: HTMLElement): string {
  return blocks(article)
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replaceAll("\u00a0", " ")
    .trim();
}

function blocks(parent: Element): string {
  const parts: string[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node instanceof Element && (apart.test(node.tagName) || node.matches(displayedFormula))) {
      dropBlankEnd(parts);
      parts.push("\n\n", block(node), "\n\n");
    } else {
      const text = inline(node);
      parts.push(parts.at(-1)?.endsWith("\n") ? text.replace(/^[ \t]+/, "") : text);
    }
  }
  dropBlankEnd(parts);
  return parts.join("").replace(/^[ \n]+/, "");
}

/** Works from the end: a search through all that is written so far, block after block, would take square time. */
function dropBlankEnd(parts: string[]) {
  for (let last = parts.pop(); last !== undefined; last = parts.pop()) {
    let end = last.length;
    while (last[end - 1] === " " || last[end - 1] === "\n") end--;
    if (end > 0) {
      parts.push(last.slice(0, end));
      return;
    }
  }
}

function block(element: Element): string {
  if (element.tagName === "HR") return "———";
  if (element.matches(displayedFormula)) return displayed(element);
  if (element.tagName === "PRE") return lines(element).replace(/^\u00a0$/gm, "");
  if (element.tagName === "TABLE") return rows(element);
  if (element.tagName === "UL" || element.tagName === "OL") return items(element);
  if (element.tagName === "BLOCKQUOTE") return blocks(element).replace(/^/gm, "> ").replace(/^> $/gm, ">");
  return blocks(element);
}

function inline(node: Node): string {
  if (node instanceof Text) return node.data.replace(/[ \t\r\n]+/g, " ");
  if (!(node instanceof Element) || skipped.test(node.tagName)) return "";
  if (node.tagName === "BR") return "\n";
  if (node instanceof HTMLImageElement) return node.alt ? `[${node.alt}]` : "";
  if (node.matches(".formula, .broken-formula")) return `$${sourceOfFormula(node).tex}$`;
  const text = blocks(node);
  const spaced = /^\s/.test(node.textContent ?? "") && !/^\s/.test(text) ? ` ${text}` : text;
  const address = node instanceof HTMLAnchorElement ? node.getAttribute("href") : null;
  return address && /^(https?|mailto):/.test(address) && !text.includes(address)
    ? `${spaced} (${address})`
    : spaced;
}

function displayed(formula: Element): string {
  const { tex, numbers } = sourceOfFormula(formula);
  return `$$${tex}$$ ${numbers}`.trimEnd();
}

function lines(element: Element): string {
  let text = "";
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data;
    else if (node instanceof Element) text += node.tagName === "BR" ? "\n" : lines(node);
  }
  return text;
}

function rows(table: Element): string {
  const cells = (row: Element) =>
    [...row.children].map((cell) => blocks(cell).replace(/(?:(?<!\s)\s+)?\n\s*/g, " "));
  return [...table.querySelectorAll("tr")].map((row) => cells(row).join("\t")).join("\n");
}

function items(list: Element): string {
  return [...list.children]
    .map((item) => {
      const margin = "  ".repeat(Number(item.getAttribute("data-depth") ?? 0));
      return blocks(item).replace(/^(?=.)/gm, margin);
    })
    .join("\n");
}
