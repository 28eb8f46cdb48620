import { isSubtitleFile } from "./timing-line";

/** Characters that a field takes without a pause; pasting twice as many takes half a second and more. */
export const LONGEST_IN_FIELD = 200_000;

const isMarkup = /<(?:!doctype|html|body|div|span|p|ul|li|table|tbody|tr|td|section|[a-z]+-[a-z-]+)[\s>]/i;
const clocks = />[\s[(]*\d{1,4}:[0-5]\d/g;

/** The markup of something copied from a page, if it has a transcript in it that would lose its structure as text; null if
 * the plain text is what is wanted. Inlined styles, the bulk of copied markup, are left out; newlines are
 * written as references, because a browser takes minutes to insert many of them. */
export function markupToInsert(clipboard: Pick<DataTransfer, "getData">): string | null {
  const plain = clipboard.getData("text/plain");
  // Editors copy a subtitle file as a page of coloured lines.
  if (isMarkup.test(plain) || isSubtitleFile(plain)) return null;
  const html = clipboard.getData("text/html");
  if ((html.match(clocks)?.length ?? 0) === 0) return null;
  return html
    .replace(/\sstyle="[^"]*"/g, "")
    .replace(/<!--.*?(?:-->|$)/gs, "")
    .replace(/>\s+</g, "> <")
    .replace(/\r\n?|\n/g, "&#10;");
}
