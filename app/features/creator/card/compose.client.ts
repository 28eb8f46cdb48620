import type { Locale } from "~/core/locale";
import type { AlertTitles } from "~/core/markdown/alerts";
import { languageOf } from "~/core/markdown/language";
import en from "~/i18n/locales/en/article.json";
import zh from "~/i18n/locales/zh/article.json";
import { fitFormulas } from "./fit-formulas.client";
import { fitGrowth, fitShortText, type ShortTextType } from "./fit-short-text.client";
import { type Drawings, drawingSelector } from "./formulas";
import { placeholderPicture } from "./image-address";
import { type Page, pagesOf, wholeColumn } from "./pages.client";
import type { CardSettings } from "./settings";
import { type Typeset, typesetText } from "./typeset.client";
import { cardPart, isShortText, shortTextStyle } from "./wording";

export type Prepared = Typeset & { short: string | null };

/** A card is set in the language of its text, not in that of the page. */
const alertTitles: Record<Locale, AlertTitles> = { en: en.alerts, zh: zh.alerts };

export function partOf(written: string, locale: Locale) {
  const part = cardPart(written);
  return { ...part, language: languageOf(part.text, locale) };
}

export function prepareText(
  text: string,
  language: Locale,
  broken: ReadonlySet<string>,
  placeholder: string,
  drawings: Drawings<HTMLElement>,
): Prepared {
  const set = typesetText(text, alertTitles[language], drawings);
  const { content } = set;
  for (const picture of content.querySelectorAll("img")) {
    const src = picture.getAttribute("src");
    if (src !== null && !broken.has(src)) continue;
    picture.dataset.src ??= src ?? "";
    picture.src = placeholderPicture(placeholder);
  }
  return { ...set, short: shortnessOf(content) };
}

/** `text` or `word`, `upright` or not, for a single paragraph or quotation, whose author does not count; else null. */
function shortnessOf(content: DocumentFragment): string | null {
  const [only, ...others] = [...content.children].filter((block) => !block.matches(".card-cite"));
  if (!only || others.length > 0 || !/^(p|blockquote)$/.test(only.localName)) return null;
  if (content.querySelector("img, pre, ul, ol, table, h1, h2, h3")) return null;
  const words = content.cloneNode(true);
  if (!(words instanceof DocumentFragment)) return null;
  for (const mark of words.querySelectorAll(".card-mark")) mark.remove();
  for (const formula of words.querySelectorAll(".card-formula"))
    formula.replaceWith(lettersAsWideAs(formula));
  for (const end of words.querySelectorAll("br, p + p")) end.before("\n");
  const text = words.textContent ?? "";
  return isShortText(text) ? shortTextStyle(text.split("\n").filter((line) => line.trim())) : null;
}

/** Formulas are drawn in em, and about two letters are as wide as one. */
function lettersAsWideAs(formula: Element): string {
  const drawings = [...formula.querySelectorAll<SVGElement>(drawingSelector)];
  const width = drawings.reduce((sum, { style }) => sum + Number.parseFloat(style.width), 0);
  return "x".repeat(Math.ceil(width * 2.2));
}

/** `isTight`: smaller type saves a card; `isTiny`: a formula is too small to be read. */
export type Composed = {
  pages: Page[];
  excess: number;
  height: number;
  shortType: ShortTextType | null;
  growth: number;
  isTight: boolean;
  isTiny: boolean;
};

/** Lays prepared content out in a stage and cuts it into cards; `heightOf` null means one card. */
export function composeCards(
  card: HTMLElement,
  { content, short }: Prepared,
  settings: CardSettings,
  heightOf: ((page: number) => number) | null,
): Composed {
  const flow = card.querySelector<HTMLElement>(".card-flow");
  if (!flow) throw new Error("a card has a column");
  flow.replaceChildren(content.cloneNode(true));
  flow.style.cssText = "";
  card.style.removeProperty("--card-growth");
  fitTables(flow);
  const shortType = short === null ? null : fitShortText(flow, settings, short, heightOf?.(0) ?? null);
  if (shortType) flow.style.cssText = `font-size:${shortType.fontSize}px;word-break:${shortType.wordBreak}`;
  const isPlain = short === null && !flow.querySelector("img, pre, table, .card-formula");
  const growth = isPlain ? fitGrowth(card, flow, settings, heightOf?.(0) ?? null) : 1;
  const isTiny = fitFormulas(flow, heightOf?.(1) ?? null);
  const height = Math.ceil(card.getBoundingClientRect().height);
  const together = { height, shortType, growth, isTight: false, isTiny };
  if (!heightOf) return { pages: [{ number: 1, content: wholeColumn(flow) }], excess: 0, ...together };
  const cards = pagesOf(flow, heightOf);
  if (cards.pages.length !== 2) return { ...cards, ...together };
  card.toggleAttribute("data-tight", true);
  const tight = pagesOf(flow, heightOf);
  card.removeAttribute("data-tight");
  const isTight = tight.pages.length === 1 && tight.excess === 0;
  return isTight ? { ...tight, ...together, isTight } : { ...cards, ...together };
}

/** In em of the words around a table. */
const sizes = [0.82, 0.76, 0.7, 0.64, 0.58, 0.52];

/** CSS pixels; smaller type is not readable on a phone. */
const SMALLEST = 11;

/** Sets every table in the largest type in which no word is broken; in the smallest, broken, if there is none. */
function fitTables(flow: HTMLElement): void {
  for (const table of flow.querySelectorAll("table")) {
    table.classList.add("card-broken");
    const room = table.offsetWidth + 1;
    const around = Number.parseFloat(getComputedStyle(table.parentElement ?? flow).fontSize);
    const readable = sizes.filter((size, index) => index === 0 || size * around >= SMALLEST);
    const fitting = readable.find((size) => {
      table.style.fontSize = `${size}em`;
      table.classList.remove("card-broken");
      return table.offsetWidth <= room;
    });
    table.classList.toggle("card-broken", fitting === undefined);
  }
}
