import { parseDateRange } from "../lexicon/dates";
import { isPlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { isColumnLabels, isHead, isNamedLater } from "./entry-lines";
import { isDated, isMarked, sameStyle, splitHead } from "./head-splits";
import type { HeaderKind } from "./header-segments";
import type { Item } from "./paragraphs";
import { datesOfLine, namesIn } from "./parse-header";

/** The lines of one entry. A `post` is a further one under the employer above, whose name it does not repeat. */
export type Group = { head: Item[]; content: Item[]; post: boolean };

/** A short line that names a post or an employer, where no dates and no looks tell that an entry begins. */
function isNaming(item: Item): boolean {
  const short = item.text.length <= (/\p{Script=Han}/u.test(item.text) ? 30 : 70);
  return (
    short &&
    roleOf(item.text) !== "unknown" &&
    /^[\p{Lu}\p{Script=Han}]/u.test(item.text) &&
    !/[.。;；:：]$/.test(item.text)
  );
}

/** Further from what stands above than from what stands below. */
function isSetApart(above: Item | undefined, { first, lines }: Item, below: Item | undefined): boolean {
  const end = above?.lines.at(-1);
  const last = lines.at(-1);
  if (!end || !last || !below || first.y === 0 || first.page !== end.page || first.column !== end.column)
    return false;
  const [before, after] = [first.y - end.y, below.first.y - last.y];
  return after > 0 && before > after * 1.35 && before > first.size * 1.6;
}

type Known = { kind: HeaderKind; dated: boolean; model: ExtractedLine | null; offset: number };

/** Whether a head begins at `index`, below the content of the entry before. */
function begins(items: Item[], index: number, { kind, dated, model, offset }: Known): boolean {
  const [item, ...next] = items.slice(index, index + 3);
  if (!item) return false;
  const stop = next.findIndex((one) => !isHead(one, kind));
  const run = [item, ...(stop < 0 ? next : next.slice(0, stop))];
  const bulleted = items[index - 1]?.bullet === true;
  const at = run.findIndex(isDated);
  // Below paragraphs no bullet tells where they end: the dated line stands as deep in a head as in the first one.
  if (at >= 0 && (bulleted || at <= offset || (model && isMarked(model) && sameStyle(model, item.first))))
    return true;
  if (at >= 0) return false;
  if (model !== null && isMarked(model) && sameStyle(model, item.first)) return true;
  if (!dated && isMarked(item.first)) return true;
  if (!dated && isSetApart(items[index - 1], item, items[index + 1])) return true;
  const bulletsBelow = bulleted && items[index + run.length]?.bullet === true;
  return bulletsBelow && model !== null && sameStyle(model, item.first) && (!dated || isNaming(item));
}

function startsWithTitle(item: Item): boolean {
  const [first = ""] = namesIn(item.text);
  return roleOf(first) === "title";
}

/** An employer with the time of all its posts, above the first of them: one head, whose post tells its own time. */
function joinBanners(groups: Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const [banner, post] = [last?.head[0], group.head[0]];
    const isBanner =
      last?.head.length === 1 && last.content.length === 0 && banner && post && group.head.length === 1;
    const inRows =
      isBanner && isDatedFirst(banner) && isDatedFirst(post) && sameStyle(banner.first, post.first);
    if (isBanner && !inRows && !startsWithTitle(banner) && startsWithTitle(post) && isWithin(post, banner))
      joined.splice(-1, 1, { ...group, head: [banner, post] });
    else joined.push(group);
  }
  return joined;
}

/** Lines that begin with their dates and look alike are rows of one list. */
function isDatedFirst(item: Item): boolean {
  return datesOfLine(item.text)?.index === 0;
}

/** Whether both hold periods, and the first lies in the second. */
function isWithin(inner: Item, outer: Item): boolean {
  const [a, b] = [datesOfLine(inner.text), datesOfLine(outer.text)];
  if (!a?.from || !a.to || !b?.from || !b.to) return false;
  const year = (date: NonNullable<typeof a.to>) =>
    date === "present" ? Number.POSITIVE_INFINITY : date.year;
  return year(a.from) >= year(b.from) && year(a.to) <= year(b.to);
}

/** Neither a place nor a time on a line of its own. */
function isName({ text }: Item): boolean {
  return (
    !isPlace(text) &&
    parseDateRange(text) === null &&
    !/^\d{1,2} (?:years?|yrs?|months?|mos?)\b[ \w]{0,12}$/i.test(text)
  );
}

function isDatedBelow(head: Item[], item: Item): boolean {
  const below = head[head.indexOf(item) + 1];
  return below !== undefined && parseDateRange(below.text) !== null;
}

/** Further posts under a banner: heads of one dated line, drawn as the second line of a head above, whose first line is drawn otherwise or names no post. */
function markPosts(groups: Group[]): void {
  let post: Item | null = null;
  for (const group of groups) {
    const [first, second] = group.head.filter(isName);
    if (!first) continue;
    const hasDates = (item: Item) => isDated(item) || isDatedBelow(group.head, item);
    const opens = !isDated(first) || !startsWithTitle(first);
    const below: Item | null = second && opens && hasDates(second) ? second : null;
    const alike = post && !second && hasDates(first) && sameStyle(post.first, first.first);
    if (below) {
      const apart =
        !sameStyle(first.first, below.first) || (!startsWithTitle(first) && startsWithTitle(below));
      post = apart && !startsWithTitle(first) ? below : null;
    } else if (post && alike && startsWithTitle(post) === startsWithTitle(first)) group.post = true;
    else post = null;
  }
}

/** A line that tells of the employer may stand between its name and the post: "A maker of boxes, 40 people". */
function isBetween(head: Item[], item: Item, next: Item | undefined, kind: HeaderKind): boolean {
  if (kind !== "job" || item.bullet || !next || !isHead(next, kind) || isDated(next)) return false;
  const titled = startsWithTitle(next) || roleOf(next.text.split("\t").at(-1) ?? "") === "title";
  return head.length > 0 && item.lines.length < 3 && !head.some(startsWithTitle) && titled;
}

/** Parts the items below a section's heading at its entries; `before` stands above the first. Keeps the order of the page. */
export function groupsOf(items: Item[], kind: HeaderKind): { before: Item[]; groups: Group[] } {
  const before: Item[] = [];
  const groups: Group[] = [];
  const dated = items.some((item) => isHead(item, kind) && isDated(item));
  let head: Item[] = [];
  const known: Known = { kind, dated, model: null, offset: 0 };

  function flush(): void {
    if (!head.length) return;
    for (const lines of splitHead(head, kind, known.model))
      groups.push({ head: lines, content: [], post: false });
    known.model ??= head[0]?.first ?? null;
    if (groups.length === 1) known.offset = Math.max(0, head.findIndex(isDated));
    head = [];
  }

  for (const [index, item] of items.entries()) {
    const current = groups.at(-1);
    const goesOn = head.length === 0 && current && current.content.length > 0;
    const heads = isHead(item, kind) && !isColumnLabels(item) && (!goesOn || begins(items, index, known));
    if (heads || isBetween(head, item, items[index + 1], kind)) {
      head.push(item);
      continue;
    }
    flush();
    const group = groups.at(-1);
    if (group && isNamedLater(group.head, item)) group.head.push(item);
    else (group?.content ?? before).push(item);
  }
  flush();
  if (kind !== "job") return { before, groups };
  const joined = joinBanners(groups);
  markPosts(joined);
  return { before, groups: joined };
}

/** Whether a section whose heading does not tell holds entries. */
export function hasEntries(items: Item[], kind: HeaderKind): boolean {
  const heads = items.filter((item) => isHead(item, kind));
  if (heads.some(isDated)) return true;
  return (
    heads.some((item) => isMarked(item.first)) &&
    items.some((item) => !isHead(item, kind) || !isMarked(item.first))
  );
}
