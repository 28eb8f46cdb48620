import { findDates, parseDateRange } from "../lexicon/dates";
import { isNamed, namesField } from "../lexicon/field-labels";
import { columnSaying, isFormLabel } from "../lexicon/form-labels";
import { degreeOf, roleOf } from "../lexicon/roles";
import { isTelling, lengthOf } from "../lexicon/sentences";
import { classify, exams, type HeaderKind } from "./header-segments";
import type { Item } from "./paragraphs";
import { datesOfLine } from "./parse-header";
import { isDatedRow, isDatedSentence, isWrappedPost } from "./period-lines";

const label = /^(?:\p{Script=Han}{2,10}|[A-Za-z][A-Za-z/ ]{1,20})\s?[:：](?!\/\/)/u;

function isRemark(text: string): boolean {
  return label.test(text) && !isNamed(text) && !exams.test(text);
}

/** A head too long for its line: all of it bold, or begun in bold and closed by its date. */
function isWrappedHead({ first, lines, text, bullet }: Item): boolean {
  if (bullet || lines.length !== 2 || text.length > 140 || !first.spans[0]?.bold) return false;
  const dates = datesOfLine(text);
  const closed = dates !== null && text.slice(dates.index + dates.text.length).trim().length < 2;
  return (lines.every((line) => line.bold) && !/[.:：。;；]$/.test(text)) || closed;
}

/** Two or three lines as long as one of a page are a name that a narrow column wrapped, where they end no sentence. */
function isNarrowName({ bullet, lines, text, hangs }: Item): boolean {
  return (
    !bullet &&
    !hangs &&
    lines.length < 4 &&
    text.length <= 60 &&
    /^\p{Lu}/u.test(text) &&
    !/[.:;!]$/.test(text) &&
    !isRemark(text) &&
    !isTelling(text)
  );
}

function isProse(item: Item): boolean {
  if (item.lines.length > 1) return !isWrappedHead(item) && !isNarrowName(item);
  const text = item.text.trim();
  if (datesOfLine(text)) return false;
  const long = lengthOf(text) > 112;
  const sentence =
    /[.。；;!！]$/.test(text) &&
    !/\b(?:Inc|Ltd|Co|Corp|LLC)\.$|(?:^|[\s.])(?:\p{L}\.){2,4}$/iu.test(text) &&
    (text.split(/\s+/).length >= 7 || (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= 12);
  const told = /^\p{Lu}[^.]{3,}(?:\s\p{Ll}[\p{Ll}-]{3,}){1,}\.$/u.test(text) && text.split(" ").length >= 3;
  return long || sentence || told || isRemark(text);
}

/** "业绩：" alone on its line, which announces what stands below it. */
function isBareLabel(item: Item): boolean {
  return !item.bullet && item.text.length <= 14 && /[:：]$/.test(item.text) && isRemark(item.text);
}

const numbered = /^[(（]?(?:\d{1,2}|[一二三四五六七八九十])[.、)）]/;

export function joinLabels(items: Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (
      last &&
      isBareLabel(last) &&
      !item.bullet &&
      !isBareLabel(item) &&
      !numbered.test(item.text) &&
      !datesOfLine(item.text)
    ) {
      const space = /\p{Script=Han}/u.test(last.text) ? "" : " ";
      joined.splice(-1, 1, {
        ...last,
        text: `${last.text}${space}${item.text}`,
        lines: [...last.lines, ...item.lines],
      });
    } else joined.push(item);
  }
  return joined;
}

/** "Employer ⇥ Acme" as "Employer: Acme", and "时间 ⇥ 2018.03 ⇥ 单位 ⇥ 装配厂" with a tab between its pairs; null for any other row. */
function pairsOf(text: string): string | null {
  const cells = text.split("\t").flatMap((cell) => (/^\s*[:：]\s*$/.test(cell) ? [] : [cell.trim()]));
  const isSaid =
    cells.length === 2 && /^[:：]/.test(cells[1] ?? "") && /^\p{Script=Han}{2,6}$/u.test(cells[0] ?? "");
  const pairs = cells.flatMap((cell, index) =>
    index % 2 === 0
      ? [[cell.replace(/\s*[:：]$/, ""), (cells[index + 1] ?? "").replace(/^[:：]\s*/, "")]]
      : [],
  );
  const isForm = pairs.every(
    ([label = "", value = ""]) => value !== "" && (isSaid || isFormLabel(label)) && !isFormLabel(value),
  );
  return isForm ? pairs.map(([label, value]) => `${label}: ${value}`).join("\t") : null;
}

/** "Employer ⇥ Acme" above "Position ⇥ : Nurse": rows of a form, whose labels say what the cells behind them are. */
export function labelRows(items: Item[]): Item[] {
  const labelled = items.map((item) => {
    const pairs = item.bullet || !item.text.includes("\t") ? null : pairsOf(item.text);
    return pairs === null ? item : { ...item, text: pairs };
  });
  const labels = labelled.flatMap((item, index) => (item === items[index] ? [] : [item.text.split(":")[0]]));
  return new Set(labels).size > 1 ? labelled : items;
}

const leadingYear = /^((?:19|20)\d{2}) +(?=[\p{Lu}\p{Script=Han}])/u;

/** "2009 MA Translation, Heriot Vale University" above "2008 BA French": a list whose lines begin with their years. */
export function tabYears(items: Item[]): Item[] {
  const listed = items.filter((item) => !item.bullet && leadingYear.test(item.text));
  if (listed.length < 2) return items;
  return items.map((item) =>
    listed.includes(item) ? { ...item, text: item.text.replace(leadingYear, "$1\t") } : item,
  );
}

/** "**Salt & Sand** 2023": a date that only its looks part from the name before it. */
export function tabLightDates(items: Item[]): Item[] {
  return items.map((item) => {
    const [bold, light, ...more] = item.first.spans.filter((span) => span.text.trim());
    const dates = light?.text.trim() ?? "";
    const apart = bold?.bold === true && light?.bold === false && more.length === 0 && !item.bullet;
    if (!apart || item.lines.length > 1 || item.text.includes("\t") || !item.text.endsWith(` ${dates}`))
      return item;
    return parseDateRange(dates) === null
      ? item
      : { ...item, text: `${item.text.slice(0, -dates.length).trim()}\t${dates}` };
  });
}

/** "Employer: Acme" below what was done there, in a form that names it nowhere else. */
export function isNamedLater(head: Item[], { bullet, text }: Item): boolean {
  const label = bullet || !namesField(text) ? null : text.split(/[:：]/)[0];
  return (
    label !== null &&
    head.some((item) => namesField(item.text)) &&
    !head.some((item) => item.text.startsWith(`${label}`))
  );
}

/** Marks a label that was lent to a cell and is no text of its own; no page holds this control. */
const lent = "\u2060";
const lentLabel = new RegExp(`[^\\t：]{1,12}：${lent}|${lent}`, "g");

export function withoutLentLabels(text: string): string {
  return text.includes(lent) ? text.replace(lentLabel, "") : text;
}

/** What the label of a column says of its cells: itself, or for an English one a word that forms use in front of a colon. */
function sayingOf(label: string): string {
  const closed = label.replace(/\s/g, "");
  return isNamed(`${closed}：`) ? closed : (columnSaying(label) ?? partSaying(closed) ?? closed);
}

/** "学历及专业" heads what "学历" heads; "单位及职务" heads both. */
function partSaying(label: string): string | null {
  const named = label.split(/[及与與和、/／]/).filter((part) => namesField(`${part}：`));
  const kinds = new Set(named.map((part) => classify(`${part}：`, "job")));
  return kinds.size === 1 ? (named[0] ?? null) : null;
}

/** Cells below the labels of columns say what they are, as in a form: "2019 ⇥ 装配厂 ⇥ 操作工" below "时间 ⇥ 单位 ⇥ 职务". */
export function labelColumns(items: Item[]): Item[] {
  const at = items.findIndex(isColumnLabels);
  const labels = items[at]?.text.split("\t").map((cell) => sayingOf(cell.trim())) ?? [];
  if (!labels.some((label) => isNamed(`${label}：`))) return items;
  return items.map((item, index) => {
    const cells = item.text.split("\t").map((cell) => cell.trim());
    const fits = index > at && !item.bullet && cells.length > 2 && cells.length <= labels.length;
    if (!fits || isColumnLabels(item)) return item;
    const said = cells.map((cell, place) => {
      const label = `${labels[place]}：`;
      return namesField(label) && !parseDateRange(cell) ? `${label}${lent}${cell}` : cell;
    });
    return { ...item, text: said.join("\t") };
  });
}

/** What else stands at the head of a table's column, and heads no row of a form. */
const tableLabel =
  /^(?:project(?: name)?|name|(?:key )?(?:facts|figures|achievements|results|skills)|details|highlights|outcomes?|scope|value|budget|contract value|size|team size|status|notes|remarks|tools|technolog(?:y|ies)|tech stack|industry|sector|customer|from|to|start(?: date)?|end(?: date)?|duration|tenure|courses?|examination|board|university\/board|board\/university|year of (?:passing|completion)|percentage|marks|score|c?gpa|award(?:ing body)?|certificat(?:e|ion)|issuer|issued by|level|language)$/i;

export function isColumnLabels(item: Item): boolean {
  const cells = item.text.split("\t").map((cell) => cell.trim().replace(/(?<=\p{Script=Han})\s+/gu, ""));
  return cells.length > 1 && cells.every((cell) => isFormLabel(cell) || tableLabel.test(cell));
}

/** Bulleted lines that head an entry: dated at their end, as in "1. 订单系统    2020.03-2021.01". */
function isBulletHead(item: Item): boolean {
  if (!item.bullet || item.lines.length > 1 || item.text.length > 100) return false;
  const dates = datesOfLine(item.text);
  if (!dates?.from || !dates.to) return false;
  const after = item.text.slice(dates.index + dates.text.length).trim();
  // "… used since 2020" ends a sentence; at the head of a line "Since 2020" is a period.
  if (/^(?:since|seit)\b/i.test(dates.text) && dates.index > 0 && !item.text.includes("\t")) return false;
  return (
    after.length < 30 &&
    (item.text.includes("\t") || after === "" || /^[)）]$/.test(after) || dates.index === 0)
  );
}

/** "中级会计师（2017.09）、注册会计师（2021.12）": several dated things in a row, which one entry cannot hold. */
function isDatedList(text: string): boolean {
  const dates = findDates(text).filter((one) => one.to === null || one.from === null);
  return dates.length > 1 && /[、；;]/.test(text);
}

const honours =
  /^(?:dean['’]?s list|(?:academic )?(?:honou?rs?|awards?|scholarships?)(?:\s*[:：&,]|\s+and\b|$)|(?:magna |summa )?cum laude|(?:first|second|upper second|lower second|third)[- ]class\b|with distinction|thesis|dissertation|(?:relevant )?coursework|(?:overall |cum\.? )?C?GPA\b|activities|member of|主修|核心课程|奖学金|荣誉|获奖|排名)/i;

/** "陕西旅游职业学院，旅游管理，大专" */
function isSchoolList(text: string): boolean {
  const parts = text.split(/[，,]/);
  return (
    text.length < 50 &&
    ["organisation", "title"].every((role) => parts.some((part) => degreeOf(part) === role))
  );
}

/** Whether a line may belong to the head of an entry of this kind. */
export function isHead(item: Item, kind: HeaderKind): boolean {
  const isCell = parseDateRange(item.text.split("\t")[0] ?? "") !== null && item.text.includes("\t");
  if ((kind === "education" || isCell) && isDatedRow(item)) return true;
  if (kind === "job" && isWrappedPost(item)) return true;
  if (kind === "job" && isDatedSentence(item)) return false;
  if (kind === "award" && /^\p{Ll}{3,} /u.test(item.text) && !datesOfLine(item.text)) return false;
  if (kind === "education" && honours.test(item.text)) return false;
  if (numbered.test(item.text) && !datesOfLine(item.text)) return false;
  if (
    (kind === "education" || kind === "job") &&
    !item.bullet &&
    !datesOfLine(item.text) &&
    !(kind === "education" && isSchoolList(item.text)) &&
    !(
      item.first.bold &&
      (kind === "education" || roleOf(item.text) === "title") &&
      !/[.。]$/.test(item.text)
    ) &&
    isTelling(item.text)
  )
    return false;
  return isBulletHead(item) || (!item.bullet && !isProse(item) && !isDatedList(item.text));
}
