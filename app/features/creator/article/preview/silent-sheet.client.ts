const ownData = /url\("(?:data:|#)(?:[^"\\]|\\.)*"\)/gi;
const fetching = /(?:url|image|image-set|src|element)\(/i;

type Holder = { cssRules: CSSRuleList; deleteRule(index: number): void };

/** Drops what would ask another host, and so tell it that the article is read; returns the number of rules that did. */
export function silence(holder: Holder): number {
  let asked = 0;
  for (let index = holder.cssRules.length - 1; index >= 0; index--) {
    const rule = holder.cssRules[index];
    if (!rule) continue;
    const style = "style" in rule ? rule.style : null;
    if (style instanceof CSSStyleDeclaration) asked += quieten(style) ? 1 : 0;
    if (isHolder(rule)) asked += silence(rule);
    else if (!style && asksOtherHost(rule.cssText)) {
      holder.deleteRule(index);
      asked += 1;
    }
  }
  return asked;
}

function isHolder(rule: CSSRule): rule is CSSRule & Holder {
  return "cssRules" in rule && rule.cssRules instanceof CSSRuleList;
}

function quieten(style: CSSStyleDeclaration): boolean {
  if (!asksOtherHost(style.cssText)) return false;
  for (const name of [...style])
    if (asksOtherHost(`${name}:${style.getPropertyValue(name)}`)) style.removeProperty(name);
  // A shorthand with var() shows its value as a whole only.
  if (asksOtherHost(style.cssText)) style.cssText = "";
  return true;
}

/** A browser writes out escapes of the text that it understands, but keeps what is about variables as it was given. */
function asksOtherHost(text: string): boolean {
  const left = text.replace(ownData, "");
  return fetching.test(left) || (left.includes("\\") && /var\(|--/.test(left));
}
