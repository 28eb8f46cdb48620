import { runTransaction } from "~/core/indexed-db";
import { type Result, refuse } from "~/core/result";
import { embedTexts, hostOfEndpoint, type ModelRefusal } from "../model/endpoint";
import { type Endpoint, readSettings } from "../settings/stored";
import type { Database, Page } from "./database";

const AT_ONCE = 32;
const MOST_CHARACTERS = 1500;

const textOf = ({ title, summary, tags }: Page, text: string) =>
  [title, tags.join(" "), summary, text].join("\n").slice(0, MOST_CHARACTERS);

/** A byte a number is enough to tell near from far, and a quarter of the disk. */
const small = (vector: Float32Array) => Int8Array.from(vector, (value) => Math.round(value * 127));

async function pagesWithout(database: Database, model: string): Promise<number[]> {
  const known = new Set<number>();
  let cursor = await database.transaction("vectors").store.openCursor();
  for (; cursor; cursor = await cursor.continue())
    if (cursor.value.model === model) known.add(cursor.value.page);
  return (await database.getAllKeys("pages")).filter((id) => !known.has(id));
}

/** Asks for the vectors of pages that have none by this model, a few at a time, one tab at a time. Ends at the first refusal, or where
 * the person agrees no more; the next time goes on. */
export async function embedPages(
  database: Database,
  endpoint: Endpoint,
  tell?: (done: number, all: number) => void,
): Promise<Result<{ pages: number }, ModelRefusal>> {
  return navigator.locks.request("embed", async () => {
    const missing = await pagesWithout(database, endpoint.embedModel);
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const { own } = await readSettings(Date.now());
      if (!own.agreed.includes(`vectors ${hostOfEndpoint(endpoint)}`)) return refuse("notAllowed");
      const found = await Promise.all(missing.slice(at, at + AT_ONCE).map((id) => database.get("pages", id)));
      const pages = found.flatMap((page) => page ?? []);
      const texts = await Promise.all(
        pages.map(async (page) => textOf(page, (await database.get("texts", page.id)) ?? "")),
      );
      const answer = await embedTexts(endpoint, texts);
      if (!answer.ok) return refuse(answer.reason);
      const transaction = database.transaction(["pages", "vectors"], "readwrite");
      await runTransaction(transaction, async () => {
        for (const [place, { id }] of pages.entries()) {
          const vector = answer.vectors[place];
          // What was deleted or saved anew meanwhile has no vector.
          if (vector && (await transaction.objectStore("pages").getKey(id)) !== undefined)
            await transaction
              .objectStore("vectors")
              .put({ page: id, model: endpoint.embedModel, vector: small(vector) });
        }
      });
      tell?.(Math.min(at + AT_ONCE, missing.length), missing.length);
    }
    return { ok: true, pages: missing.length };
  });
}

/** The pages nearest in meaning to a query, the nearest first. Walks all vectors, which takes milliseconds for ten thousand. */
export async function nearestPages(
  database: Database,
  endpoint: Endpoint,
  query: string,
  most: number,
): Promise<Result<{ ids: number[] }, ModelRefusal>> {
  const answer = await embedTexts(endpoint, [query]);
  if (!answer.ok) return answer;
  const [asked = new Float32Array()] = answer.vectors;
  const near: { page: number; nearness: number }[] = [];
  let cursor = await database.transaction("vectors").store.openCursor();
  for (; cursor; cursor = await cursor.continue()) {
    const { page, model, vector } = cursor.value;
    if (model === endpoint.embedModel && vector.length === asked.length)
      near.push({ page, nearness: vector.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0) });
  }
  near.sort((a, b) => b.nearness - a.nearness);
  return { ok: true, ids: near.slice(0, most).map(({ page }) => page) };
}

/** How far down a list counts little: the usual constant of reciprocal rank fusion. */
const RANK = 60;

/** Two rankings as one: what stands high in either stands high. */
export function fuseRankings(first: readonly number[], second: readonly number[]): number[] {
  const scores = new Map<number, number>();
  for (const ranking of [first, second])
    for (const [at, id] of ranking.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (RANK + at));
  return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id);
}
