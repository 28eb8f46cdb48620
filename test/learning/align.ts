import type { Page } from "~/features/resume/labelling/features";
import {
  type FieldLabel,
  fieldLabelled,
  headingLabelled,
  type Label,
} from "~/features/resume/labelling/labels";
import { bare, finderOf, type Place } from "./find-text";
import type { TrueEntry, Truth } from "./samples";

/** Dates without the length in brackets that some pages add. */
function period(dates: string | undefined): string | undefined {
  return dates?.replace(/ ?[(（][^()（）]{3,30}[)）]$/, "");
}

const alone = (place: Place | undefined) => (place ? [place] : []);

type Choice = { cost: number; title?: Place; organisation?: Place; dates?: Place };

/** What labels of a form's fields look like: they end with a colon, or the word lists know them. */
function isLabelText(text: string, known: boolean): boolean {
  return known || /^[^:：]{1,20}[:：]$/.test(text);
}

/** How much of a truth was found on its page, for the report of a run. */
export type Found = Map<string, { found: number; exact: number; all: number }>;

export function foundShare(found: Found): number {
  const sum = (of: "found" | "all") => [...found.values()].reduce((all, one) => all + one[of], 0);
  return sum("found") / sum("all");
}

/**
 * The label of every segment of a page whose truth is known. Values stand where they stand together: title, dates and
 * employer of an entry near each other and above its lines, each used once but for an employer above several posts.
 */
export function align(page: Page, truth: Truth): { labels: Label[]; found: Found } {
  const find = finderOf(page);
  const { segments, lines, facts } = page;
  const labels: (Label | null)[] = segments.map(() => null);
  const found: Found = new Map();
  const note = (what: string, place: Place | undefined) => {
    const own = found.get(what) ?? { found: 0, exact: 0, all: 0 };
    own.all += 1;
    if (place) own.found += 1;
    if (place?.misfit === 0) own.exact += 1;
    found.set(what, own);
  };
  const isFree = (at: number) => labels[at] == null;
  placeHeadings();
  const firstHeading = labels.findIndex((label) => label !== null && label !== "H:contact");
  const used = new Set<string>();
  const starts = new Set<number>();
  const entries = [
    ...truth.entries.experience.map((entry) => ({ entry, what: "experience" })),
    ...truth.entries.education.map((entry) => ({ entry, what: "education" })),
    ...truth.entries.projects.map((entry) => ({ entry, what: "projects" })),
    ...truth.entries.others.map((entry) => ({ entry, what: "others" })),
  ];
  const placed = entries.flatMap(({ entry, what }) => {
    const start = placeEntry(entry, what);
    return start === null ? [] : [{ entry, start }];
  });
  for (const { entry, start } of placed) placeLines(entry, start);
  placeFormLabels();
  placeContact();
  return { labels: labels.map((label, at) => opened(label ?? "X", at)), found };

  function opened(label: Label, at: number): Label {
    const field = fieldLabelled(label);
    return field && starts.has(at) ? `${field}+` : label;
  }

  function placeHeadings(): void {
    let from = 0;
    for (const { text, kind } of truth.headings) {
      const wanted = bare(text);
      const fits = (at: number) => {
        const own = bare(lines[at]?.text ?? "");
        return own === wanted || (own.length > 0 && own.length - wanted.length <= 3 && own.endsWith(wanted));
      };
      const order = [...lines.keys()];
      const line =
        order.find((at) => at >= from && fits(at) && isFree(page.firsts[at] ?? -1)) ??
        order.find((at) => fits(at) && isFree(page.firsts[at] ?? -1));
      if (line !== undefined && wanted) {
        for (const [at, segment] of segments.entries()) if (segment.line === line) labels[at] = `H:${kind}`;
        note("headings", { segments: [], start: 0, end: 0, line, last: line, misfit: 0 });
        from = line + 1;
        continue;
      }
      // Beside its section, or over two lines.
      const place = find(text)
        .filter(({ misfit, segments: own }) => misfit === 0 && own.every(isFree))
        .toSorted((a, b) => Number(a.line < from) - Number(b.line < from) || a.line - b.line)[0];
      note("headings", place);
      for (const at of place?.segments ?? []) labels[at] = `H:${kind}`;
      if (place) from = place.line;
    }
  }

  function set(place: Place | undefined, label: FieldLabel): number[] {
    const own = (place?.segments ?? []).filter((at) => !headingLabelled(labels[at] ?? "X"));
    const fresh = own.filter((at) => labels[at] !== label);
    for (const at of own) labels[at] = label;
    // An employer above several posts begins the first of them alone.
    return label === "O" ? fresh : own;
  }

  function firstFound(wordings: string[] | undefined): Place[] {
    for (const wording of wordings ?? []) {
      const places = find(wording);
      if (places.length > 0) return places;
    }
    return [];
  }

  function placeEntry(entry: TrueEntry, what: string): number | null {
    const titles = firstFound(entry.title);
    const organisations = find(entry.organisation);
    const dates = firstFound(entry.dates?.flatMap((text) => period(text) ?? []));
    const content = entry.lines?.[0] ? find(entry.lines[0].slice(0, 30)) : [];
    let best: Choice | null = null;
    for (const title of titles.length ? titles : [undefined])
      for (const organisation of organisations.length ? organisations : [undefined])
        for (const date of dates.length ? dates : [undefined]) {
          const cost = costOf(title, organisation, date, content);
          if (cost !== null && (!best || cost < best.cost)) best = { cost, title, organisation, dates: date };
        }
    note(`${what} title`, best?.title);
    if (entry.organisation) note(`${what} organisation`, best?.organisation);
    if (entry.dates) note(`${what} dates`, best?.dates);
    if (!best) return null;
    const { title, organisation, dates: date } = best;
    const own = [...set(organisation, "O"), ...set(title, "T"), ...set(date, "D")];
    if (title) used.add(`T${title.start}`);
    if (date) used.add(`D${date.start}`);
    own.push(...placePlace(entry.place, [title, organisation, date].flatMap(alone)));
    if (own.length === 0) return null;
    const start = own.reduce((least, at) => Math.min(least, at), segments.length);
    starts.add(start);
    return start;
  }

  function costOf(title?: Place, organisation?: Place, date?: Place, content: Place[] = []): number | null {
    const key = title ?? date ?? organisation;
    if (!key) return null;
    let cost = (title?.misfit ?? 0) + (date?.misfit ?? 0) + (organisation?.misfit ?? 0) * 0.8;
    if (title && used.has(`T${title.start}`)) cost += 7;
    if (date && used.has(`D${date.start}`)) cost += 7;
    const overlap = (one?: Place, other?: Place) =>
      one && other && one.start < other.end && other.start < one.end;
    if (title && date) cost += Math.abs(title.line - date.line) * 1.2 + (overlap(title, date) ? 9 : 0);
    if (organisation)
      cost +=
        Math.min(8, Math.abs(organisation.line - key.line) * (organisation.line > key.line ? 1 : 0.6)) +
        (overlap(title, organisation) ? 4 : 0);
    const first = content[0];
    if (first) {
      const near = organisation && Math.abs(organisation.line - key.line) < 5 ? organisation.last : 0;
      const gap = first.line - Math.max(title?.last ?? 0, date?.last ?? 0, near);
      cost += gap < 0 ? Math.min(10, 3 - gap) : Math.min(10, gap * 0.8);
    }
    if (firstHeading >= 0 && (title?.segments[0] ?? firstHeading) < firstHeading) cost += 2.5;
    if (title?.segments.some((at) => headingLabelled(labels[at] ?? "X"))) cost += 6;
    return cost;
  }

  /** A town is that of an entry where it stands beside its fields. */
  function placePlace(text: string | undefined, fields: Place[]): number[] {
    const near = (place: Place) =>
      Math.min(
        ...fields.map(({ line, last }) => Math.min(Math.abs(place.line - line), Math.abs(place.line - last))),
      );
    const place = find(text)
      .filter((one) => one.misfit === 0 && one.segments.every(isFree) && near(one) <= 3)
      .toSorted((a, b) => near(a) - near(b))[0];
    if (text) note("place", place);
    return set(place, "P");
  }

  function placeLines({ lines: wanted }: TrueEntry, start: number): void {
    let from = start;
    for (const text of wanted ?? []) {
      const place = find(text)
        .filter(({ segments: own }) => own.some(isFree))
        .toSorted(
          (a, b) =>
            Number((a.segments[0] ?? 0) < from) - Number((b.segments[0] ?? 0) < from) || a.start - b.start,
        )[0];
      note("lines", place);
      const [first] = place
        ? place.segments
        : (find(text.slice(0, 40)).filter(({ segments: own }) => own.some(isFree))[0]?.segments ?? []);
      if (first === undefined) continue;
      const own = place?.segments ?? [first];
      for (const [index, at] of own.entries()) if (isFree(at)) labels[at] = index === 0 ? "B" : "I";
      from = first;
    }
  }

  /** Ways to reach somebody wherever they stand, and what stands above the first heading but prose. */
  function placeContact(): void {
    for (const text of truth.contact) {
      const place = find(text).find(({ segments: own }) => own.every(isFree));
      for (const at of place?.segments ?? []) labels[at] = "C";
    }
    let kind: string | null = "contact";
    for (const [at, { line, text }] of segments.entries()) {
      const label = labels[at];
      const heading = label ? headingLabelled(label) : null;
      if (heading) kind = heading;
      else if (label != null && label !== "C") kind = kind === "contact" ? null : kind;
      const isProse = text.length > (/\p{Script=Han}/u.test(text) ? 45 : 110);
      const isEdge = lines[line]?.region !== "body";
      if (isFree(at) && ((kind === "contact" && !isProse) || isEdge)) labels[at] = "C";
    }
  }

  function placeFormLabels(): void {
    const before = new Map<string, number>();
    const follows = (at: number) => {
      const [own, next, label] = [segments[at], segments[at + 1], labels[at + 1]];
      const isField = label != null && (fieldLabelled(label) !== null || label === "B");
      return isFree(at) && isField && (own?.line === next?.line || own?.count === 1);
    };
    for (const [at, { text }] of segments.entries())
      if (follows(at)) before.set(text, (before.get(text) ?? 0) + 1);
    for (const [at, { text }] of segments.entries()) {
      // What stands before a field more than once is its label, also where no list knows it.
      const known = facts[at]?.label != null || (before.get(text) ?? 0) > 1;
      if (follows(at) && isLabelText(text, known)) labels[at] = "L";
    }
  }
}
