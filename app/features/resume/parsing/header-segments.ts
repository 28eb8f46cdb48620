import { fieldLabelled, laterLabel, opensWithField, withoutNameLabel } from "../lexicon/field-labels";
import { isCityInCapitals, isPlace, isTownOfState, mayBePlace } from "../lexicon/places";
import { degreeOf, type RoleClass, roleOf } from "../lexicon/roles";
import { atHome, firmSize, isTelling, monthlyPay } from "../lexicon/sentences";
import type { ExtractedLine } from "../reading/extracted";

export type HeaderKind = "job" | "project" | "education" | "award";

/** A part of a heading line; `before` is the separator that stood in front of it, " " where only its looks part it. */
export type Segment = { text: string; before: string; line: number; cell: number; role: RoleClass | "place" };

const separators =
  /(\t|\s*[|｜│]\s*|\s+[·•∙‧・–—―]\s+|\s*[·‧・]\s*|\s+-{1,2}\s+|\s+@\s+|\s+at\s+(?!(?:Law|Work|Home|Sea|Large|Heights?)\b)(?=\p{Lu}))/u;
const gradeNames = String.raw`(?:final |overall )?(?:grade|marks?|percentage|score):?\s\d|(?:cum\.?|overall|major)?\s?(?:C?GPA|G\.P\.A)|绩点|均分|平均(?:分|绩点|成绩)|(?:专业|年级|综合)?(?:排名|前\s?\d)`;
/** Chinese heads of jobs and studies part their fields by commas too; names of projects hold them. */
const hanCommas = String.raw`\s*，\s*|(?<=\p{Script=Han}),\s*(?=\p{Script=Han})`;
const posts = new RegExp(`${separators.source.slice(0, -1)}|${hanCommas})`, "u");
/** A grade follows a degree after a semicolon, a comma, a bracket or mere space. */
const studies = new RegExp(
  `${separators.source.slice(0, -1)}|${hanCommas}|\\s*[;；]\\s*|(?<!\\b(?:final|overall|major|cum))[\\s,，、/(（]{1,3}(?=(?:${gradeNames})))`,
  "iu",
);
const grade = new RegExp(`^[(（]?(?:${gradeNames})`, "i");
const cells = /(\t|\s*[|｜│]\s*)/u;
const label = /^(?:\p{Script=Han}{2,10}|[A-Za-z][A-Za-z /]{1,20})\s?[:：]/u;
/** The legal form of a company belongs to its name although a comma stands before it. */
export const commas = /[,，](?!\s*(?:Inc|LLC|Ltd|Corp|Co|L\.?P|GmbH|PLC)\b)/u;

/** Exams of schools are named with their subjects: "A Levels: Biology, Physics". */
export const exams = /^(?:AS?[- ]levels?|GCSEs?|International Baccalaureate)\b/i;

/** How somebody left a school. */
export const honourNames =
  "(?:(?:summa |magna )?cum laude|(?:graduated )?with (?:high(?:est)? )?(?:distinction|honou?rs|merit)|(?:first|(?:upper |lower )?second|third)[- ]class)\\b";
const honours = new RegExp(`^${honourNames}`, "i");

/** "(1000-5000人)" and "[6年2个月]" behind an employer. */
export const bracketedFact = String.raw`[(（[【](?:${firmSize}|\d{1,2}\s?年(?:零?\s?\d{1,2}\s?个月)?|\d{1,2}\s?个月)[)）\]】]`;

/** What job boards say of a company or a post beside its name. */
const firmKind = new RegExp(
  String.raw`^[|｜]?\s*(?:(?:民营|国营|私营|国有|外资|合资|中外合资|外商独资|上市|股份制|台资|港资|日资|创业)(?:公司|企业)?|国企|央企|事业单位|政府机关|非营利组织|${firmSize}|${monthlyPay}|${bracketedFact})$`,
);

/** "Grade: 7.8" and "GPA 3.9"; "Grade 7 Policy Lead" is a post. */
function isGrade(text: string): boolean {
  return grade.test(text) && roleOf(text) !== "title";
}

/** How somebody left a school, in a cell of its own: "企業管理學系 大學 ⇥ 畢業". */
const leaving = /^(?:[畢毕][業业]|肄[業业]|[結结][業业]|在[學学讀读]|就[學学讀读]中?|休[學学])$/;

/** True for what tells of the entry and names nothing: "技术栈：…", "Stack: …", a grade, a deed; "公司：…" names it. */
export function isRemark(text: string): boolean {
  const labelled = label.test(text) && !opensWithField(text) && !exams.test(text);
  return (
    labelled ||
    leaving.test(text) ||
    firmKind.test(text) ||
    isGrade(text) ||
    honours.test(text) ||
    isTelling(text)
  );
}

export function classify(text: string, kind: HeaderKind): RoleClass {
  if (isRemark(text)) return "unknown";
  const labelled = fieldLabelled(text);
  if (labelled) return labelled;
  const name = withoutNameLabel(text);
  if (kind === "job" && atHome.test(name)) return "title";
  return kind === "education" ? degreeOf(name) : roleOf(name);
}

export function textsOf(line: string): string[] {
  return line
    .split(separators)
    .filter((_, index) => index % 2 === 0)
    .map((text) => text.trim())
    .filter((text) => text);
}

function closed(text: string): string {
  return text.replace(/\s/g, "");
}

/** Where a text changes its weight between two words, or between two Chinese characters. */
function styleCuts(text: string, line: ExtractedLine): number[] {
  const cuts: number[] = [];
  let at = 0;
  for (const [index, span] of line.spans.entries()) {
    const start = text.indexOf(span.text.trim(), at);
    if (start < 0) continue;
    const before = text.slice(0, start);
    const parted =
      /^[\p{L}\d]/u.test(span.text.trim()) &&
      /(?:\s|\p{Script=Han}[)）]?)$/u.test(before) &&
      closed(
        line.spans
          .slice(0, index)
          .map((one) => one.text)
          .join(""),
      ).endsWith(closed(before));
    if (parted && line.spans[index - 1]?.bold !== span.bold) cuts.push(start);
    at = start + span.text.trim().length;
  }
  return cuts;
}

/** What was cut out of brackets leaves one behind. */
function withoutLooseBracket(text: string): string {
  return grade.test(text) && /^[^(（]*[)）]$/.test(text) ? text.slice(0, -1) : text;
}

/** Chinese heading lines part their fields by mere spaces ("腾讯 后端开发工程师 深圳"), others by their looks. */
function softCut(text: string, line: ExtractedLine): string[] {
  const cuts = styleCuts(text, line);
  const pieces = cuts.length
    ? [0, ...cuts].map((start, index) => text.slice(start, cuts[index] ?? text.length))
    : isRemark(text)
      ? [text]
      : text.split(
          /(?<=[\p{Script=Han}）]\s+)(?<!(?:高[级級]|[资資]深|初[级級]|中[级級]|首席|主任|助理|[与與和及的])\s+)(?=[\p{Script=Han}\p{Lu}])/u,
        );
  return pieces.map((piece) => withoutLooseBracket(piece.trim())).filter((piece) => piece);
}

const partings: Record<HeaderKind, RegExp> = {
  job: posts,
  project: separators,
  education: studies,
  award: cells,
};

/** "湘潭大学社会工作专业": a school and what was studied there, written in one go. */
function atMajor(text: string, kind: HeaderKind): string[] {
  const [, school, major] =
    /^(\p{Script=Han}{2,24}(?:大学|大學|学院|學院|党校|黨校|学校|學校))(\p{Script=Han}{2,16}(?:专业|專業|系))$/u.exec(
      text,
    ) ?? [];
  return kind === "education" && school && major ? [school, major] : [text];
}

/** "在大同市晋通物流有限公司任半挂车司机": an employer and a post told as a sentence. */
function atPost(text: string): string[] {
  const [, employer, post] =
    /^(?:就职|任职|供职|工作)?[在于]([^，。；、任]{3,30})(?:担任|任|当|做)(?!职|务)(\p{Script=Han}{2,14})$/u.exec(
      text,
    ) ?? [];
  return employer && post && roleOf(post) === "title" ? [employer, post] : [text];
}

/** "University of Wisconsin at Madison" is one name, "Fellow at Acme" is two. */
function withNamesAt(pieces: string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [before = "", piece = ""] = [pieces[at - 1], pieces[at]];
    const name = (joined.at(-1) ?? "").split(commas).at(-1) ?? "";
    if (before.trim() === "at" && roleOf(name) === "organisation")
      joined.push(`${joined.pop()}${before}${piece}`);
    else joined.push(...(at > 0 ? [before] : []), piece);
  }
  return joined;
}

/** "Fennel & Rook / Portland, OR": slashes part fields where one is a place, or one an employer and another a title; "Picker / Packer" is one post. */
function atSlashes(text: string): string {
  const parts = text.split(/\s+\/\s*|\s*／\s*/);
  const roles = new Set(parts.map((part) => roleOf(part.split(/\t|\s@\s/)[0] ?? "")));
  const both = roles.has("organisation") && roles.has("title");
  return parts.length > 1 && (both || parts.some((part) => isPlace(part)))
    ? parts.filter((part) => part).join(" | ")
    : text;
}

/** "Acme Care Center-Memphis, TN": a hyphen without spaces parts a name of several words from its town, but no town of two names, "Winston-Salem, NC". */
function atTowns(text: string): string {
  const cuts = [...text.matchAll(/(?<=[\p{L}.)])-(?=\p{Lu})/gu)];
  const cut = cuts.find(({ index }) => {
    const name =
      text
        .slice(0, index)
        .split(/\t|\s[|·–—-]\s/)
        .at(-1) ?? "";
    const town = text.slice(index + 1);
    const twin = !name.includes(" ") && (isPlace(name) || !isPlace(town.split(",")[0] ?? ""));
    return isTownOfState(town) && !twin;
  });
  return cut ? `${text.slice(0, cut.index)} | ${text.slice(cut.index + 1)}` : text;
}

/** "Self-employed" beside a title stands for the employer. */
export const ownBusiness = /^(?:self[- ]employed|freelance|independent|own business)(?:, [^,]{2,30})?$/i;

/** "外贸跟单 Merchandiser", where everything on the line is said in both scripts. */
const inBoth = /^\s{0,3}[\p{Script=Han}（）]{2,30}\s{1,3}\p{Lu}[\p{Script=Latin}\s.,&'’()/-]{2,80}$/u;

/** The parts of the line at `index` of a head; what is left of it beside the dates alone is a place where other lines name the rest. */
export function segmentsOf(
  lines: ExtractedLine[],
  whole: string,
  index: number,
  kind: HeaderKind,
): Segment[] {
  const line = lines[index];
  if (!line) return [];
  const dated =
    lines.length > 1 && whole !== line.text && (whole.includes(",") || isCityInCapitals(whole.trim()));
  const named = kind === "job" || kind === "education" ? atTowns(whole) : whole;
  const text = (kind === "job" ? atSlashes(named) : named).replace(laterLabel, "\t");
  const segments: Segment[] = [];
  const pieces = withNamesAt(text.split(partings[kind]));
  const bilingual = pieces.length > 1 && pieces.every((piece, at) => at % 2 === 1 || inBoth.test(piece));
  let cell = 0;
  for (let at = 0; at < pieces.length; at += 2) {
    const before = pieces[at - 1] ?? "";
    if (before.includes("\t")) cell += 1;
    const part = pieces[at] ?? "";
    const cut = bilingual
      ? [part.trim()]
      : softCut(part, line).flatMap((one) => (kind === "job" ? atPost(one) : atMajor(one, kind)));
    for (const [place, piece] of cut.entries()) {
      const beside = index > 0 || dated || segments.length > 0 || pieces.length > 1;
      const atEnd = cell > 0 && at + 2 >= pieces.length && kind !== "project" && isTownOfState(piece);
      const isTown = isPlace(piece) || (dated && isCityInCapitals(piece));
      const role = atEnd || (beside && isTown) ? "place" : classify(piece, kind);
      const last = segments.at(-1);
      const named = last !== undefined && (role !== "title" || last.role !== "organisation");
      if (named && /^\s*(?:at|@)\s*$/.test(before) && kind === "job") {
        if (last.role === "unknown") last.role = "title";
        segments.push({
          text: piece,
          before,
          line: index,
          cell,
          role: role === "place" ? role : "organisation",
        });
        continue;
      }
      const town = kind === "job" && role === "unknown" && !/\p{Script=Han}/u.test(text) && mayBePlace(piece);
      if (last && place > 0 && last.role === role && !town && !isTeam(piece) && !isTeam(last.text))
        last.text += ` ${piece}`;
      else segments.push({ text: piece, before: place > 0 ? " " : before, line: index, cell, role });
    }
  }
  return segments;
}

export function markOwnBusiness(segments: Segment[]): void {
  const own = segments.find((one) => ownBusiness.test(one.text));
  if (own && segments.some((one) => one !== own && one.role === "title")) own.role = "organisation";
}

/** "淘宝技术部" behind an employer: a part of it, and neither employer nor title. */
export function isTeam(text: string): boolean {
  return /\p{Script=Han}(?:部|部门|组|事业群)$|^(?!本|专)\p{Script=Han}{1,4}科$/u.test(text);
}
