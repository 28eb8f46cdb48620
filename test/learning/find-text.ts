import type { Page } from "~/features/resume/labelling/features";

/** Letters and digits alone: how a page parts and wraps what it prints is not what is looked for. */
export function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "");
}

/** Where a text stands: the segments that hold it, and how badly their borders fit. */
export type Place = {
  segments: number[];
  start: number;
  end: number;
  line: number;
  last: number;
  misfit: number;
};

const mostPlaces = 12;
/** What a narrow cell breaks goes on within so many lines, this near below its beginning. */
const [mostBreaks, mostLinesBelow, mostAside] = [3, 2, 6];

/** Finds texts on a page whatever parts them, by one run of the letters of all its segments. */
export function finderOf({ segments, lines }: Page): (text: string | undefined) => Place[] {
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
