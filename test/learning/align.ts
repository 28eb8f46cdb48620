import type { Page } from "~/features/resume/labelling/features";
import {
  type FieldLabel,
  fieldLabelled,
  headingLabelled,
  type Label,
} from "~/features/resume/labelling/labels";
import type { TrueEntry, Truth } from "./truth";

/** Letters and digits alone: how a page parts and wraps what it prints is not what is looked for. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "");
}

/** Where a text stands: the segments that hold it, and how badly their borders fit. */
type Place = { segments: number[]; start: number; end: number; line: number; last: number; misfit: number };

const mostPlaces = 12;
/** What a narrow cell breaks goes on within so many lines, this near below its beginning. */
const [mostBreaks, mostLinesBelow, mostAside] = [3, 2, 6];

/** Finds texts on a page whatever parts them, by one run of the letters of all its segments. */
function finderOf({ segments, lines }: Page): (text: string | undefined) => Place[] {
  const owners: number[] = [];
  const letters: string[] = [];
  for (const [at, { text }] of segments.entries())
    for (const letter of bare(text)) {
      for (let unit = 0; unit < letter.length; unit += 1) owners.push(at);
      letters.push(letter);
    }
  const page = letters.join("");
  const sizes = new Map<number, number>();
  for (const owner of owners) sizes.set(owner, (sizes.get(owner) ?? 0) + 1);
  return (text) => {
    const wanted = bare(text ?? "");
    const places: Place[] = [];
    if (!wanted) return places;
    for (
      let at = page.indexOf(wanted);
      at >= 0 && places.length < mostPlaces;
      at = page.indexOf(wanted, at + 1)
    ) {
      const end = at + wanted.length;
      const held = new Map<number, number>();
      for (const owner of owners.slice(at, end)) held.set(owner, (held.get(owner) ?? 0) + 1);
      const own = [...held]
        .filter(([owner, letters]) => letters >= 0.6 * (sizes.get(owner) ?? 1))
        .map(([owner]) => owner);
      const extra = [...held].reduce((sum, [owner, letters]) => sum + (sizes.get(owner) ?? 0) - letters, 0);
      const lineOf = (owner: number | undefined) => segments[owner ?? -1]?.line ?? 0;
      const [line, last] = [lineOf(owners[at]), lineOf(owners[end - 1])];
      const edge = lines[line]?.region === "body" ? 0 : 6;
      if (last - line <= Math.max(2, wanted.length / 20))
        places.push({
          segments: own,
          start: at,
          end,
          line,
          last,
          misfit: (extra === 0 ? 0 : 1 + Math.min(4, extra / 6)) + edge + (extra > 25 ? 6 : 0),
        });
    }
    return places.length > 0 ? places : brokenPlaces(wanted);
  };

  /** Where a narrow cell broke the text over lines that hold other cells too. */
  function brokenPlaces(wanted: string): Place[] {
    return segments.flatMap((segment, at) => {
      const chain = chainFrom(at, wanted, mostBreaks);
      const last = segments[chain?.at(-1) ?? -1];
      if (!chain || !last) return [];
      const start = owners.indexOf(at);
      return [{ segments: chain, start, end: start + 1, line: segment.line, last: last.line, misfit: 0 }];
    });
  }

  function chainFrom(at: number, wanted: string, breaks: number): number[] | null {
    const segment = segments[at];
    const own = bare(segment?.text ?? "");
    if (!segment || own === "" || !wanted.startsWith(own)) return null;
    if (own === wanted) return [at];
    if (breaks === 0) return null;
    const rest = wanted.slice(own.length);
    for (const [next, below] of segments.entries()) {
      const isBelow = below.line > segment.line && below.line - segment.line <= mostLinesBelow;
      const goesOn = (isBelow && Math.abs(below.x - segment.x) < mostAside) || next === at + 1;
      const chain = goesOn ? chainFrom(next, rest, isBelow ? breaks - 1 : breaks) : null;
      if (chain) return [at, ...chain];
    }
    return null;
  }
}

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
    for (const [at, { text }] of segments.entries()) {
      const next = labels[at + 1];
      const labelsField = next != null && (fieldLabelled(next) !== null || next === "B");
      if (isFree(at) && labelsField && isLabelText(text, facts[at]?.label != null)) labels[at] = "L";
    }
  }
}
