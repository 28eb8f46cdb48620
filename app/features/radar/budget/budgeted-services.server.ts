import { refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { NewsAnswer, NewsLimits, NewsRefusal, NewsServices } from "~/ports/news";
import { addTokens, reserveCall, type ServiceName } from "./store.server";

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

/** The services within a day's budget. One that is out of order rests: it is not asked, and refuses with the reason that it gave. */
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

/** More than any answer has: what a service says of itself is not taken without a bound. */
const MOST_TOKENS = 10_000_000;

/** Asks where the day's budget has room for one more call, and counts what it cost: tokens are known afterwards alone, so calls at the
 * same time may go over their limit once. */
export async function withinBudget<Value extends object>(
  app: Pick<App, "db" | "now">,
  limits: NewsLimits,
  service: ServiceName,
  ask: () => Promise<NewsAnswer<Value>>,
): Promise<NewsAnswer<Value>> {
  const day = app.now().toISOString().slice(0, 10);
  if (!(await reserveCall(app.db, day, service, limits))) return refuse("news.budgetSpent");
  const answer = await ask();
  const tokens = Math.min(Math.ceil(answer.tokens ?? 0), MOST_TOKENS);
  // A figure that is none is not greater than 0 either.
  if (tokens > 0) await addTokens(app.db, day, service, tokens);
  return answer;
}
