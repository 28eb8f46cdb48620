import { silence } from "../preview/silent-sheet.client";
import { type Specificity, specificityOf, splitList } from "./specificity";

export type StyleRule = { selector: string; declarations: string };
type Found = StyleRule & { weight: Specificity; layer: number };
type Place = { parent: string | null; layer: number };

/** The rules of a style sheet that apply here and now, weakest first. Rules of @media count while the media match. */
export function styleRules(css: string): StyleRule[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(keepingVariables(css));
  silence(sheet);
  const layers: string[] = [];
  const found = [...rulesOf(sheet.cssRules, { parent: null, layer: Number.POSITIVE_INFINITY }, layers)];
  return found.sort((a, b) => compare(a.layer, b.layer) || a.weight - b.weight);
}

/** A browser forgets a shorthand with var() as soon as one of its longhands follows; under the name of a custom property it stays. */
function keepingVariables(css: string): string {
  let count = 0;
  return css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
    .replace(/([;{]\s*)(?!--)([a-z-]+\s*:)(?=[^;{}]*\bvar\()/gi, (_, before: string, name: string) => {
      count++;
      return `${before}--kept-${count}-${name}`;
    });
}

/** Each level of nesting repeats the selector of the one around it: sixteen times two in a row are a million characters. */
const LONGEST_SELECTOR = 20_000;

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function* rulesOf(rules: CSSRuleList, place: Place, layers: string[]): Generator<Found> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = nested(rule.selectorText, place.parent);
      if (selector === null) continue;
      yield* bySelector(selector, rule.style.cssText, place.layer);
      yield* rulesOf(rule.cssRules ?? [], { ...place, parent: selector }, layers);
    } else if (rule instanceof CSSMediaRule) {
      if (matchMedia(rule.conditionText).matches) yield* rulesOf(rule.cssRules, place, layers);
    } else if (rule instanceof CSSSupportsRule) {
      if (CSS.supports(rule.conditionText)) yield* rulesOf(rule.cssRules, place, layers);
    } else if (isNamed(rule, "CSSLayerBlockRule")) {
      yield* rulesOf(rule.cssRules, { ...place, layer: rankOf(rule.name, layers) }, layers);
    } else if (isNamed(rule, "CSSNestedDeclarations") && place.parent) {
      yield* bySelector(place.parent, rule.style.cssText, place.layer);
    }
  }
}

function* bySelector(list: string, declarations: string, layer: number): Generator<Found> {
  if (!declarations) return;
  const written = declarations.replace(/--kept-\d+-/g, "");
  for (const selector of splitList(list)) {
    yield { selector, declarations: written, weight: specificityOf(selector), layer };
  }
}

/** Rules newer than the oldest browsers that we serve: they lack the classes to test by. */
type NewerRules = {
  CSSLayerBlockRule: CSSRule & { name: string; cssRules: CSSRuleList };
  CSSNestedDeclarations: CSSRule & { style: CSSStyleDeclaration };
};
function isNamed<Name extends keyof NewerRules>(rule: CSSRule, name: Name): rule is NewerRules[Name] {
  return rule.constructor.name === name;
}

function rankOf(layer: string, layers: string[]): number {
  if (!layers.includes(layer)) layers.push(layer);
  return layers.indexOf(layer);
}

function nested(list: string, parent: string | null): string | null {
  if (parent === null) return list;
  const repeats = list.split(/[&,]/).length;
  if (list.length + repeats * (parent.length + 5) > LONGEST_SELECTOR) return null;
  return splitList(list)
    .map((selector) =>
      selector.includes("&") ? selector.replaceAll("&", `:is(${parent})`) : `:is(${parent}) ${selector}`,
    )
    .join(", ");
}
