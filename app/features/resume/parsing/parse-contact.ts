import type { Contact, Line } from "~/core/resume";
import { findDates, parseDateRange } from "../lexicon/dates";
import { isDocumentName, mayBeName, nameLabel, nameOf } from "../lexicon/names";
import { isPlace } from "../lexicon/places";
import { degreeOf, roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";

const email = /[^\s@|,，;；:：()（）<>]+\s?@\s?[^\s@|,，;；:：()（）<>]+\.[a-z\d-]{2,}/i;
const phone =
  /(?:\(?\+\s?\d{1,3}\)?[\s.-]?)?(?:\(\d{1,4}\)[\s.-]?)?[\dxX*](?:[\s.()-]{0,2}[\dxX*]){6,14}(?:\s?(?:ext\.?|x)\s?\d{1,5})?/;
const link =
  /(?:https?:\/\/|www\.)\S+|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|cn|co|ai|app|edu|info|tech|page|site|xyz|blog|uk|de|fr|in|ca|us|eu|cc|top|gitee|vip)(?:\/[^\s|,，;；)）]*)?(?![\w@])/i;
const account =
  /^(?:(?:linkedin|github|gitlab|twitter|x|medium|website|homepage|portfolio|blog|stack ?overflow|wechat|微信|博客|个人主页|主页|网站|知乎|领英|掘金|码云|QQ)\s*(?:号码?|账号)?\s*[:：])|^@\w|^\/?in\/\w/i;
const placeLabel =
  /^(?:address|location|based in|现居(?:住?地|城市)?|居住地|居住城市|所在地|所在城市|目前所在|地点|地址|通讯地址|联系地址|城市|现住址|住址|工作地点|期望城市)\s*[:：]?\s*/i;
const objective = /^(?:求职意向|求职目标|应聘(?:职位|岗位)|意向(?:职位|岗位)|目标岗位|期望职位)\s*[:：]/;
const siteName =
  /^(?:linkedin|github|gitlab|gitee|twitter|x|medium|website|portfolio|homepage|home page|blog|link|personal site|个人主页|博客|主页|领英|作品集)$/i;
const separator = /\t|\s*[|｜¦│]\s*|\s+[·•∙⋅◦●–—-]\s+|\s*[•●]\s*|\s{3,}|\s*[;；]\s*/u;

const cellLabel =
  /^(?:姓\s*名|性\s*别|年\s*龄|民\s*族|籍\s*贯|出生(?:年月|日期)|生日|身高|婚姻状况|婚否|政治面貌|学\s*历|学\s*位|专\s*业|毕业院校|毕业学校|毕业时间|电\s*话|手\s*机|手机号码?|联系电话|联系方式|邮\s*箱|电子邮箱|电子邮件|微信号?|QQ|现居(?:住?地|城市)?|居住地|住址|地\s*址|户口|工作年限|工作经验|求职意向|应聘岗位|期望薪资|到岗时间|name|gender|sex|age|date of birth|birthday|nationality|phone|mobile|tel|telephone|e-?mail|address|location|linkedin|github|website)\s*[:：]?$/i;

const onlyLabel =
  /^(?:e-?mail|邮箱|电子邮箱|电子邮件|邮件|mail|phone|tel|telephone|mobile|cell|t|p|m|e|电话|手机|联系电话|手机号码?|联系方式|电话号码)\.?$/i;

/** What is longer than this names no way to reach anybody, and is not searched for one. */
const longest = 300;

type Token = { text: string; line: ExtractedLine };

function isPhone(text: string): boolean {
  if (!/\d{3}/.test(text)) return false;
  const found = phone.exec(text)?.[0];
  if (!found || parseDateRange(found) !== null) return false;
  const digits = found.replace(/[^\dxX*]/g, "");
  return (
    digits.length >= 7 &&
    digits.length <= 15 &&
    /\d{3}/.test(digits) &&
    findDates(text).every((date) => !date.certain)
  );
}

function holdsContact(text: string): boolean {
  if (text.length > longest) return false;
  return email.test(text) || isPhone(text) || link.test(text) || account.test(text.trim());
}

function tokensOf(line: ExtractedLine): Token[] {
  const parts = line.text.split(separator).filter((part) => part.trim());
  const labelled = parts.flatMap((part) =>
    part.split(
      /\s{1,}(?=(?:电话|手机|邮箱|微信|性别|年龄|籍贯|学历|现居|email|e-mail|phone|tel|mobile)\S{0,4}\s*[:：])/i,
    ),
  );
  return labelled
    .map((text) => ({ text: text.replace(/^[\s,，·|]+|[\s,，·|]+$/gu, ""), line }))
    .filter((token) => token.text);
}

/** Label and value that stood in two cells of a table: "姓名" and "李小明". A label may be spaced out to "姓" and "名". */
function paired(tokens: Token[]): Token[] {
  const pairs: Token[] = [];
  for (const token of tokens) {
    const last = pairs.at(-1);
    if (last?.text.length === 1 && token.text.length === 1 && cellLabel.test(last.text + token.text)) {
      last.text += token.text;
      continue;
    }
    if (last && cellLabel.test(last.text) && !cellLabel.test(token.text)) {
      last.text += `${/\p{Script=Han}/u.test(last.text) ? "：" : ": "}${token.text}`;
    } else pairs.push({ ...token });
  }
  return pairs;
}

function cut(line: ExtractedLine): Token[] {
  const tokens = line.text.includes("\t") ? paired(tokensOf(line)) : tokensOf(line);
  const facts = ({ text }: Token) =>
    holdsContact(text) ||
    isPlace(text) ||
    nameLabel.test(text) ||
    siteName.test(text) ||
    cellLabel.test(text.replace(/[:：].*/, ""));
  const names = line.text.includes("\t") && tokens.some(({ text }) => mayBeName(text) && !holdsContact(text));
  return tokens.some(facts) || names ? tokens : [{ text: line.text.replace(/\t/g, " "), line }];
}

function spelledOut(token: Token, spare: string[]): string {
  if (token.text.length > 40 || link.test(token.text)) return token.text;
  const words = token.text.toLowerCase().replace(/^@/, "");
  const at = spare.findIndex((url) => url.toLowerCase().includes(words.replace(/[\s:：]+/g, "")));
  const [url] = at >= 0 || siteName.test(words) ? spare.splice(Math.max(at, 0), 1) : [];
  return url ? `${token.text}: ${url.replace(/\/$/, "")}` : token.text;
}

type Draft = { [Field in "name" | "headline" | "email" | "phone" | "place"]: string | null } & {
  links: string[];
  other: string[];
};

function sort(draft: Draft, { text }: Token): boolean {
  if (text.length > longest) return false;
  if (email.test(text) && text.replace(email, "").replace(/[\p{L}\s:：()-]/gu, "").length < 3) {
    if (draft.email) draft.other.push(text);
    else draft.email = text;
    return true;
  }
  if (isPhone(text) && !link.test(text)) {
    if (draft.phone) draft.other.push(text);
    else draft.phone = text;
    return true;
  }
  if (link.test(text) || account.test(text)) {
    draft.links.push(text);
    return true;
  }
  const address =
    /^\d+[\p{L}]?\s+\S.*,/u.test(text) ||
    placeLabel.test(text) ||
    /(?:省|市|区|县)\S*(?:路|街|镇|号|村|小区)/.test(text);
  if (!isPlace(text) && !isPlace(text.replace(/^[^,，]+[,，]\s*/, "")) && !address) return false;
  if (draft.place) draft.other.push(text);
  else draft.place = text;
  return true;
}

function nameAmong(tokens: Token[]): Token | undefined {
  const labelled = tokens.find((token) => nameLabel.test(token.text));
  if (labelled) return labelled;
  const candidates = tokens.filter(
    (token) => mayBeName(token.text) && !holdsContact(token.text) && !isPlace(token.text),
  );
  const biggest = Math.max(...candidates.map((token) => token.line.size));
  const reads = (token: Token) => roleOf(token.text) === "unknown" && degreeOf(token.text) === "unknown";
  return (
    candidates.find((token) => token.line.size === biggest && reads(token)) ??
    candidates.find(reads) ??
    candidates.find((token) => token.line.size === biggest)
  );
}

function joinAddresses(lines: ExtractedLine[]): ExtractedLine[] {
  const joined: ExtractedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const short = last && last.text.length < longest && last.column === line.column;
    const broken = short && /[\w/][-/_]$/.test(last.text) && link.test(last.text);
    if (broken && /^[\w-]+(?:$|[\s/(])/.test(line.text) && !/@/.test(line.text))
      joined.splice(-1, 1, { ...last, text: last.text + line.text, links: [...last.links, ...line.links] });
    else joined.push(line);
  }
  return joined;
}

function lineOr(id: string, text: string | null): Line | null {
  return text === null ? null : { id, text };
}

function bare(text: string | null, pattern: RegExp): { value: string | null; label: string | null } {
  if (text === null) return { value: null, label: null };
  const value = pattern.exec(text)?.[0] ?? text;
  const label = text
    .replace(value, "")
    .replace(/[\s:：()（）]+/g, " ")
    .trim();
  const isMeaningful = label.split(" ").some((word) => !onlyLabel.test(word));
  return { value: value.trim(), label: label && isMeaningful ? label : null };
}

/** Reads the lines above the first section and those under a contact heading; what fits no field goes to `other`. */
export function parseContact(lines: ExtractedLine[]): Contact {
  const draft: Draft = {
    name: null,
    headline: null,
    email: null,
    phone: null,
    place: null,
    links: [],
    other: [],
  };
  const tokens = joinAddresses(lines)
    .flatMap(cut)
    .filter(({ text }) => !onlyLabel.test(text) && !isDocumentName(text));
  const name = nameAmong(tokens);
  const spare = [...new Set(lines.flatMap((line) => line.links))].filter((url) => /^https?:/i.test(url));
  const shown = lines
    .map((line) => line.text)
    .join(" ")
    .toLowerCase();
  const hidden = spare.filter(
    (url) => !shown.includes(url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, "")),
  );
  for (const token of tokens) {
    if (objective.test(token.text)) {
      if (draft.headline) draft.other.push(draft.headline);
      draft.headline = token.text;
      continue;
    }
    if (token === name) {
      draft.name = nameOf(token.text);
      continue;
    }
    if (sort(draft, token)) continue;
    const full = spelledOut(token, hidden);
    if (full !== token.text) draft.links.push(full);
    else if (!draft.headline && name && tokens.indexOf(token) > tokens.indexOf(name) && isHeadline(token))
      draft.headline = token.text;
    else draft.other.push(token.text);
  }
  const mail = lines.flatMap((line) => line.links).find((url) => /^mailto:/i.test(url));
  if (!draft.email && mail) draft.email = mail.replace(/^mailto:|\?.*$/gi, "");
  const { value: address, label: addressLabel } = bare(draft.email, email);
  const { value: number, label: numberLabel } = bare(draft.phone, phone);
  const other = [...draft.other, ...[addressLabel, numberLabel].filter((label) => label !== null)];
  return {
    name: lineOr("c.name", draft.name),
    headline: lineOr("c.headline", draft.headline),
    email: lineOr("c.email", address?.replace(/\s/g, "") ?? null),
    phone: lineOr("c.phone", number),
    place: lineOr("c.place", draft.place),
    links: draft.links.map((text, index) => ({ id: `c.l${index + 1}`, text })),
    other: other.map((text, index) => ({ id: `c.o${index + 1}`, text })),
    doubt: null,
  };
}

function isHeadline({ text }: Token): boolean {
  return roleOf(text) === "title" && text.length <= 100 && !/[:：]/.test(text);
}
