export type Specificity = number;

const ID = 1_000_000;
const CLASS = 1_000;
const TYPE = 1;
const ofArguments = /^:(is|not|has|matches|-webkit-any|host|host-context)$/;
const legacyElements = /^:(before|after|first-line|first-letter)$/;

export function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const char = list[at];
    if (char === "\\") at++;
    else if (char === '"' || char === "'") at = endOfString(list, at);
    else if (char === "(" || char === "[") depth++;
    else if (char === ")" || char === "]") depth--;
    else if (char === "," && depth === 0) {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(list.slice(from).trim());
  return parts.filter(Boolean);
}

export function specificityOf(selector: string): Specificity {
  let weight = 0;
  let at = 0;
  while (at < selector.length) {
    const rest = selector.slice(at);
    const name = /^(::?|[#.]|)((?:[-\w\u0080-\uffff]|\\[0-9a-f]{1,6}\s?|\\.)+)/i.exec(rest);
    if (rest.startsWith("[")) {
      weight += CLASS;
      at = endOfBrackets(selector, at, "[", "]") + 1;
    } else if (name) {
      at += name[0].length;
      const inner =
        selector[at] === "(" ? selector.slice(at + 1, endOfBrackets(selector, at, "(", ")")) : null;
      if (inner !== null) at += inner.length + 2;
      weight += weightOf(name[1] ?? "", name[0], inner);
    } else {
      at++;
    }
  }
  return weight;
}

function weightOf(mark: string, name: string, inner: string | null): Specificity {
  if (mark === "#") return ID;
  if (mark === ".") return CLASS;
  if (mark === "") return TYPE;
  const heaviest = (list: string) =>
    splitList(list).reduce((most, each) => Math.max(most, specificityOf(each)), 0);
  if (mark === "::" || legacyElements.test(name))
    return TYPE + (name === "::slotted" ? heaviest(inner ?? "") : 0);
  if (name === ":where") return 0;
  if (ofArguments.test(name) && inner !== null)
    return heaviest(inner) + (name.startsWith(":host") ? CLASS : 0);
  const ofList = /^:nth-(last-)?child$/.test(name) ? inner?.split(/\sof\s/)[1] : undefined;
  return CLASS + (ofList ? heaviest(ofList) : 0);
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== text[from]) at += text[at] === "\\" ? 2 : 1;
  return at;
}

function endOfBrackets(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === "\\") at++;
    else if (char === '"' || char === "'") at = endOfString(text, at);
    else if (char === open) depth++;
    else if (char === close && --depth === 0) return at;
  }
  return text.length;
}
