import { drawingSelector } from "./formulas";

const SHRUNK_ENOUGH = 0.78;
const READABLE = 11;
const LEGIBLE = 9;

const cellSizes = [0.9, 0.8, 0.7, 0.6, 0.5];

/** Sets every formula of a column so that it stands within it: smaller, then broken between its terms, then smaller still.
 * `tallest` is the height of a card's words in CSS pixels, null if the card grows. True if one got too small to be read. */
export function fitFormulas(flow: HTMLElement, tallest: number | null): boolean {
  let isTiny = false;
  for (const table of flow.querySelectorAll("table")) isTiny = fitInTable(table, flow) || isTiny;
  for (const formula of flow.querySelectorAll<HTMLElement>(".card-formula")) {
    if (formula.closest("table")) continue;
    const isDisplay = formula.classList.contains("card-display");
    const factor = isDisplay ? fitDisplay(formula, tallest) : fitInLine(formula);
    if (factor < 1) formula.style.fontSize = `${Math.floor(factor * 1000) / 1000}em`;
    isTiny ||= factor * sizeAround(formula) < LEGIBLE;
  }
  return isTiny;
}

function sizeAround(formula: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(formula.parentElement ?? formula).fontSize);
}

function fitDisplay(formula: HTMLElement, tallest: number | null): number {
  const middle = formula.querySelector<HTMLElement>(".formula");
  if (!middle) return 1;
  const room =
    formula.clientWidth - widest([...formula.querySelectorAll(`.formula-side > ${drawingSelector}`)]);
  const whole = middle.getBoundingClientRect();
  const inLine = room / whole.width;
  const inHeight = tallest === null ? 1 : tallest / whole.height;
  const lowest = READABLE / sizeAround(formula);
  const height = inHeight >= lowest ? inHeight : 1;
  if (inLine >= Math.max(SHRUNK_ENOUGH, lowest)) return Math.min(1, inLine, height);
  formula.classList.add("card-broken");
  return Math.min(1, room / widest([...middle.querySelectorAll(drawingSelector)]), height);
}

function fitInLine(formula: HTMLElement): number {
  let block = formula.parentElement;
  while (block && /^inline$/.test(getComputedStyle(block).display)) block = block.parentElement;
  if (!block) return 1;
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return Math.min(1, room / widest([...formula.querySelectorAll(drawingSelector)]));
}

/** A cell grows with its content, so the width of the whole table decides. */
function fitInTable(table: HTMLTableElement, flow: HTMLElement): boolean {
  const formulas = [...table.querySelectorAll<HTMLElement>(".card-formula")];
  const isWide = () => table.getBoundingClientRect().right > flow.getBoundingClientRect().right + 1;
  if (formulas.length === 0 || !isWide()) return false;
  for (const size of cellSizes) {
    for (const formula of formulas) formula.style.fontSize = `${size}em`;
    if (!isWide()) break;
  }
  const [first] = formulas;
  return isWide() || (first !== undefined && Number.parseFloat(getComputedStyle(first).fontSize) < LEGIBLE);
}

function widest(drawings: Element[]): number {
  return Math.max(1, ...drawings.map((drawing) => drawing.getBoundingClientRect().width));
}
