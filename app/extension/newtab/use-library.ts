import { useCallback, useEffect, useRef, useState } from "react";
import { answerQuestion, type Quote } from "../library/answer";
import { library, type Page } from "../library/database";
import { foldAll } from "../library/fold";
import { parseQuery, searchPages } from "../library/search";
import { excerptOf, type Span } from "../library/sentences";
import { embedPages, fuseRankings, nearestPages } from "../library/vectors";
import type { Settings } from "../settings/stored";
import { tierOf } from "../settings/tier";

export type Result = { page: Page; excerpt: { text: string; marks: Span[] } | null };

export type Shown = { query: string; results: Result[]; isAsked: boolean; quotes: Quote[]; nearest: Page[] };

const MOST_FOUND = 20;
const MOST_RECENT = 8;
const REST_MS = 600;
const IDLE_MS = 3000;

const question =
  /[?？]\s*$|^(?:what|who|whom|whose|when|where|why|how|which|is|are|was|were|does|do|did|can)\s.{6}|什么|怎么|怎样|如何|为什么|为何|哪|多少|几|是否|吗$|谁/i;

async function show(query: string, near: readonly number[] = []): Promise<Shown> {
  const database = await library();
  const parsed = parseQuery(query);
  const isAsked = question.test(query);
  const found = await searchPages(database, parsed, query === "" ? MOST_RECENT : MOST_FOUND);
  const ids =
    near.length > 0
      ? fuseRankings(
          found.map(({ id }) => id),
          near,
        ).slice(0, MOST_FOUND)
      : [];
  const fused = await Promise.all(ids.map((id) => database.get("pages", id)));
  const pages = near.length > 0 ? fused.flatMap((page) => page ?? []) : found;
  const answered = isAsked ? await answerQuestion(database, query) : { quotes: [], nearest: [] };
  const results = await Promise.all(
    pages.map(async (page) => {
      const text = parsed.wanted.length > 0 ? await database.get("texts", page.id) : undefined;
      return { page, excerpt: text ? excerptOf(text, parsed.wanted) : null };
    }),
  );
  return { query, results, isAsked, ...answered };
}

/** What the library holds for a query as it is typed: an answer that a later key has overtaken is dropped; the person's endpoint is
 * asked once the typing rests. */
export function useLibrary(
  query: string,
  settings: Settings | null,
): { shown: Shown | null; isLost: boolean; reload: () => void } {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isLost, setLost] = useState(false);
  const latest = useRef(0);
  const tier = settings && tierOf(settings);
  const current = tier?.counts === "basic_cloud" ? tier.endpoint : null;
  // The same endpoint, read once more, asks for nothing anew.
  const [endpoint, setEndpoint] = useState(current);
  if (JSON.stringify(current) !== JSON.stringify(endpoint)) setEndpoint(current);
  const load = useCallback(() => {
    const turn = ++latest.current;
    const set = (made: Shown) => {
      if (turn !== latest.current) return;
      setShown(made);
      setLost(false);
    };
    // A newer version of the extension has closed the library, or the browser has.
    void show(query).then(set, () => setLost(true));
    const { wanted, tags, sites, folders, after } = parseQuery(query);
    const isPlain = after === null && [tags, sites, folders].every((each) => each.length === 0);
    if (!endpoint || wanted.length === 0 || !isPlain) return;
    const rest = setTimeout(async () => {
      const near = await nearestPages(await library(), endpoint, query, MOST_FOUND);
      if (near.ok) await show(query, near.ids).then(set);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [query, endpoint]);
  useEffect(load, [load]);
  useEffect(() => {
    // What was saved elsewhere is here when one comes back.
    let rest: ReturnType<typeof load>;
    const onFocus = () => {
      rest?.();
      rest = load();
    };
    window.addEventListener("focus", onFocus);
    return () => {
      rest?.();
      window.removeEventListener("focus", onFocus);
    };
  }, [load]);
  useEffect(() => {
    // Large folds are done here, and vectors of what was saved since; what fails is done the next time.
    const tidy = async () => {
      await foldAll(await library());
      if (endpoint) await embedPages(await library(), endpoint);
    };
    const idle = setTimeout(() => void tidy().catch(() => null), IDLE_MS);
    return () => clearTimeout(idle);
  }, [endpoint]);
  return { shown, isLost, reload: load };
}
