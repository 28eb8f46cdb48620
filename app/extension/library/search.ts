import type { IDBPTransaction } from "idb";
import type { Database, Library, Page } from "./database";
import { type Block, type Posting, placeIn, postingsAt } from "./postings";
import { type Wanted, wantedOf } from "./tokens";

/** What a query asks for: words, and what pages must be (`#tag site:example.com after:2026-01-31`). */
type Query = {
  wanted: Wanted[];
  tags: string[];
  sites: string[];
  folders: string[];
  after: number | null;
};

/** BM25's usual constants: how soon more of a word adds nothing, and how much a long page must hold more of it. */
const K1 = 1.2;
const B = 0.75;

const MOST_ENDINGS = 60;

/** Reads what was typed: `#tag`, `site:`, `after:` and `in:"folder"` say what a page must be, the rest are words. */
export function parseQuery(typed: string): Query {
  const query: Query = { wanted: [], tags: [], sites: [], folders: [], after: null };
  const words = typed
    .slice(0, 400)
    .replace(/(?<=^|\s)(?:in:"([^"]{1,200})"|(\S{1,200}))/g, (part, quoted?: string) => {
      const [, site] = /^site:(.+)$/i.exec(part) ?? [];
      const [, tag] = /^[#＃](.+)$/.exec(part) ?? [];
      const [, folder = quoted] = /^in:([^"].*)$/i.exec(part) ?? [];
      const [, day] = /^after:(\d{4}(?:-\d{2}){0,2})$/i.exec(part) ?? [];
      const time = day ? Date.parse(`${`${day}-01-01`.slice(0, 10)}T00:00`) : Number.NaN;
      if (site) query.sites.push(site.toLowerCase().replace(/^www\./, ""));
      else if (tag) query.tags.push(tag.toLowerCase());
      else if (folder) query.folders.push(folder);
      else if (!Number.isNaN(time)) query.after = time;
      else return part;
      return "";
    });
  query.wanted = wantedOf(words.trimStart());
  return query;
}

async function postingsIn(
  get: (range: IDBKeyRange, direction: "prev" | "next") => Promise<Block | undefined>,
  segment: number,
  { term, isPrefix }: Wanted,
): Promise<Posting[]> {
  const before = IDBKeyRange.bound([segment, ""], [segment, term]);
  let block = await get(before, "prev");
  if (!block && isPrefix) block = await get(IDBKeyRange.bound([segment, ""], [segment, []]), "next");
  if (!block) return [];
  let place = placeIn(block, term);
  if (!isPrefix) return block.terms[place] === term ? postingsAt(block, place) : [];
  const counts = new Map<number, number>();
  for (let endings = 0; endings < MOST_ENDINGS; place++) {
    if (place >= block.terms.length) {
      const after = IDBKeyRange.bound([segment, block.terms[0] ?? ""], [segment, []], true);
      block = await get(after, "next");
      place = 0;
      if (!block) break;
    }
    if (!block.terms[place]?.startsWith(term)) break;
    endings++;
    for (const { page, count } of postingsAt(block, place)) counts.set(page, (counts.get(page) ?? 0) + count);
  }
  return [...counts].map(([page, count]) => ({ page, count }));
}

type Reading = IDBPTransaction<Library, ("pages" | "segments" | "blocks")[]>;

/** What is wanted, weighed: how telling each is (its inverse document frequency), and the score of each page by BM25. */
type Weighed = { idf: number[]; scores: Map<number, number> };

export async function weighTerms(
  transaction: Reading,
  wanted: readonly Wanted[],
  needed: "every" | "any",
): Promise<Weighed> {
  const blocks = transaction.objectStore("blocks");
  const segments = await transaction.objectStore("segments").getAll();
  const total = segments.reduce((sum, { pages }) => sum + pages.length, 0);
  const terms = segments.reduce((sum, { lengths }) => sum + lengths.reduce((all, each) => all + each, 0), 0);
  const mean = terms / Math.max(total, 1);
  const get = async (range: IDBKeyRange, direction: "prev" | "next") =>
    (await blocks.openCursor(range, direction))?.value;
  const read = await Promise.all(
    wanted.map((each) => Promise.all(segments.map(({ id }) => postingsIn(get, id, each)))),
  );
  const idf = read.map((bySegment) => {
    const holders = bySegment.reduce((sum, postings) => sum + postings.length, 0);
    return Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
  });
  const scores = new Map<number, number>();
  for (const [at, { pages, lengths }] of segments.entries()) {
    const lengthOf = new Map(pages.map((page, index) => [page, lengths[index] ?? 0]));
    const held = read.map((bySegment) => new Map(bySegment[at]?.map(({ page, count }) => [page, count])));
    const rarest = held.reduce((least, each) => (each.size < least.size ? each : least));
    const candidates = needed === "every" ? rarest.keys() : new Set(held.flatMap((each) => [...each.keys()]));
    for (const page of candidates) {
      const counts = held.map((each) => each.get(page) ?? 0);
      if (needed === "every" && counts.includes(0)) continue;
      const norm = K1 * (1 - B + (B * (lengthOf.get(page) ?? 0)) / mean);
      const worth = (count: number, term: number) => ((idf[term] ?? 0) * count * (K1 + 1)) / (count + norm);
      scores.set(
        page,
        counts.map(worth).reduce((sum, each) => sum + each, 0),
      );
    }
  }
  return { idf, scores };
}

/** The pages of scores, the best first and the later before the earlier, for as long as they are asked for. */
export async function* rankedPages(transaction: Reading, scores: Map<number, number>) {
  for (const [id, score] of [...scores].sort(([a, x], [b, y]) => y - x || b - a)) {
    const page = await transaction.objectStore("pages").get(id);
    // What is gone stands in the index until it is folded.
    if (page) yield { page, score };
  }
}

/** Pages that hold every word of a query, the best first, `most` at most; without words the latest first. */
export async function searchPages(database: Database, query: Query, most: number): Promise<Page[]> {
  const transaction = database.transaction(["pages", "segments", "blocks"]);
  const isMeant = (page: Page) =>
    query.tags.every((tag) => page.tags.some((each) => each.toLowerCase() === tag)) &&
    query.folders.every((folder) => page.folder.some((each) => each.replaceAll('"', "") === folder)) &&
    query.sites.every((site) => page.host === site || page.host.endsWith(`.${site}`)) &&
    (query.after === null || page.savedAt >= query.after);
  const found: Page[] = [];
  if (query.wanted.length === 0) {
    let cursor = await transaction.objectStore("pages").index("savedAt").openCursor(null, "prev");
    for (; cursor && found.length < most; cursor = await cursor.continue())
      if (isMeant(cursor.value)) found.push(cursor.value);
    return found;
  }
  const { scores } = await weighTerms(transaction, query.wanted, "every");
  for await (const { page } of rankedPages(transaction, scores)) {
    if (isMeant(page)) found.push(page);
    if (found.length === most) break;
  }
  return found;
}
