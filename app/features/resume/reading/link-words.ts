import type { ExtractedLine } from "./extracted";

/** Nothing but words that say no more than that an address stands behind them. */
const only = /^[[(（【]?\s?(?:link|click here|链接|連結|链接地址|点击查看)\s?[\])）】]?$/iu;

/** Such words in a cell of their own: "Tiny shop | Link", "Tiny shop (GitHub)". */
const cell =
  /(?<=[|｜·•\t(（[【]\s?)(?:links?|url|click here|here|(?:live )?demo|source(?: code)?|code|repo(?:sitory)?|website|github|gitee|gitlab|链接|連結|链接地址|网址|点击查看|源码|演示)(?=\s?(?:$|[|｜·•\t)）\]】]))/giu;

/** What reaches somebody stands in the block of the contact details, which has its own names for its addresses. */
const reaches = /@|^\+?\d[\d\s()-]{6,}|(?:mailto|tel):/i;

function addressOf({ text, links }: ExtractedLine): string | null {
  const urls = links.filter((url) => /^https?:\/\//i.test(url));
  const [url, ...others] = urls.map((one) => one.replace(/\/$/, ""));
  return url && others.length === 0 && !text.includes(url.replace(/^https?:\/\/(?:www\.)?/i, ""))
    ? url
    : null;
}

/** An address in place of the words that hide it: on paper, and in every document we write, they lead nowhere. */
function named(line: ExtractedLine): ExtractedLine[] {
  const { text, links, heading, spans } = line;
  const address = addressOf(line);
  if (only.test(text) && heading === null) {
    if (address === null) return links.length > 0 ? [line] : [];
    return [{ ...line, text: address, spans: spans.slice(0, 1).map((span) => ({ ...span, text: address })) }];
  }
  const [found, ...others] = [...text.matchAll(cell)];
  if (!address || !found || others.length > 0 || [text, ...links].some((one) => reaches.test(one)))
    return [line];
  const word = found[0];
  const at = spans.findLastIndex((span) => span.text.includes(word));
  return [
    {
      ...line,
      text: text.slice(0, found.index) + address + text.slice(found.index + word.length),
      spans: spans.map((span, index) =>
        index === at ? { ...span, text: span.text.replace(word, () => address) } : span,
      ),
    },
  ];
}

export function withNamedLinks(lines: ExtractedLine[]): ExtractedLine[] {
  return lines.flatMap(named);
}
