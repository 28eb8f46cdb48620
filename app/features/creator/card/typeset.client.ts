import type { AlertTitles } from "~/core/markdown/alerts";
import { type MarkdownOptions, renderBlocks } from "~/core/markdown/blocks";
import { boundedHtml } from "../article/preview/bounded-html";
import { sanitiseToFragment } from "../article/preview/sanitise.client";
import { sourcesIn } from "../article/preview/sources";
import {
  collectFormulas,
  type Drawing,
  type Drawings,
  type Formula,
  type FormulaProblem,
  formulaProblems,
  keyOfFormula,
  missingFormulas,
  placeNumber,
  placeSelector,
} from "./formulas";
import { hasShortClauses } from "./wording";

const blocks = new Set(
  "h1 h2 h3 h4 h5 h6 p ul ol dl blockquote pre table hr div section article figure".split(" "),
);

/** An address or the like, which is broken within a table rather than that all else is set smaller. */
const hasLongWord = /[\x21-\x7e]{15}/;

/** Neither a place on the page nor pictures from elsewhere. */
const allowedStyles = ["color", "background-color", "text-align", "font-weight", "text-decoration-line"];
const allowedAttributes =
  "src data-src referrerpolicy alt width height align start value colspan rowspan dir".split(" ");
const noPartOfACard =
  "script, style, svg, math, video, audio, iframe, object, embed, canvas, source, button, select, textarea, progress, meter";

export type Typeset = {
  content: DocumentFragment;
  /** A part of the text is shown as its source, because no browser could draw it in reasonable time. */
  isSource: boolean;
  /** `missing` are not drawn yet and shown as their source. */
  formulas: Formula[];
  missing: Formula[];
  problems: FormulaProblem[];
};

/** A text as the content of a card: sanitised, and without anything that moves, can be focused or is fetched unseen, as a
 * card is a picture; formulas as they have been drawn. */
export function typesetText(text: string, alerts: AlertTitles, drawings: Drawings<HTMLElement>): Typeset {
  const { formulas, math } = collectFormulas(drawings);
  const options = { breaks: true, footnotes: null, alerts, marks: true, math };
  const { fragment, isSource } = contentOf(text, options);
  const places = [...fragment.querySelectorAll<HTMLElement>(placeSelector)].map((element) => ({
    element,
    formula: formulas[placeNumber(element.className)],
  }));
  for (const element of fragment.querySelectorAll(noPartOfACard)) element.remove();
  for (const input of fragment.querySelectorAll("input")) input.remove();
  for (const element of fragment.querySelectorAll("summary, details, picture")) renameToPlain(element);
  const found = [...fragment.querySelectorAll("section.alert")];
  const kinds = found.map((alert) => /\balert-([a-z]+)/.exec(alert.className)?.[1] ?? "note");
  for (const element of fragment.querySelectorAll("*")) stripElement(element);
  for (const [index, alert] of found.entries()) setAlert(alert, kinds[index] ?? "note");
  for (const { element, formula } of places)
    if (formula) putFormula(element, drawings.get(keyOfFormula(formula)));
  for (const heading of fragment.querySelectorAll("h1, h2, h3"))
    if (hasShortClauses(heading.textContent ?? "")) heading.className = "card-clauses";
  for (const paragraph of fragment.querySelectorAll("p")) setApartSource(paragraph);
  for (const quote of fragment.querySelectorAll("blockquote"))
    quote.insertBefore(markOf("card-quote", "“"), quote.firstChild);
  for (const item of fragment.querySelectorAll("li")) drawBox(item);
  for (const cell of fragment.querySelectorAll("th, td"))
    if (hasLongWord.test(cell.textContent ?? "")) cell.className = "card-long";
  writeMarkers(fragment);
  const content = wrapLooseText(fragment);
  return {
    ...{ content, isSource, formulas },
    missing: missingFormulas(formulas, drawings),
    problems: formulaProblems(formulas, drawings),
  };
}

function putFormula(place: HTMLElement, drawing: Drawing<HTMLElement> | undefined): void {
  if (drawing?.kind === "shape") place.replaceWith(document.importNode(drawing.shape, true));
  else if (drawing) place.className = "card-formula-source";
}

function setAlert(alert: Element, kind: string): void {
  alert.className = "card-alert";
  alert.setAttribute("data-kind", kind);
  alert.querySelector(":scope > p")?.setAttribute("class", "card-alert-title");
}

/** Blocks that a browser could not build are shown as their source; together they may still be too much, then each is built alone. */
function contentOf(
  text: string,
  options: MarkdownOptions,
): { fragment: DocumentFragment; isSource: boolean } {
  const { blocks } = renderBlocks(text, options);
  const source = sourcesIn(text, blocks);
  const bounded = blocks.map(({ html, lines }, index) =>
    boundedHtml(html, lines > 0 ? () => source(index) : undefined),
  );
  const isSource = bounded.some(({ cut }) => cut);
  const whole = bounded.map(({ html }) => html).join("");
  if (!boundedHtml(whole).cut) return { fragment: sanitiseToFragment(whole), isSource };
  const fragment = document.createDocumentFragment();
  for (const { html } of bounded) fragment.appendChild(sanitiseToFragment(html));
  return { fragment, isSource };
}

/** A last line that begins with a dash names the author, and is set small. */
function setApartSource(paragraph: Element): void {
  if (paragraph.nextElementSibling) return;
  const lastBreak = [...paragraph.querySelectorAll(":scope > br")].at(-1);
  const lastLine = document.createRange();
  lastLine.selectNodeContents(paragraph);
  if (lastBreak) lastLine.setStartAfter(lastBreak);
  if (!/^\s*[—–―]/.test(lastLine.toString())) return;
  if (!lastBreak) {
    if (paragraph.previousElementSibling) paragraph.className = "card-cite";
    return;
  }
  const cite = document.createElement("p");
  cite.className = "card-cite";
  cite.appendChild(lastLine.extractContents());
  lastBreak.remove();
  paragraph.parentNode?.insertBefore(cite, paragraph.nextSibling);
}

/** As elements: counters of a style sheet are not in every picture, and do not continue after a cut. */
function writeMarkers(fragment: DocumentFragment): void {
  for (const list of fragment.querySelectorAll("ul, ol")) {
    let number = list instanceof HTMLOListElement ? list.start : 0;
    let longest = 0;
    for (const item of list.children) {
      if (!(item instanceof HTMLLIElement) || item.hasAttribute("data-task")) continue;
      if (item.hasAttribute("value")) number = item.value;
      const isNumbered = list.localName === "ol";
      const marker = markOf(isNumbered ? "card-number" : "card-bullet", isNumbered ? `${number}.` : "");
      item.insertBefore(marker, item.firstChild);
      if (isNumbered) longest = Math.max(longest, String(number).length);
      number += 1;
    }
    if (longest > 1 && list instanceof HTMLElement) list.style.paddingLeft = `${0.72 + 0.6 * longest}em`;
  }
  const chapters = fragment.querySelectorAll("h2");
  if (chapters.length < 2) return;
  for (const [index, heading] of chapters.entries())
    heading.insertBefore(markOf("card-ordinal", String(index + 1).padStart(2, "0")), heading.firstChild);
}

function drawBox(item: Element): void {
  const words = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  let first = words.nextNode();
  while (first && !first.textContent?.trim()) first = words.nextNode();
  if (!(first instanceof Text) || first.parentElement?.closest("li") !== item) return;
  const mark = /^\s*([☐☑])\s/.exec(first.data);
  if (!mark) return;
  first.data = first.data.slice(mark[0].length);
  const box = markOf("card-box", "");
  box.toggleAttribute("data-done", mark[1] === "☑");
  item.setAttribute("data-task", "");
  item.insertBefore(box, item.firstChild);
}

function renameToPlain(element: Element): void {
  const plain = document.createElement(element.localName === "picture" ? "span" : "div");
  while (element.firstChild) plain.appendChild(element.firstChild);
  element.parentNode?.replaceChild(plain, element);
}

function stripElement(element: Element): void {
  const styles = element instanceof HTMLElement ? element.style : null;
  const styled = allowedStyles.map((name) => [name, styles?.getPropertyValue(name) ?? ""] as const);
  for (const { name } of [...element.attributes]) {
    if (!allowedAttributes.includes(name)) element.removeAttribute(name);
  }
  for (const [name, value] of styled) if (value && !value.includes("(")) styles?.setProperty(name, value);
  if (element instanceof HTMLImageElement) element.decoding = "sync";
}

function markOf(kind: string, words: string): HTMLElement {
  const mark = document.createElement("span");
  mark.className = `card-mark ${kind}`;
  mark.textContent = words;
  return mark;
}

/** Text outside of any block, as raw HTML may leave it, becomes a paragraph, so that it can be measured and cut. */
function wrapLooseText(fragment: DocumentFragment): DocumentFragment {
  let paragraph: HTMLElement | null = null;
  for (const node of [...fragment.childNodes]) {
    const isBlock = node instanceof Element && blocks.has(node.localName);
    const isBlank =
      node.nodeType === Node.COMMENT_NODE || (!(node instanceof Element) && !node.textContent?.trim());
    if (isBlock || (isBlank && !paragraph)) {
      paragraph = null;
      if (!isBlock) node.remove();
      continue;
    }
    if (!paragraph) {
      paragraph = document.createElement("p");
      fragment.replaceChild(paragraph, node);
    }
    paragraph.appendChild(node);
  }
  return fragment;
}
