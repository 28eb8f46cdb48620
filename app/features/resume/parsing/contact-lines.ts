import { bareLabel } from "../lexicon/contact-labels";
import { emailsIn, linksIn } from "../lexicon/contact-patterns";
import { isDocumentName, isHanName, mayBeName } from "../lexicon/names";
import { isAddress, isPlace } from "../lexicon/places";
import type { ExtractedLine } from "../reading/extracted";
import { isBrokenHome } from "./form-cells";

const longest = 300;

/** "j a n e" and "姓 名": letters set apart close up where a line holds nothing else. */
export function closeLetters(text: string): string {
  const words = text.trim().split(/\s{2,}|\t/);
  const spaced = (word: string) => /^\p{L}(?:[ .]\p{L}){2,}$/u.test(word) && !/\p{Script=Han}/u.test(word);
  const han = (word: string) => /^\p{Script=Han}(?: \p{Script=Han}){0,3}$/u.test(word);
  const closes = (word: string) => spaced(word) || /^\p{L}$/u.test(word) || han(word);
  if (!words.some(spaced) || !words.every(closes)) return text;
  return words.map((word) => word.replace(/ /g, "")).join(" ");
}

/** "**方晓彤**Fiona Fang", drawn otherwise in the other script. */
function turnsScript(left: string, rest: string): boolean {
  return isHanName(left) && /^\p{Lu}\p{Ll}/u.test(rest);
}

/** Where a line changes its size or weight behind a name, what follows is no part of the name. */
function atStyles(line: ExtractedLine): ExtractedLine {
  if (line.text.length > longest) return line;
  const isCells = line.text.includes("\t");
  const isOneName = mayBeName(line.text) && !isPlace(line.text);
  let at = 0;
  for (const [index, span] of line.spans.entries()) {
    const start = line.text.indexOf(span.text.trim(), at);
    if (start < 0) return line;
    const before = line.spans[index - 1];
    const differs = before && (Math.abs(before.size - span.size) > 1 || before.bold !== span.bold);
    const [left, rest] = [line.text.slice(0, start).trim(), line.text.slice(start).trim()];
    const parts = (!isCells && (!isOneName || isPlace(rest))) || turnsScript(left, rest);
    if (differs && rest && left.length > 1 && mayBeName(left) && parts)
      return { ...line, text: `${left}\t${rest}` };
    at = start + span.text.trim().length;
  }
  return line;
}

/** "linkedin.com/" above "in/jane-smith": what ends at the slash behind a host goes on where a path follows. */
function goesOn(head: string, tail: string): boolean {
  if (!head.endsWith("/")) return false;
  return (
    /^[a-z\d%-]+\//.test(tail) || (/(?:github|gitlab|gitee)\.com\/$/.test(head) && /^[a-z\d-]+$/.test(tail))
  );
}

/** An address that a narrow column broke: "jane.smith@exam" and "ple.com", "linkedin.com/in/jane-" and "smith". */
function isBroken(above: string, below: string): boolean {
  if (above.length > longest || below.length > longest || /[:：]\s*$/.test(above)) return false;
  const head = /\S{1,80}$/.exec(above)?.[0] ?? "";
  const [tail = ""] = /^\S{1,80}/.exec(below) ?? [];
  if (!head || !tail) return false;
  const whole = `${head}${tail}`;
  const mail = emailsIn(whole)[0];
  if (mail && /[@＠]/.test(whole) && emailsIn(tail).length === 0) {
    const had = emailsIn(head)[0];
    if (!had) return mail.text.length > Math.max(head.length, 0) - 1 && !/[,;|]$/.test(head);
    return (
      mail.text === `${had.text}${tail}` &&
      /^(?:[a-z]{0,3}\.)?(?:[a-z]{1,4})$/.test(tail) &&
      /\.[a-z]{1,2}$|-$/.test(had.text) &&
      /\.(?:com|org|net|edu|info|co\.uk)$/.test(mail.text)
    );
  }
  const site = linksIn(head)[0];
  const path = /^[\w%-]+(?:\/[\w%-]*)*\/?$/.test(tail) && !/^\d{7,}$/.test(tail);
  return (
    site !== undefined &&
    head.endsWith(site.text) &&
    (/\w[-_]$|\/(?:in|pub|u|users?|people|profile)\/$/.test(head) || goesOn(head, tail)) &&
    path
  );
}

/** "J A N E" above "S M I T H": what one line sets apart, the next may go on. */
function closeSpaced(lines: ExtractedLine[]): ExtractedLine[] {
  const closed: ExtractedLine[] = [];
  let spaced: ExtractedLine | null = null;
  for (const line of lines) {
    const text = closeLetters(line.text);
    const last = closed.at(-1);
    const own = text !== line.text && !text.includes(" ") && /^\p{Lu}{3,}$/u.test(text);
    if (
      own &&
      last &&
      last === spaced &&
      Math.abs(last.size - line.size) < 0.6 &&
      last.column === line.column
    )
      closed.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    else closed.push({ ...line, text });
    spaced = own ? (closed.at(-1) ?? null) : null;
  }
  return closed;
}

/** "linkedin.com/in/janesm" above "ith (LinkedIn)": an address cut anywhere, whose site is told behind its rest. */
function isToldBehind(above: string, below: string): boolean {
  const [, tail = "", site = ""] =
    /^([\w%-]{1,60}) \((LinkedIn|GitHub|GitLab|Twitter|Behance|Medium)\)$/i.exec(below) ?? [];
  const head = linksIn(above).at(-1)?.text ?? "";
  return tail !== "" && above.endsWith(head) && head.toLowerCase().includes(`${site.toLowerCase()}.com/`);
}

/** "School of History, University of Lothian," above "4 Buccleuch Terrace, Leith EH8 9LN": lines of one address. */
function isWrappedAddress(above: string, below: string): boolean {
  const whole = `${above} ${below}`;
  return (
    /\p{L},$/u.test(above) &&
    !/[@\t|]|\d{7}/.test(whole) &&
    isAddress(whole) &&
    !isAddress(above.slice(0, -1))
  );
}

function joinBroken(lines: ExtractedLine[]): ExtractedLine[] {
  const joined: ExtractedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const near = last && last.column === line.column && last.region === line.region;
    const isWhole =
      near &&
      (isBroken(last.text, line.text) ||
        isToldBehind(last.text, line.text) ||
        isBrokenHome(last.text, line.text));
    const space = near && isWrappedAddress(last.text, line.text) ? " " : "";
    if (near && (isWhole || space))
      joined.splice(-1, 1, {
        ...last,
        text: last.text + space + line.text,
        links: [...last.links, ...line.links],
      });
    else joined.push(line);
  }
  return joined;
}

const longestName = 4;

function joinTower(lines: ExtractedLine[]): ExtractedLine[] {
  const isOne = (line: ExtractedLine | undefined, column: ExtractedLine["column"]) =>
    line?.column === column && /^\s*\p{Script=Han}\s*$/u.test(line.text);
  return lines.flatMap((line, index): ExtractedLine[] => {
    if (!isOne(line, line.column)) return [line];
    let start = index;
    while (index - start < longestName && isOne(lines[start - 1], line.column)) start -= 1;
    let end = index + 1;
    while (end - index <= longestName && isOne(lines[end], line.column)) end += 1;
    const name = lines
      .slice(start, end)
      .map(({ text }) => text.trim())
      .join("");
    if (name.length < 2 || !isHanName(name)) return [line];
    return index === start ? [{ ...line, text: name }] : [];
  });
}

/** A label or a title spread over two cells, "姓" and "名", is one again. */
function joinLabels(line: ExtractedLine): ExtractedLine {
  const closed = line.text.replace(/\t/g, "");
  if (isDocumentName(closed)) return { ...line, text: closed };
  const text = line.text.replace(
    /(^|\t)(\p{Script=Han})\t(\p{Script=Han})(?=\t|$)/gu,
    (cells, start, one, two) => (bareLabel(`${one}${two}`) ? `${start}${one}${two}` : cells),
  );
  return text === line.text ? line : { ...line, text };
}

const pronouns =
  /(?<!\s)\s+[(（]?(?<said>(?:she|he|they|ze)\s?\/\s?(?:her|him|them|they|zir)s?(?:\s?\/\s?\p{L}{3,6})?)[)）]?(?=\s|$)/iu;

/** The lines of the contact block with what the layout tore apart put together, and what it glued parted. */
export function mendedLines(lines: ExtractedLine[]): ExtractedLine[] {
  return closeSpaced(joinTower(joinBroken(lines)))
    .map((line) => ({ ...line, text: line.text.replace(pronouns, "\t$<said>") }))
    .map(joinLabels)
    .map(atStyles);
}
