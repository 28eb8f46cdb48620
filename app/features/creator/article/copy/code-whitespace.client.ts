const HARD_SPACE = "\u00a0";
const TAB_WIDTH = 4;

/** Lets code survive an editor that folds white space: hard spaces, tabs as spaces, line ends as <br>. */
export function keepCodeWhitespace(root: HTMLElement | DocumentFragment): void {
  for (const block of root.querySelectorAll("pre")) {
    hardenLines(block);
    joinLooseSpaces(block);
  }
  for (const code of root.querySelectorAll("code")) if (!code.closest("pre")) hardenRuns(code);
}

function hardenLines(block: HTMLElement) {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const last = nodes.findLast((node) => node instanceof Text && node.data !== "");
  let column = 0;
  for (const node of nodes) {
    if (node instanceof HTMLBRElement) column = 0;
    if (!(node instanceof Text)) continue;
    if (!/[ \t\r\n]/.test(node.data)) {
      column += node.data.length;
      continue;
    }
    const text = node.data.replace(/\r\n?/g, "\n");
    const lines = (node === last ? text.replace(/\n$/, "") : text).split("\n");
    const pieces = document.createDocumentFragment();
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        // A line with nothing on it would fold away.
        if (column === 0) pieces.append(HARD_SPACE);
        pieces.append(document.createElement("br"));
        column = 0;
      }
      const hard = hardened(line, column);
      column += hard.length;
      if (hard) pieces.append(hard);
    }
    node.replaceWith(pieces);
  }
  block.normalize();
}

function hardened(line: string, column: number): string {
  let text = "";
  for (const char of line) {
    if (char === "\t") text += HARD_SPACE.repeat(TAB_WIDTH - ((column + text.length) % TAB_WIDTH));
    else text += char === " " ? HARD_SPACE : char;
  }
  return text;
}

/** Spaces alone between two highlighted words are dropped on paste: they move into the word before or after. */
function joinLooseSpaces(block: HTMLElement) {
  for (const node of textNodesIn(block).filter(({ data }) => /^\u00a0+$/.test(data))) {
    const before = word(node.previousSibling);
    const after = word(node.nextSibling);
    if (before) innermost(before, "lastChild").appendChild(node);
    else if (after) {
      const inner = innermost(after, "firstChild");
      inner.insertBefore(node, inner.firstChild);
    }
  }
  block.normalize();
}

function word(node: Node | null): Element | null {
  return node instanceof Element && !(node instanceof HTMLBRElement) ? node : null;
}

function innermost(element: Element, side: "firstChild" | "lastChild"): Element {
  const inner = word(element[side]);
  return inner ? innermost(inner, side) : element;
}

function hardenRuns(code: HTMLElement) {
  for (const node of textNodesIn(code).filter(({ data }) => data.includes("  "))) {
    node.data = node.data.replace(/ {2,}/g, (run) => HARD_SPACE.repeat(run.length));
  }
}

export function textNodesIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}
