const attribute = `\\s+[a-zA-Z_:][\\w.:-]*(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?`;
const element = new RegExp(
  `<(?:[a-zA-Z][a-zA-Z0-9-]*(?:${attribute})*\\s*/?|/[a-zA-Z][a-zA-Z0-9-]*\\s*)>`,
  "y",
);
const address = /<([a-zA-Z][a-zA-Z0-9+.-]{1,31}:[^\s<>\p{Cc}]*)>/uy;
const mail =
  /<([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)>/y;

const others: [opening: RegExp, ending: string][] = [
  [/<!--/y, "-->"],
  [/<\?/y, "?>"],
  [/<!\[CDATA\[/y, "]]>"],
  [/<![a-zA-Z]/y, ">"],
];

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Where the raw HTML or the address at an index ends. `absent` remembers endings that come no more, so that none is sought twice. */
export function htmlTagAt(
  text: string,
  index: number,
  absent: Set<string>,
): { end: number; href: string | null } | null {
  const web = matchAt(address, text, index);
  if (web?.[1]) return { end: index + web[0].length, href: web[1] };
  const post = matchAt(mail, text, index);
  if (post?.[1]) return { end: index + post[0].length, href: `mailto:${post[1]}` };
  const tag = matchAt(element, text, index);
  if (tag) return { end: index + tag[0].length, href: null };
  if (text.startsWith("<!-->", index)) return { end: index + 5, href: null };
  if (text.startsWith("<!--->", index)) return { end: index + 6, href: null };
  for (const [opening, ending] of others) {
    const match = absent.has(ending) ? null : matchAt(opening, text, index);
    if (!match) continue;
    const end = text.indexOf(ending, index + match[0].length);
    if (end >= 0) return { end: end + ending.length, href: null };
    absent.add(ending);
    return null;
  }
  return null;
}
