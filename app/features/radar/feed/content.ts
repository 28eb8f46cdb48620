import { decodeEntities, lineOfHtml, plainLine, shorten } from "./html-text";
import { LONGEST_FIELD, type RawText } from "./raw-feed";

const LONGEST_TITLE = 500;

const blockTags =
  /<\/?(?:p|div|br|a|img|ul|ol|li|h[1-6]|b|i|em|strong|span|blockquote|pre|code|table|figure|section|article|iframe|video)[\s/>]/i;
const encodedStart = /^\s{0,20}&lt;[a-z!]/i;

/** Tags that only dress words. Any other in a title is most likely what the title is about. */
const notDressing =
  /<(?!\/?(?:a|abbr|b|big|br|cite|code|del|em|font|i|img|ins|kbd|mark|p|q|s|small|span|strike|strong|sub|sup|tt|u|wbr)(?:[\s/>]))/gi;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/** A field as untrusted HTML: text escaped, base64 and HTML encoded twice undone. */
export function htmlOf(raw: RawText): string {
  const written = raw.value.slice(0, LONGEST_FIELD).trim();
  const value = fromBase64(written) ?? written;
  if (encodedStart.test(value) && !blockTags.test(value)) {
    const decoded = decodeEntities(value);
    if (blockTags.test(decoded)) return decoded;
  }
  const isText = /^text(?:\/plain)?$/.test(raw.type);
  return isText ? escaped(value) : value;
}

/** Of at most 500 characters on one line, without tags that dress it, and with entities decoded that were encoded twice. */
export function titleText(raw: RawText): string {
  let title = raw.value.slice(0, LONGEST_TITLE * 8);
  for (let pass = 0; pass < 3 && (title.includes("<") || entity.test(title)); pass++) {
    title =
      raw.type === "text"
        ? decodeEntities(title)
        : lineOfHtml(title.replace(notDressing, "&lt;"), LONGEST_TITLE * 8);
  }
  return shorten(plainLine(title), LONGEST_TITLE);
}

/** What stands between the tags of a field that holds elements itself, as HTML. */
export function markup(source: string): string {
  return source
    .replaceAll("<![CDATA[", "")
    .replaceAll("]]>", "")
    .replace(/(<\/?)[a-z]{1,10}:(?=[a-z])/gi, "$1");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>\n");
}

/** The text where a value is base64 of UTF-8; null for anything else. Words of a language are never both. */
function fromBase64(value: string): string | null {
  if (value.length < 16 || !/^[A-Za-z\d+/]{16}/.test(value)) return null;
  const packed = value.replace(/\s+/g, "");
  if (packed.length % 4 !== 0 || /[^A-Za-z\d+/=]/.test(packed) || !/^[^=]+={0,2}$/.test(packed)) return null;
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
