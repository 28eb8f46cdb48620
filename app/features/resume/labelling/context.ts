import { classOf, hashOfFeature, type Page } from "./features";
import { fieldLabelled, headingLabelled, type Label } from "./labels";

/** How a segment is set and where it stands in its line: what is set alike on one page is mostly the same thing. */
function settingOf({ segments, looks, types, facts, lines }: Page, at: number): string {
  const segment = segments[at];
  if (!segment) return "";
  const dated = facts[at]?.dates ? "d" : "";
  const bullet = lines[segment.line]?.bullet ? "•" : "";
  return `${types[at]}${Math.min(2, segment.index)}${looks[segment.line]?.indent}${bullet}${dated}`;
}

function groupOf(label: Label): string {
  if (headingLabelled(label)) return "H";
  return fieldLabelled(label) ?? label;
}

function offsetsOf(page: Page, first: readonly Label[]): { above: number[]; below: number[] } {
  const starts = page.segments.map(({ line }, at) => (first[at]?.endsWith("+") ? line : null));
  const lines = page.lines.map(() => false);
  for (const start of starts) if (start !== null) lines[start] = true;
  const [lastUpTo, nextAfter]: [number[], number[]] = [[], []];
  for (let line = 0, last = -9; line < lines.length; line += 1) {
    if (lines[line]) last = line;
    lastUpTo.push(last);
  }
  for (let line = lines.length - 1, next = Infinity; line >= 0; line -= 1) {
    nextAfter[line] = next;
    if (lines[line]) next = line;
  }
  const above = page.segments.map(({ line }) => Math.min(4, line - (lastUpTo[line] ?? -9)));
  const below = page.segments.map(({ line }) => Math.min(4, (nextAfter[line] ?? Infinity) - line));
  return { above, below };
}

function fieldsBeside({ segments }: Page, first: readonly Label[]): string[] {
  const entries: number[] = [];
  let entry = 0;
  for (const label of first) {
    if (label.endsWith("+") || headingLabelled(label)) entry += 1;
    entries.push(entry);
  }
  const lines = new Map<number, Map<string, Set<number>>>();
  for (const [at, label] of first.entries()) {
    const field = fieldLabelled(label);
    if (!field) continue;
    const own = lines.get(entries[at] ?? 0) ?? new Map<string, Set<number>>();
    own.set(field, (own.get(field) ?? new Set()).add(segments[at]?.line ?? 0));
    lines.set(entries[at] ?? 0, own);
  }
  return segments.map(({ line }, at) =>
    [...(lines.get(entries[at] ?? 0) ?? [])]
      .filter(([, where]) => where.size > (where.has(line) ? 1 : 0))
      .map(([field]) => field)
      .sort()
      .join(""),
  );
}

function fieldsIn(first: readonly Label[], from: number, to: number): string {
  return [...new Set(first.slice(from, to).flatMap((label) => fieldLabelled(label) ?? []))].sort().join("");
}

/** The most common of the votes beside one's own, with how sure they are: "T!" of nearly all, "T?" of few. */
function winner(votes: Map<string, number> | undefined, own: string): string {
  let [best, most, all] = ["none", 0, 0];
  for (const [label, count] of votes ?? []) {
    const others = count - (label === own ? 1 : 0);
    all += others;
    if (others > most) [best, most] = [label, others];
  }
  if (most === 0) return "none";
  return best + (most / all > 0.8 ? "!" : most / all > 0.5 ? "" : "?");
}

function votesBy(keys: string[], groups: string[]): Map<string, Map<string, number>> {
  const votes = new Map<string, Map<string, number>>();
  for (const [at, key] of keys.entries()) {
    const own = votes.get(key) ?? new Map<string, number>();
    const group = groups[at] ?? "";
    own.set(group, (own.get(group) ?? 0) + 1);
    votes.set(key, own);
  }
  return votes;
}

/** What a first labelling of a page adds to what is known of each segment: its section, its neighbours, and what was taken for what among segments set or placed like it. */
export function contextFeatures(page: Page, first: readonly Label[]): number[][] {
  const { segments, facts, looks, lines } = page;
  const groups = first.map(groupOf);
  const settings = segments.map((_, at) => settingOf(page, at));
  const { above, below } = offsetsOf(page, first);
  const beside = fieldsBeside(page, first);
  const kinds: string[] = [];
  const headings: number[] = [];
  let [kind, headedAt] = ["top", 0];
  for (const [at, segment] of segments.entries()) {
    kinds.push(kind);
    headings.push(headedAt);
    const found = headingLabelled(first[at] ?? "X");
    if (found) [kind, headedAt] = [found, segment.line];
  }
  const places = segments.map(
    ({ index, count }, at) =>
      `${kinds[at]}/${above[at]}/${index === count - 1 && index > 0 ? "e" : Math.min(3, index)}`,
  );
  const bySetting = votesBy(settings, groups);
  const byPlace = votesBy(places, groups);
  const seen = new Set<string>();
  return segments.map((segment, at) => {
    const fact = facts[at];
    const look = looks[segment.line];
    const own = fact ? classOf(fact) : "";
    const label = first[at] ?? "X";
    const section = kinds[at] ?? "top";
    const vote = winner(bySetting.get(settings[at] ?? ""), groups[at] ?? "");
    const placeVote = winner(byPlace.get(places[at] ?? ""), groups[at] ?? "");
    const [before, after] = [first[at - 1] ?? "^", first[at + 1] ?? "$"];
    const bullet = lines[segment.line]?.bullet;
    const again = fact?.heading && seen.has(fact.heading);
    const named = headingLabelled(label);
    if (named) seen.add(named);
    const found: number[] = [];
    const add = (name: string, ...values: unknown[]) =>
      found.push(hashOfFeature(`2${name}|${values.join("|")}`));
    add("vote", vote);
    add("voteClass", vote, own);
    add("placeVote", placeVote);
    add("placeVoteClass", placeVote, own);
    add("beside", beside[at], section);
    add("besideClass", beside[at], own, segment.index);
    add("besideVote", beside[at], placeVote);
    add("votes", vote, placeVote);
    const start = at - segment.index;
    const [lefts, rights] = [fieldsIn(first, start, at), fieldsIn(first, at + 1, start + segment.count)];
    add("lineFields", lefts, rights);
    add("lineFieldsClass", lefts, own, rights);
    add("lineFieldsWas", lefts, label, rights);
    add("was", label);
    add("before", before);
    add("after", after);
    add("wasVote", label, vote);
    add("wasPlaceVote", label, placeVote);
    add("wasIn", label, section);
    add("in", section);
    add("inClass", section, own);
    add("inBefore", section, before);
    add("inNumber", section, segment.index, segment.bold);
    add("below", section, Math.min(4, segment.line - (headings[at] ?? 0)));
    add("inBullet", section, bullet);
    add("inStyle", section, look?.style);
    add("inClassStyle", section, own, look?.style);
    add("headingAgain", fact?.heading, again, section);
    add("inGap", section, look?.gap, own);
    add("offset", section, above[at], below[at], bullet);
    add("offsetClass", above[at], own, look?.style);
    return found;
  });
}
