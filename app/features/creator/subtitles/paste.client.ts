/** Characters that a field still takes, shows and undoes at once. */
export const LONGEST_IN_FIELD = 400_000;

const isMarkup = /<(?:!doctype|html|body|div|span|p|ul|li|table|tbody|tr|td|section|[a-z]+-[a-z-]+)[\s>]/i;
const clocks = />[\s[(]*\d{1,4}:[0-5]\d/g;

/**
 * The markup of something copied from a page, if it has a transcript in it that would lose its structure as text; null if
 * the plain text is what is wanted. Inlined styles, the bulk of copied markup, are left out.
 */
export function markupToInsert(clipboard: Pick<DataTransfer, "getData">): string | null {
  if (isMarkup.test(clipboard.getData("text/plain"))) return null;
  const html = clipboard.getData("text/html");
  if ((html.match(clocks)?.length ?? 0) === 0) return null;
  return html.replace(/\sstyle="[^"]*"/g, "").replace(/<!--.*?-->/gs, "");
}
