import type { FoundDates } from "../lexicon/dates";
import { isPlace, mayBePlace, splitPlace } from "../lexicon/places";
import { degreeOf, type RoleClass, roleOf } from "../lexicon/roles";
import { atHome } from "../lexicon/sentences";
import type { ExtractedLine } from "../reading/extracted";
import {
  classify,
  commas,
  type HeaderKind,
  honourNames,
  isRemark,
  ownBusiness,
  type Segment,
} from "./header-segments";

/** A field of work behind a title, which is part of it: "Director, Product", "Engineer, Payments Team". */
function isFunction(text: string): boolean {
  return functions.test(text) || division.test(text);
}

/** Parts "Developer, ABC Company, Inc." where one line holds everything: at the comma where the meaning turns. */
export function splitAtComma(segment: Segment, kind: HeaderKind, learnt: RoleClass | null): Segment[] {
  if (atHome.test(segment.text)) return [segment];
  const parts = segment.text.split(commas).map((part) => part.trim());
  const roles = parts.map((part, index) =>
    index > 0 && kind === "job" && ownBusiness.test(part) ? "organisation" : classify(part, kind),
  );
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

/** "**File Clerk**, Recorder's Annex": where a bold title ends before a comma, who employed follows in plain type. */
export function splitAtWeight(
  segment: Segment,
  line: ExtractedLine | undefined,
  kind: HeaderKind,
): Segment[] {
  const [bold, plain] = line?.spans.filter((span) => span.text.trim()) ?? [];
  const title = bold?.text.trim() ?? "";
  const [comma, other] = [
    segment.text.slice(title.length, title.length + 2),
    segment.text.slice(title.length + 2),
  ];
  const turns =
    bold?.bold === true && plain?.bold === false && segment.text.startsWith(title) && comma === ", ";
  if (kind !== "job" || !turns || classify(title, kind) !== "title") return [segment];
  const [first = "", ...more] = other.split(commas).map((part) => part.trim());
  const goesOn = functions.test(first) || (classify(first, kind) === "title" && more.length > 0);
  if (goesOn || !first) return [segment];
  return [
    { ...segment, text: title, role: "title" },
    { ...segment, text: other, before: ", ", role: "organisation" },
  ];
}

/** "North Shore School of Instruments: Diploma in Piano Technology" */
export function splitAtColon(segment: Segment): Segment[] {
  const [, left = "", right = ""] = /^([^:：]{3,80})[:：] ([^:：]{3,80})$/.exec(segment.text) ?? [];
  const roles = [left, right].map(degreeOf);
  if (roles.includes("unknown") || roles[0] === roles[1] || isRemark(left)) return [segment];
  return [left, right].map((text, index) => ({
    ...segment,
    text,
    before: index > 0 ? ": " : segment.before,
    role: roles[index] ?? "unknown",
  }));
}

const functions =
  /^(?:(?:global|digital|product|people|customer|business|data|corporate|internal|human|machine|field|key|software|platform|strategic|clinical) )?(?:product|marketing|engineering|sales|operations|finance|design|research|hr|resources|people|growth|strategy|data|analytics|platform|infrastructure|security|payments|cardiology|oncology|paediatrics|pediatrics|surgery|icu|icu nursing|success|support|development|communications|procurement|logistics|compliance|legal|audit|tax|accounts?|accounting|learning|mobile|ios|android|web|backend|frontend|full[- ]stack|cloud|devops|quality|policy|partnerships|manufacturing|science|affairs|relations|e-?commerce|innovation|tools|systems|r&d|it|(?:north|south|east|west|central|mid)[a-z]{0,8}(?: (?:region|division|area))?|emea|apac|americas|latam|dach|nordics|benelux|asia[- ]pacific|national)(?: (?:&|and) \p{L}+)?$/iu;

/** Parts of an employer rather than employers: what follows them after a comma is its name and not its town. */
const division =
  /\b(?:team|department|dept|division|group|unit|programme?|office)\b|\b(?:section|branch|directorate|squad(?:ron)?|regiment|battalion|brigade|platoon|ward(?: \w{1,3})?)$|部|组$/i;

/** "Search Team" and "Consumer Group"; "Hutt River Veterinary Group" has a name of its own. */
function isDivision(text: string): boolean {
  return division.test(text) && (/\bteam\b|[部组]$/i.test(text) || text.split(" ").length < 3);
}

/** Parts "Penfold Packaging, Bradford" where the entry names no other place and something else is its title. */
export function splitOffTown(segment: Segment, kind: HeaderKind, segments: Segment[]): Segment[] {
  if (kind !== "job" && kind !== "education") return [segment];
  if (segment.role === "title" || segments.some((one) => one.role === "place")) return [segment];
  const [, name = "", town = ""] = /^(.+), (\S+(?: \S+)?(?: [A-Z]{2,3})?)$/.exec(segment.text) ?? [];
  const roles = [roleOf(town), degreeOf(town)];
  const isEmployer = /^\s*(?:at|@)\s*$/.test(segment.before);
  if (
    !mayBePlace(town) ||
    roles.some((role) => role !== "unknown") ||
    (!isEmployer && !isPlace(town) && isDivision(name.split(", ").at(-1) ?? ""))
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
  /\b(?:contract(?:or)?|part|full|time|temporary|freelance|intern(?:ship)?|volunteer|permanent|promoted|acquired|formerly|hours?|hrs|level|panel|grade|band|seasonal|rotation|unpaid|on-?site|ex|bank(?! of)|agency|locum|relief|casual|fixed[- ]term|acting|interim|zero[- ]hours?|per diem|prn|night shift|evenings?|weekends?)\b|\d|^(?:实习生?|兼职|全职|外包|志愿者?)$|^原|曾用名/i;

/** Where an employer's people work: "MSY base", "Dublin office". */
const site = /^\p{Lu}.* (?:base|office|branch|campus|plant|depot|site|headquarters|HQ)$/u;

/** Parts "Engineer (Stripe)", "Stripe (Engineer)" and "腾讯（后端开发工程师）"; `alone` where nothing else in the head names an employer. */
export function splitAtBrackets(segment: Segment, kind: HeaderKind, alone: boolean): Segment[] {
  const [, outer = "", inner = ""] =
    /^([^()（）]{2,80})[(（]([^()（）]{2,60})[)）]$/.exec(segment.text) ?? [];
  if (!inner || segment.role === "place" || isRemark(segment.text)) return [segment];
  if (splitPlace(segment.text)?.place.endsWith(")")) return [segment];
  // "中国石油大学（华东）": the town in brackets is part of a Chinese school's name.
  if (
    kind === "education" &&
    /\p{Script=Han}$/u.test(outer) &&
    degreeOf(outer) === "organisation" &&
    isPlace(inner)
  )
    return [segment];
  const parts = [outer, inner].map((part) => part.trim());
  const roles = parts.map((part) => classify(part, kind));
  const [first, second] = roles;
  const isSite = isPlace(inner) || site.test(inner);
  const named =
    /^[\p{Lu}\p{Script=Han}]/u.test(inner) &&
    !terms.test(inner) &&
    !isSite &&
    !/[→/+]/.test(inner) &&
    inner.length < 40;
  const employer = alone && kind === "job" && first === "title" && second === "unknown" && named;
  const telling = kind === "job" && first === "unknown" && !terms.test(inner);
  const post = telling && second === "title";
  const firm = telling && second === "organisation" && alone;
  if (firm) roles[0] = "title";
  // "HRBP（研发中心）" names a team where something else names the employer.
  const isTeamOf =
    first === "title" && !alone && !/公司|集团|有限/.test(inner) && /\p{Script=Han}/u.test(inner);
  const opposite =
    first !== "unknown" && second !== "unknown" && first !== second && !terms.test(inner) && !isTeamOf;
  if (isSite && first !== "unknown") roles[1] = "unknown";
  else if (!employer && !post && !firm && !opposite) return [segment];
  return parts.map((text, index) => ({
    ...segment,
    text,
    before: index ? " " : segment.before,
    role: index && isSite ? "place" : employer && index ? "organisation" : (roles[index] ?? "unknown"),
  }));
}

/** The name of a project may end in its town: "Redcliffe Wharf, Bristol". */
export function splitOffPlace(segment: Segment, kind: HeaderKind): Segment[] {
  const split = segment.role === "place" || isRemark(segment.text) ? null : splitPlace(segment.text);
  if (!split || (kind === "project" && !split.place.includes(","))) return [segment];
  return [
    { ...segment, text: split.rest },
    { ...segment, text: split.place, before: ", ", role: "place" },
  ];
}

const honours = new RegExp(`,\\s*(?=${honourNames})`, "i");

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
  if (segment.before === " ") return isOtherwiseTitled(segment, before, segments);
  if (/^\s*[·•]/.test(segment.before)) return true;
  const isTitled = segments.some((one) => one.line !== segment.line && one.role === "title");
  const school = before.role === "organisation" && degreeOf(before.text) === "organisation";
  if (/^\s*[-–—]/.test(segment.before) && isTitled && school && !/ .* /.test(segment.text)) return true;
  const isTitledBelow = segments.some((one) => one.line > segment.line && one.role === "title");
  if (/^\s*[–—]/.test(segment.before) && isTitledBelow) return true;
  const line = segments.filter((one) => one.line === segment.line);
  const parted = line.slice(1).every((one) => /[|｜–—-]/.test(one.before));
  return line.length > 2 && parted && line.some((one) => one.role === "title");
}

/** "**Keystone Ltd** Allentown" above a title: what only its looks part from an employer. */
function isOtherwiseTitled(segment: Segment, before: Segment, segments: Segment[]): boolean {
  const titled = segments.some((one) => one.role === "title" && one.line !== segment.line);
  const town = /^\p{Lu}\p{Ll}\S+(?: \p{Lu}\S+)?$/u.test(segment.text);
  return titled && town && before.role !== "title" && !/\p{Script=Han}|[:：]$/u.test(before.text);
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
  const line = lines[index]?.text ?? "";
  const rest = line.slice(dates.index + dates.text.length).trim();
  const behind = /^[·•|,]/.test(rest) ? rest.slice(1).trim() : undefined;
  const isCell = dates.index === 0 || line.charAt(dates.index - 1) === "\t";
  const only = isCell ? own.find((one) => one.text === behind) : undefined;
  const others = segments.filter((one) => one.line !== index || (dates.index > 0 && one !== only));
  const placed = segments.some((one) => one.role === "place");
  if (only?.role !== "unknown" || (dates.index === 0 && own.length > 1) || placed) return undefined;
  const [first] = others;
  const named = others.length > 1 || (first && kind === "job" && splitAtComma(first, kind, null).length > 1);
  return named && mayBePlace(only.text) ? only : undefined;
}
