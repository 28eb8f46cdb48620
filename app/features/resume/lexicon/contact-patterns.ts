import { findDates, parseDateRange } from "./dates";

export type Found = { index: number; text: string; value: string };

const topLevels =
  "com|org|net|edu|gov|io|dev|me|cn|co|ai|app|info|tech|page|site|xyz|blog|pro|online|cloud|link|live|life|name|biz|design|studio|space|works|codes|gg|ly|to|tv|fm|im|sh|so|uk|de|fr|in|ca|us|eu|cc|top|vip|nl|be|ch|at|se|no|dk|fi|pl|cz|es|it|pt|ie|jp|kr|tw|hk|sg|my|id|ph|vn|th|au|nz|br|mx|ar|cl|za|ru|ua|tr|gr|hu|ro|il|ae|example";

const sites = "linkedin|github|gitlab|gitee|www\\.|https?:|twitter|medium|behance|dribbble";
const gluedEnd = new RegExp(
  `^(?:${topLevels})(?=[A-Z\\d]|(?:${sites}|phone|mobile|tel|cell|address)(?:\\b|\\.))`,
);

/** "example.comlinkedin" and "example.comAustin" end where the known ending does: nothing parted them from what follows. */
function cutDomain(domain: string): string {
  const labels = domain.split(".");
  for (const [index, label] of labels.entries()) {
    const end = index > 0 ? gluedEnd.exec(label)?.[0] : undefined;
    if (end) return [...labels.slice(0, index), end].join(".");
  }
  return domain;
}

const gluedNumber = /^(?:\+?\d{1,4}[.-][\d.-]{2,14}\d|1[3-9]\d{9})(?=[a-z])/i;
const gluedSite = /^[\d-]{4,15}(?=(?:linkedin|github|gitlab|gitee)\.)/i;

/** Addresses by their "@", also "jane (at) example (dot) com" and with spaces around the sign. */
export function emailsIn(text: string): Found[] {
  const found: Found[] = [];
  for (const sign of text.matchAll(/\s?[@＠]\s?|\s?[[(](?:at|@)[\])]\s?/gi)) {
    const local = /[\w.%+'*-]{1,64}$/.exec(text.slice(Math.max(0, sign.index - 64), sign.index))?.[0] ?? "";
    const own = local.replace(gluedNumber, "").replace(/^[.'-]+/, "");
    const after = text.slice(sign.index + sign[0].length, sign.index + sign[0].length + 120);
    const domain =
      /^(?:[a-z\d-]{1,40}(?:\.|\s?[[(]dot[\])]\s?)){1,4}[a-z\d][a-z\d-]{0,40}/i.exec(after)?.[0] ?? "";
    const cut = cutDomain(domain);
    if (!own || !/[a-z]{2}$/i.test(cut.replace(/-.*/, ""))) continue;
    const index = sign.index - own.length;
    const value = `${own}@${cut}`.replace(/\s?[[(]dot[\])]\s?/gi, ".");
    found.push({ index, text: text.slice(index, sign.index + sign[0].length + cut.length), value });
  }
  return found;
}

const address = new RegExp(
  [
    String.raw`(?<![@.\p{L}])(?:linkedin|github|gitlab|gitee)\.com\/[^\s|｜•·∙●◆,，;；、<>()（）\p{Script=Han}\p{Co}]{1,200}`,
    String.raw`(?:https?:\/\/|www\.)[^\s|｜•·∙●◆,，;；、<>()（）\p{Script=Han}\p{Co}]{2,200}`,
    String.raw`(?<![\w@.+-])(?:[a-z\d][a-z\d-]{0,40}\.){1,4}(?:${topLevels})(?![\w@-]|\.[a-z\d])(?:\/[^\s|｜•·∙●◆,，;；、<>()（）\p{Script=Han}\p{Co}]{0,200})?`,
    String.raw`(?<![\w/.])\/?in\/[\w%-]{3,80}`,
    String.raw`(?<![\w.@])@[a-z\d][\w.]{1,30}(?![\w@])`,
  ].join("|"),
  "giu",
);
const innerSite = /.(?=(?:https?:\/\/|www\.|(?:github|gitlab|linkedin|gitee)\.com))/i;
const product = /^(?:(?:asp|vb|ado|ml)\.net|socket\.io|node\.io|draw\.io)$/i;

/** Web addresses with or without "https://", profile paths ("in/jane") and handles ("@jane"). */
export function linksIn(text: string): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < text.length; ) {
    address.lastIndex = at;
    const match = address.exec(text);
    if (!match) break;
    const number = gluedSite.exec(match[0])?.[0].length ?? 0;
    if (number) {
      at = match.index + number;
      continue;
    }
    const scheme = /^(?:https?:\/\/)?(?:www\.)?/i.exec(match[0])?.[0].length ?? 0;
    const inner = match[0].slice(scheme).search(innerSite);
    const whole = inner < 0 ? match[0] : match[0].slice(0, scheme + inner + 1);
    const value = whole.replace(/(?<![.,:;'"”’\]])[.,:;'"”’\]]+$/, "");
    const path = value.includes("/") || /^www\./i.test(value);
    const employer = /\b(?:at|with|for)\s+$/i.test(text.slice(Math.max(0, match.index - 8), match.index));
    const named = !path && (product.test(value) || employer || /\.[A-Z][a-z]*$/.test(value));
    if (value.length > 3 && !named) found.push({ index: match.index, text: value, value });
    at = match.index + Math.max(1, named ? match[0].length : value.length);
  }
  return found;
}

const gap = String.raw`[\s.()\-‐-―/]{0,3}`;
const extension = String.raw`(?:\s?(?:ext\.?|extension|x|#|w\.|wew\.|转|轉|分机|分機|内线)\s?\d{1,5})?`;

/** International, North American, Chinese (also masked), with a leading zero, and groups of digits as other countries write them. */
const phones = [
  String.raw`(?:\(?[+＋]\s?\d{1,3}\)?|(?<!\d[\s-])\(?\b00\d{2,3}\)?)(?:${gap}[\dxX*]{1,5}){2,7}`,
  String.raw`(?:1[\s.-])?\(?\d{3}\)?${gap}\d{3}[\s.\-‐-―]{0,3}\d{4}`,
  String.raw`(?:\(?\b86\)?[\s-]?)?1[\s-]?[3-9](?:[\s-]?[\dxX*]){9}`,
  String.raw`\(?0\d{1,4}\)?(?:${gap}\d{1,8}){1,5}`,
  String.raw`(?:0\s)?\(\d{2,4}\)(?:[\s.-]?\d{2,5}){2,4}`,
  String.raw`[2-9]\d{1,4}(?:[\s.-]\d{2,5}){1,4}`,
  String.raw`\d{7,11}`,
].map((pattern) => new RegExp(String.raw`(?<!\d[/.-]?)${pattern}${extension}(?![\dxX*]|[-/]\d)`, "gu"));

function isNumber(text: string, before: string): boolean {
  const number = text.replace(
    /(?<=\d)\s?(?:ext\.?|extension|x|#|w\.|wew\.|转|轉|分机|分機|内线)\s?\d{1,5}$/i,
    "",
  );
  const digits = number.replace(/[^\dxX*]/g, "");
  if (digits.length < 7 || digits.length > 15 || !/\d{3}/.test(digits)) return false;
  const postcode = /^\d{5}-\d{4}$/.test(number) && /\b[A-Z]{2}\.?\s$/.test(before);
  const day = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.test(number);
  const years = /^(?:19|20)\d\d\s?[-–—~]\s?(?:19|20)\d\d$/.test(number);
  return (
    !postcode && !day && !years && !findDates(number).some((date) => date.certain) && !parseDateRange(number)
  );
}

/** Numbers of 7 to 15 digits as people write them; dates, post codes and longer numbers are none. */
export function phonesIn(text: string): Found[] {
  if (!/\d\D?\d/.test(text)) return [];
  const found: Found[] = [];
  for (const pattern of phones)
    for (const match of text.matchAll(pattern)) {
      const value = match[0].trim().replace(/(?<![\s.(/-])[\s.(/-]+$/, "");
      const index = text.indexOf(value, match.index);
      const overlaps = found.some(
        (one) => index < one.index + one.text.length && one.index < index + value.length,
      );
      if (!overlaps && isNumber(value, text.slice(0, index))) found.push({ index, text: value, value });
    }
  return found.sort((a, b) => a.index - b.index);
}

/** Word by word: a pattern with a run on either side of its "@" takes cubic time where none follows. */
export function withoutAddresses(text: string, replacement = " "): string {
  return text
    .replace(/(?:https?:|www\.)\S+/gi, replacement)
    .replace(/\S+/g, (word) => (isEmail(word) ? replacement : word));
}

function isEmail(word: string): boolean {
  const at = word.indexOf("@", 1);
  const dot = at < 0 ? -1 : word.lastIndexOf(".", word.length - 2);
  return dot > at + 1;
}
