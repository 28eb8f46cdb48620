import { escapeHtml } from "~/core/markdown/escape";
import { ownReasons } from "./drawn-formula";

type DrawnText = { value: string };
type DrawnElement = { kind: string; attributes: Record<string, unknown>; children: DrawnNode[] };
export type DrawnNode = DrawnElement | DrawnText;

/** `first` and `count`: the numbers of its equations. */
type Formula = { tex: string; display: boolean; first: number; count: number };

/** How much larger than the words around it a formula is set: its small letters are then as high as theirs. */
const SCALE = 1.21;

const shapes = new Set("g path rect line text svg".split(" "));
const kept =
  "d x y x1 x2 y1 y2 width height viewBox preserveAspectRatio transform fill stroke stroke-width stroke-dasharray font-size font-style font-weight".split(
    " ",
  );

/** Formulas are named by their source and numbers by themselves, also where they are copied to. */
export function htmlOfDrawing(drawn: DrawnNode, { tex, display, first, count }: Formula): string {
  const name = `role="img" aria-label="${escapeHtml(tex.trim())}"`;
  const labelled = partsOfTable(drawn);
  const parts = labelled ? svg(labelled.table, name) : inLine(drawn, name);
  const formula = `<span class="formula">${parts}</span>`;
  if (!labelled) return display ? `<span class="formula-display">${formula}</span>` : formula;
  const numbers = Array.from({ length: count }, (_, index) => `(${first + index})`).join(" ");
  const numbered = svg(
    labelled.labels,
    numbers ? `role="img" aria-label="${numbers}"` : 'aria-hidden="true"',
  );
  const sides = ["&nbsp;", numbered].map((side) => `<span class="formula-side">${side}</span>`);
  return `<span class="formula-display formula-numbered">${sides.join(formula)}</span>`;
}

type Part = { x: number; y: number; width: number; height: number; inner: DrawnNode[]; space: number };

/** The parts of a formula that may stand on different lines, with the blanks between them, which end a line. */
function inLine(drawn: DrawnNode, name: string): string {
  const parts: (Part | "line")[] = [];
  for (const node of childrenOf(drawn)) {
    if ("value" in node) continue;
    const last = parts.at(-1);
    if (node.kind === "svg") parts.push(partOf(node, 0));
    else if (node.attributes.newline) parts.push("line");
    else if (last && last !== "line") last.space = blankOf(node);
  }
  return parts
    .map((part, index) => (part === "line" ? "<br>" : svg(part, index === 0 ? name : 'aria-hidden="true"')))
    .join("");
}

function blankOf({ attributes: { size, style } }: DrawnElement): number {
  if (size !== undefined) return Number(size) === 0 ? 0 : ((Number(size) + 1) / 18) * 1000;
  return (Number.parseFloat(String(style).replace("letter-spacing:", "")) + 1) * 1000;
}

/** The library gives a formula with numbers the width of the page. Here each of the two has its own. */
function partsOfTable(drawn: DrawnNode): { table: Part; labels: Part } | null {
  const [table, labels] = ["data-table", "data-labels"].map((name) => found(drawn, name));
  if (!table || !labels) return null;
  const [whole, numbers] = [partOf(table, 0), partOf(labels, 0)];
  return { table: { ...whole, x: 0, width: 2 * whole.x }, labels: { ...numbers, x: 0, width: numbers.x } };
}

function found(node: DrawnNode, name: string): DrawnElement | null {
  if ("value" in node) return null;
  if (node.kind === "svg" && node.attributes[name]) return node;
  for (const child of node.children) {
    const inner = found(child, name);
    if (inner) return inner;
  }
  return null;
}

function partOf({ attributes, children }: DrawnElement, space: number): Part {
  const [x = 0, y = 0, width = 0, height = 0] = String(attributes.viewBox).split(" ").map(Number);
  return { x, y, width, height, inner: children, space };
}

function svg({ x, y, width, height, inner, space }: Part, name: string): string {
  const style = [
    `width:${em(width)};height:${em(height)};vertical-align:${em(-y - height)}`,
    // Letters may reach out of their box; pages give drawings a size and a place of their own.
    "display:inline;max-width:none;overflow:visible",
    ...(space ? [`margin-right:${em(space)}`] : []),
  ];
  const paint = 'fill="currentColor" stroke="currentColor" stroke-width="0"';
  const box = `viewBox="${[x, y, width, height].join(" ")}"`;
  return `<svg ${name} ${box} ${paint} style="${style.join(";")}">${inner.map(shape).join("")}</svg>`;
}

function em(units: number): string {
  return `${Math.round(units * SCALE * 10) / 10_000}em`;
}

function shape(node: DrawnNode): string {
  if ("value" in node) return escapeHtml(node.value);
  const { kind, attributes, children } = node;
  if (!shapes.has(kind)) throw new Error(ownReasons.unsupported);
  const inner = children.map(shape).join("");
  if (kind === "text" && !inner) return "";
  const all = { ...attributes, ...lineStyle(attributes) };
  const written = kept.flatMap((name) => {
    const value = all[name];
    return value === undefined || value === "currentColor" ? [] : ` ${name}="${escapeHtml(String(value))}"`;
  });
  if (kind === "g" && (written.length === 0 || !inner)) return inner;
  return `<${kind}${written.join("")}>${inner}</${kind}>`;
}

/** What the library leaves to a style sheet of its own: the lines and frames of tables. */
function lineStyle({ class: kind, ...attributes }: Record<string, unknown>): Record<string, string> {
  if (!attributes["data-line"] && !attributes["data-frame"]) return {};
  return { "stroke-width": "70", fill: "none", ...(kind === "mjx-dashed" && { "stroke-dasharray": "140" }) };
}

function childrenOf(node: DrawnNode): DrawnNode[] {
  return "value" in node ? [] : node.children;
}
