import { declarationsOf, type Lookup, withoutRem, withoutVariables } from "./css-values";
import { type StyleRule, styleRules } from "./style-rules.client";

export type Origins = Map<Element, Element>;
type Variables = Map<string, string>;

const mark = "!important";
const topOfPage = /^(:host|:root|html|body)$/;

/** Writes onto every element of a detached article what the style sheet declares for it, as the cascade decides; no more, so that
 * the page it is pasted into keeps its own for the rest. Pseudo-elements are left out. */
export function inlineStyles(article: HTMLElement, css: string, origins: Origins): void {
  const rules = styleRules(css);
  const matched = matches(article, rules);
  const hasVariables = css.includes("--");
  const variables = hasVariables ? variablesOf(article, rules, matched) : new Map<Element, Variables>();
  const merged = new Map<string, string>();
  const probe = document.createElement("p");
  const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const [element, declared] of matched) {
    const own = element.getAttribute("style") ?? "";
    const texts = declared.map((rule) => rule.declarations).join(" ") + own;
    const needsVariables = hasVariables && texts.includes("--");
    const known = needsVariables ? undefined : merged.get(texts);
    const literal =
      known ??
      mergedText(probe, withLiterals(texts, needsVariables && lookupFrom(element, variables), rootSize));
    if (!needsVariables) merged.set(texts, literal);
    if (literal) element.setAttribute("style", literalValues(literal, origins.get(element)));
    else element.removeAttribute("style");
  }
}

function matches(article: HTMLElement, rules: StyleRule[]): Map<Element, StyleRule[]> {
  const all: [Element, StyleRule[]][] = [article, ...article.querySelectorAll("*")].map((each) => [each, []]);
  const matched = new Map(all);
  for (const rule of rules) {
    if (article.matches(rule.selector)) matched.get(article)?.push(rule);
    for (const element of article.querySelectorAll(rule.selector)) matched.get(element)?.push(rule);
  }
  return matched;
}

/** The browser merges shorthands and longhands of one declaration block, !important first, as CSS wants it. */
function mergedText(probe: HTMLElement, text: string): string {
  probe.style.cssText = text;
  // Chromium pastes <strong> with a weight in figures as <span>: the words mean the same.
  const merged = probe.style.cssText
    .replaceAll(" !important", "")
    .replace(/\bfont-weight: 700\b/, "font-weight: bold")
    .replace(/\bfont-weight: 400\b/, "font-weight: normal")
    .trim();
  return merged.includes("'") ? merged : merged.replaceAll('"', "'");
}

function withLiterals(text: string, lookup: Lookup | false, rootSize: number): string {
  const plain = lookup
    ? declarationsOf(text)
        .map((each) => withoutVariable(each, lookup))
        .join(";")
    : text;
  return plain.includes("rem") ? withoutRem(plain, rootSize) : plain;
}

function withoutVariable([name, value]: [string, string], lookup: Lookup): string {
  if (name.startsWith("--")) return "";
  // A var() without a value makes its whole declaration count as unset, CSS Variables 1 §3.1.
  return `${name}:${withoutVariables(value, lookup) ?? "unset"}`;
}

function variablesOf(article: HTMLElement, rules: StyleRule[], matched: Map<Element, StyleRule[]>) {
  const variables = new Map<Element, Variables>();
  const page = new Map(rules.filter((rule) => topOfPage.test(rule.selector)).flatMap(customProperties));
  for (const [element, declared] of matched) {
    const own = { selector: "", declarations: element.getAttribute("style") ?? "" };
    const found = [...declared, own].flatMap(customProperties);
    if (element === article) variables.set(element, new Map([...page, ...found]));
    else if (found.length > 0) variables.set(element, new Map(found));
  }
  return variables;
}

function customProperties({ declarations }: StyleRule): [string, string][] {
  if (!declarations.includes("--")) return [];
  return declarationsOf(declarations)
    .filter(([name]) => name.startsWith("--"))
    .map(([name, value]) => [name, value.endsWith(mark) ? value.slice(0, -mark.length).trimEnd() : value]);
}

function lookupFrom(element: Element, variables: Map<Element, Variables>): Lookup {
  return (name) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = variables.get(at)?.get(name);
      if (value !== undefined) return value;
    }
    return null;
  };
}

const computable = /(?<![\w-])(calc|min|max|clamp|color-mix|color|oklch|oklab|lch|lab|hwb|light-dark|env)\(/;
const modernColour = /(?<![\w-])(color-mix|color|oklch|oklab|lch|lab|hwb|light-dark)\(/;

/** Functions that WeChat does not know, as the values they have on this page. A share of the width stays a calc(): its pixels
 * would be those of this window. */
function literalValues(text: string, origin: Element | undefined): string {
  if (!origin || !computable.test(text)) return text;
  const shown = getComputedStyle(origin);
  const holder = document.createElement("p");
  holder.style.cssText = text;
  for (const property of [...holder.style]) {
    const value = holder.style.getPropertyValue(property);
    if (!computable.test(value) || value.includes("%")) continue;
    const literal = shown.getPropertyValue(property);
    if (literal)
      holder.style.setProperty(property, modernColour.test(literal) ? plainColours(literal) : literal);
  }
  const plain = holder.style.cssText;
  return plain.includes("'") ? plain : plain.replaceAll('"', "'");
}

function plainColours(value: string): string {
  return value.replace(
    /(?:color-mix|color|oklch|oklab|lch|lab|hwb|light-dark)\((?:[^()]|\([^()]*\))*\)/g,
    rgb,
  );
}

function rgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${+(alpha / 255).toFixed(3)})`;
}
