import type { FoundDates } from "../lexicon/dates";
import { isPlace, isTownOfState, mayBePlace, splitPlace } from "../lexicon/places";
import { degreeOf, type RoleClass, roleOf } from "../lexicon/roles";
import { isTelling } from "../lexicon/sentences";
import type { ExtractedLine } from "../reading/extracted";

export type HeaderKind = "job" | "project" | "education" | "award";

/** A part of a heading line; `before` is the separator that stood in front of it, " " where only its looks part it. */
export type Segment = { text: string; before: string; line: number; cell: number; role: RoleClass | "place" };

const separators = /(\t|\s*[|｜│]\s*|\s+[·•∙–—―]\s+|\s*·\s*|\s+-{1,2}\s+|\s+@\s+|\s+at\s+(?=\p{Lu}))/u;
const gradeNames = String.raw`(?:final |overall )?(?:grade|marks?|percentage|score):?\s\d|(?:cum\.?|overall|major)?\s?(?:C?GPA|G\.P\.A)|绩点|均分|平均(?:分|绩点|成绩)|(?:专业|年级|综合)?(?:排名|前\s?\d)`;
/** Chinese heads of jobs and studies part their fields by commas too; names of projects hold them. */
const hanCommas = String.raw`\s*，\s*|(?<=\p{Script=Han}),\s*(?=\p{Script=Han})`;
const posts = new RegExp(`${separators.source.slice(0, -1)}|${hanCommas})`, "u");
/** A grade follows a degree after a semicolon, a comma, a bracket or mere space. */
const studies = new RegExp(
  `${separators.source.slice(0, -1)}|${hanCommas}|\\s*[;；]\\s*|[\\s,，、/(（]{1,3}(?=(?:${gradeNames})))`,
  "iu",
);
const grade = new RegExp(`^[(（]?(?:${gradeNames})`, "i");
const cells = /(\t|\s*[|｜│]\s*)/u;
const label = /^(?:\p{Script=Han}{2,10}|[A-Za-z][A-Za-z /]{1,20})\s?[:：]/u;
const fieldLabels: Record<"organisation" | "title" | "unknown", string> = {
  organisation:
    "公司名称?|(?:所在|就职|任职|实习)(?:公司|单位|企业)|公司|单位名称|工作单位|实习单位|单位|学校名称|学校|毕业院校|毕业学校|院校名称|院校|company|employer|organi[sz]ation|school|university",
  title:
    "职位名称|(?:担任|任职|实习|所任)(?:职位|岗位|职务)|职位|职务|岗位名称|工作岗位|岗位|担任职务|担任角色|项目角色|角色|学历|学位|position|job title|title|role|degree",
  unknown: "项目名称|项目|专业名称|所学专业|专业|project|major",
};
const labelOf = (names: string) => new RegExp(`^(?:${names})\\s?[:：]\\s*`, "i");
const nameLabel = labelOf(Object.values(fieldLabels).join("|"));
/** "科室：心内科 职务：主治医师": a label of a field behind another one. */
export const laterLabel = new RegExp(
  `(?<=\\S)[ \\u3000]+(?=(?:${fieldLabels.organisation}|${fieldLabels.title})[:：])`,
  "i",
);
const organisationLabel = labelOf(fieldLabels.organisation);
const titleLabel = labelOf(fieldLabels.title);

/** The legal form of a company belongs to its name although a comma stands before it. */
const commas = /[,，](?!\s*(?:Inc|LLC|Ltd|Corp|Co|L\.?P|GmbH|PLC)\b)/u;

/** Exams of schools are named with their subjects: "A Levels: Biology, Physics". */
export const exams = /^(?:AS?[- ]levels?|GCSEs?|International Baccalaureate)\b/i;

/** True for what tells of the entry and names nothing: "技术栈：…", "Stack: …", a grade, a deed; "公司：…" names it. */
export function isRemark(text: string): boolean {
  const labelled = label.test(text) && !nameLabel.test(text) && !exams.test(text);
  return labelled || grade.test(text) || isTelling(text);
}

export function isNamed(text: string): boolean {
  return nameLabel.test(text) || laterLabel.test(text);
}

/** True for the label of an employer or a title. */
export function namesField(text: string): boolean {
  return organisationLabel.test(text) || titleLabel.test(text);
}

export function withoutNameLabel(text: string): string {
  return text.replace(nameLabel, "");
}

export function classify(text: string, kind: HeaderKind): RoleClass {
  if (isRemark(text)) return "unknown";
  if (organisationLabel.test(text)) return "organisation";
  if (titleLabel.test(text)) return "title";
  const name = withoutNameLabel(text);
  return kind === "education" ? degreeOf(name) : roleOf(name);
}

export function textsOf(line: string): string[] {
  return line
    .split(separators)
    .filter((_, index) => index % 2 === 0)
    .map((text) => text.trim())
    .filter((text) => text);
}

/** Where a text changes its weight between two words, or between two Chinese characters. */
function styleCuts(text: string, line: ExtractedLine): number[] {
  const cuts: number[] = [];
  let at = 0;
  for (const [index, span] of line.spans.entries()) {
    const start = text.indexOf(span.text.trim(), at);
    if (start < 0) continue;
    const parted =
      /^[\p{L}\d]/u.test(span.text.trim()) && /(?:\s|\p{Script=Han}[)）]?)$/u.test(text.slice(0, start));
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
  const roles = new Set(parts.map((part) => roleOf(part.split("\t")[0] ?? "")));
  const both = roles.has("organisation") && roles.has("title");
  return parts.length > 1 && (both || parts.some((part) => isPlace(part)))
    ? parts.filter((part) => part).join(" | ")
    : text;
}

const ownBusiness = /^(?:self[- ]employed|freelance|independent|own business)(?:, [^,]{2,30})?$/i;

export function segmentsOf(line: ExtractedLine, whole: string, index: number, kind: HeaderKind): Segment[] {
  const text = (kind === "job" ? atSlashes(whole) : whole).replace(laterLabel, "\t");
  const segments: Segment[] = [];
  const pieces = withNamesAt(text.split(partings[kind]));
  let cell = 0;
  for (let at = 0; at < pieces.length; at += 2) {
    const before = pieces[at - 1] ?? "";
    if (before.includes("\t")) cell += 1;
    for (const [place, piece] of softCut(pieces[at] ?? "", line).entries()) {
      const beside = index > 0 || segments.length > 0 || pieces.length > 1;
      const atEnd = cell > 0 && at + 2 >= pieces.length && kind !== "project" && isTownOfState(piece);
      const role = atEnd || (beside && isPlace(piece)) ? "place" : classify(piece, kind);
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
      if (last && place > 0 && last.role === role && !isTeam(piece) && !isTeam(last.text))
        last.text += ` ${piece}`;
      else segments.push({ text: piece, before: place > 0 ? " " : before, line: index, cell, role });
    }
  }
  return segments;
}

/** "Self-employed" beside a title stands for the employer. */
export function markOwnBusiness(segments: Segment[]): void {
  const own = segments.find((one) => ownBusiness.test(one.text));
  if (own && segments.some((one) => one !== own && one.role === "title")) own.role = "organisation";
}

/** "淘宝技术部" behind an employer: a part of it, and neither employer nor title. */
export function isTeam(text: string): boolean {
  return /\p{Script=Han}(?:部|部门|组|事业群)$|^(?!本|专)\p{Script=Han}{1,4}科$/u.test(text);
}

/** A field of work behind a title, which is part of it: "Director, Product", "Engineer, Payments Team". */
function isFunction(text: string): boolean {
  return functions.test(text) || division.test(text);
}

/** Parts "Developer, ABC Company, Inc." where one line holds everything: at the comma where the meaning turns. */
export function splitAtComma(segment: Segment, kind: HeaderKind, learnt: RoleClass | null): Segment[] {
  const parts = segment.text.split(commas).map((part) => part.trim());
  const roles = parts.map((part) => classify(part, kind));
  const [first] = roles;
  const turn = roles.findIndex((role, index) => index > 0 && role !== "unknown" && role !== first);
  const ordered =
    kind === "job" &&
    first === "unknown" &&
    (parts.length === 2 || (parts.length === 3 && mayBePlace(parts[2] ?? "")))
      ? learnt
      : first;
  if (parts.length < 2 || first === undefined || (turn < 0 && ordered !== "title" && ordered !== learnt))
    return [segment];
  const at = turn > 0 ? turn : parts.findIndex((part, index) => index > 0 && !isFunction(part));
  if (at < 0) return [segment];
  const next: RoleClass = roles[at] === "title" ? "title" : "organisation";
  const other: RoleClass = next === "title" ? "organisation" : "title";
  return [
    { ...segment, text: parts.slice(0, at).join(", "), role: first === "unknown" ? other : first },
    { ...segment, text: parts.slice(at).join(", "), before: ", ", role: next },
  ];
}

const functions =
  /^(?:(?:global|digital|product|people|customer|business|data|corporate|internal|human|machine|field|key|software|platform|strategic|clinical) )?(?:product|marketing|engineering|sales|operations|finance|design|research|hr|resources|people|growth|strategy|data|analytics|platform|infrastructure|security|payments|cardiology|oncology|paediatrics|pediatrics|surgery|icu|icu nursing|success|support|development|communications|procurement|logistics|compliance|legal|audit|tax|accounts?|accounting|learning|mobile|ios|android|web|backend|frontend|full[- ]stack|cloud|devops|quality|policy|partnerships|manufacturing|science|affairs|relations|e-?commerce|innovation|tools|systems|r&d|it)(?: (?:&|and) \p{L}+)?$/iu;

/** Parts of an employer rather than employers: what follows them after a comma is its name and not its town. */
const division = /\b(?:team|department|dept|division|group|unit|programme?|office)\b|部|组$/i;

/** Parts "Penfold Packaging, Bradford" where the entry names no other place and something else is its title. */
export function splitOffTown(segment: Segment, kind: HeaderKind, segments: Segment[]): Segment[] {
  if (kind !== "job" && kind !== "education") return [segment];
  if (segment.role === "title" || segments.some((one) => one.role === "place")) return [segment];
  const [, name = "", town = ""] = /^(.+), (\S+(?: \S+)?)$/.exec(segment.text) ?? [];
  const roles = [roleOf(town), degreeOf(town)];
  const isEmployer = /^\s*(?:at|@)\s*$/.test(segment.before);
  if (
    !mayBePlace(town) ||
    roles.some((role) => role !== "unknown") ||
    (!isEmployer && division.test(name.split(", ").at(-1) ?? ""))
  )
    return [segment];
  const titled = segments.some((one) => one.role === "title");
  if (/ of [^,]+$/.test(name) && isPlace(name.replace(/^.* of /, ""))) return [segment];
  if (classify(name, kind) !== "organisation" && !(kind === "job" && titled)) return [segment];
  return [
    { ...segment, text: name, role: "organisation" },
    { ...segment, text: town, before: ", ", role: "place" },
  ];
}

/** Terms of a post, which are neither who employed nor where. */
const terms =
  /\b(?:contract(?:or)?|part|full|time|temporary|freelance|intern(?:ship)?|volunteer|permanent|promoted|acquired|formerly|hours?|hrs|level|panel|grade|band|seasonal|rotation|unpaid|on-?site|ex)\b|\d|^(?:实习生?|兼职|全职|外包|志愿者?)$|^原|曾用名/i;

/** Parts "Engineer (Stripe)", "Stripe (Engineer)" and "腾讯（后端开发工程师）"; `alone` where nothing else in the head names an employer. */
export function splitAtBrackets(segment: Segment, kind: HeaderKind, alone: boolean): Segment[] {
  const [, outer = "", inner = ""] =
    /^([^()（）]{2,80})[(（]([^()（）]{2,60})[)）]$/.exec(segment.text) ?? [];
  if (!inner || segment.role === "place" || isRemark(segment.text)) return [segment];
  const parts = [outer, inner].map((part) => part.trim());
  const roles = parts.map((part) => classify(part, kind));
  const [first, second] = roles;
  const named =
    /^[\p{Lu}\p{Script=Han}]/u.test(inner) &&
    !terms.test(inner) &&
    !isPlace(inner) &&
    !/[→/+]/.test(inner) &&
    inner.length < 40;
  const employer = alone && kind === "job" && first === "title" && second === "unknown" && named;
  const telling = kind === "job" && first === "unknown" && !terms.test(inner);
  const post = telling && second === "title";
  const firm = telling && second === "organisation" && alone;
  if (firm) roles[0] = "title";
  const opposite = first !== "unknown" && second !== "unknown" && first !== second && !terms.test(inner);
  if (isPlace(inner) && first !== "unknown") roles[1] = "unknown";
  else if (!employer && !post && !firm && !opposite) return [segment];
  return parts.map((text, index) => ({
    ...segment,
    text,
    before: index ? " " : segment.before,
    role:
      index && isPlace(inner) ? "place" : employer && index ? "organisation" : (roles[index] ?? "unknown"),
  }));
}

export function splitOffPlace(segment: Segment): Segment[] {
  const split = segment.role === "place" || isRemark(segment.text) ? null : splitPlace(segment.text);
  if (!split) return [segment];
  return [
    { ...segment, text: split.rest },
    { ...segment, text: split.place, before: ", ", role: "place" },
  ];
}

const honours =
  /,\s*(?=(?:(?:summa |magna )?cum laude|(?:graduated )?with (?:high(?:est)? )?(?:distinction|honou?rs|merit)|(?:first|(?:upper |lower )?second|third)[- ]class)\b)/i;

/** "Acme University, First Class Honours": how somebody left a school is no part of its name. */
export function splitOffHonours(segment: Segment): Segment[] {
  const at = segment.text.search(honours);
  if (at < 1 || degreeOf(segment.text.slice(0, at)) !== "organisation") return [segment];
  const said = segment.text.slice(at).replace(/^,\s*/, "");
  return [
    { ...segment, text: segment.text.slice(0, at) },
    { ...segment, text: said, before: ", ", role: "unknown" },
  ];
}

/** "Acme · Glasgow" and "Clerk | Acme | Glasgow": what a dot parts from the name before it, or stands third, and is no field of work. */
function follows(segment: Segment, before: Segment | undefined, segments: Segment[]): boolean {
  if (before?.line !== segment.line || isFunction(segment.text)) return false;
  if (/^\s*[·•]/.test(segment.before)) return true;
  const line = segments.filter((one) => one.line === segment.line);
  const parted = line.slice(1).every((one) => /[|｜–—-]/.test(one.before));
  return line.length > 2 && parted && line.some((one) => one.role === "title");
}

/** A town that no list knows, behind a dot or at the right end of a line, where the head names two things without it. */
export function markTowns(segments: Segment[]): void {
  if (segments.some((one) => one.role === "place")) return;
  const ends = segments.filter(
    (one, index) =>
      (one.cell > 0 || follows(one, segments[index - 1], segments)) &&
      one.role === "unknown" &&
      one.line !== segments[index + 1]?.line &&
      mayBePlace(one.text),
  );
  const [town, ...others] = ends;
  const names = segments.filter((one) => one !== town && !isRemark(one.text));
  const enough =
    names.some((one) => one.role === "organisation") ||
    (names.length > 1 &&
      town !== undefined &&
      names.every((one) => one.line === town.line && one.cell === town.cell)) ||
    new Set(names.map((one) => one.line)).size > 1;
  if (town && others.length === 0 && names.length > 1 && enough) town.role = "place";
}

/** What stands alone behind the dates, "Mar 2021 – Present · Gothenburg", where other lines name both post and employer. */
export function besideDates(
  lines: ExtractedLine[],
  index: number,
  dates: FoundDates,
  segments: Segment[],
  kind: HeaderKind,
): Segment | undefined {
  const own = segments.filter((one) => one.line === index);
  const others = segments.filter((one) => one.line !== index);
  const [only] = own;
  const line = lines[index]?.text ?? "";
  const parted = dates.index === 0 && /^\s*[·•|,]/.test(line.slice(dates.text.length));
  const placed = segments.some((one) => one.role === "place");
  if (!only || own.length > 1 || only.role !== "unknown" || placed || !parted) return undefined;
  const [first] = others;
  const named = others.length > 1 || (first && kind === "job" && splitAtComma(first, kind, null).length > 1);
  return named && mayBePlace(only.text) ? only : undefined;
}
