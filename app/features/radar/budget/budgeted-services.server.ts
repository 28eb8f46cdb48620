import type { App } from "~/ports/app";
import type { NewsAnswer, NewsLimits, NewsRefusal, NewsServices } from "~/ports/news";
import type { ServiceName } from "./store.server";
import { withinBudget } from "./within-budget.server";

const MINUTE = 60_000;
const LONGEST_REST = 60 * MINUTE;

/** How long a service rests that refuses so, where it does not say itself. What a page or a text was refused for counts for it alone. */
const rests: Partial<Record<NewsRefusal, number>> = {
  "news.refusedKey": 10 * MINUTE,
  "news.noBalance": 10 * MINUTE,
  "news.budgetSpent": 10 * MINUTE,
  "news.tooManyRequests": MINUTE,
  "news.unavailable": MINUTE,
  "news.timedOut": MINUTE / 3,
};

/** The services within a day's budget. One that is out of order is not asked again and again: for as long as it rests it refuses at
 * once, with the reason that it gave. */
export function budgetedServices(
  app: Pick<App, "db" | "now">,
  { reader, reranker, editor, search }: NewsServices,
  limits: NewsLimits,
): NewsServices {
  const asker = (service: ServiceName) => restingAsker(app, limits, service);
  const [askReader, askReranker, askEditor, askSearch] = [
    asker("reader"),
    asker("reranker"),
    asker("editor"),
    asker("search"),
  ];
  return {
    reader: reader && { ...reader, read: (...asked) => askReader(() => reader.read(...asked)) },
    reranker: reranker && { ...reranker, rank: (...asked) => askReranker(() => reranker.rank(...asked)) },
    editor: editor && { ...editor, judge: (...asked) => askEditor(() => editor.judge(...asked)) },
    search: search && { ...search, search: (...asked) => askSearch(() => search.search(...asked)) },
  };
}

function restingAsker(app: Pick<App, "db" | "now">, limits: NewsLimits, service: ServiceName) {
  let rest: { reason: NewsRefusal; until: number } | null = null;

  return async function askUnlessResting<Value extends object>(
    ask: () => Promise<NewsAnswer<Value>>,
  ): Promise<NewsAnswer<Value>> {
    const from = app.now().getTime();
    if (rest && from < rest.until) return { ok: false, reason: rest.reason, waitMs: rest.until - from };
    const answer = await withinBudget(app, limits, service, ask);
    rest = null;
    if (answer.ok) return answer;
    const { reason, waitMs } = answer;
    const wait = rests[reason] === undefined ? 0 : (waitMs ?? rests[reason]);
    rest = { reason, until: app.now().getTime() + Math.min(wait, LONGEST_REST) };
    return answer;
  };
}
