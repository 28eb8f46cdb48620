import { runTransaction } from "~/core/indexed-db";
import type { Database, Segment } from "./database";
import { type Block, BlockWriter, type Posting, postingsAt } from "./postings";

/** So many segments of about one size become one: a query then reads some ten of them for ten thousand pages. */
const FOLD = 4;

/** Nothing else is written while a fold lasts: larger ones would take seconds. */
const MOST_FOLDED = 1500;

const sizeOf = ({ pages }: Segment) => Math.floor(Math.log(Math.max(pages.length, 1)) / Math.log(FOLD));

function foldable(segments: readonly Segment[], most = MOST_FOLDED): Segment[] | null {
  const bySize = Map.groupBy(
    segments.filter(({ pages }) => pages.length <= most),
    sizeOf,
  );
  const sizes = [...bySize.keys()].sort((a, b) => a - b);
  const same = sizes.map((size) => bySize.get(size) ?? []).find((each) => each.length >= FOLD);
  return same?.slice(0, FOLD) ?? null;
}

async function* termsOfSegment(next: (after: string | null) => Promise<Block | undefined>) {
  for (let block = await next(null); block; block = await next(block.terms[0] ?? "")) {
    for (const [place, term] of block.terms.entries())
      yield { term, postings: () => postingsAt(block, place) };
  }
}

/** Folds segments into one where there are enough of a size, without the pages that are gone; says whether it did. One transaction, so
 * that a browser that stops in its midst leaves what was there. */
export async function foldOnce(database: Database, most?: number): Promise<boolean> {
  const transaction = database.transaction(["pages", "segments", "blocks"], "readwrite");
  return runTransaction(transaction, async () => {
    const segments = transaction.objectStore("segments");
    const blocks = transaction.objectStore("blocks");
    const chosen = foldable(await segments.getAll(), most);
    if (!chosen) return false;
    const alive = new Set(await transaction.objectStore("pages").getAllKeys());
    const kept = chosen
      .flatMap(({ pages, lengths }) => pages.map((page, at) => ({ page, length: lengths[at] ?? 0 })))
      .filter(({ page }) => alive.has(page))
      .sort((a, b) => a.page - b.page);
    const id = await segments.add({
      pages: kept.map(({ page }) => page),
      lengths: kept.map(({ length }) => length),
    } as Segment);
    const writer = new BlockWriter((block) => blocks.add(block, [id, block.terms[0] ?? ""]));
    const walks = chosen.map(({ id: of }) =>
      termsOfSegment(async (after) => {
        const range = IDBKeyRange.bound([of, after ?? ""], [of, []], after !== null);
        return (await blocks.openCursor(range))?.value;
      }),
    );
    let heads = await Promise.all(walks.map((walk) => walk.next()));
    while (heads.some(({ done }) => !done)) {
      const terms = heads.flatMap(({ done, value }) => (done || !value ? [] : value.term));
      const [term = ""] = terms.sort();
      const postings: Posting[] = [];
      heads = await Promise.all(
        heads.map((head, at) => {
          if (head.done || head.value.term !== term) return head;
          for (const posting of head.value.postings()) if (alive.has(posting.page)) postings.push(posting);
          return walks[at]?.next() ?? head;
        }),
      );
      if (postings.length > 0)
        await writer.add(
          term,
          postings.sort((a, b) => a.page - b.page),
        );
    }
    await writer.end();
    for (const { id: of } of chosen) {
      await segments.delete(of);
      await blocks.delete(IDBKeyRange.bound([of], [of, []]));
    }
    return true;
  });
}

export async function foldAll(database: Database, most?: number): Promise<void> {
  while (await foldOnce(database, most));
}
