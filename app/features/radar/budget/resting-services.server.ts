import type { RadarService } from "~/core/service-calls";
import { addTokens } from "~/db/service-calls";
import type { App } from "~/ports/app";
import type { NewsAnswer, NewsRefusal, NewsServices } from "~/ports/news";

const MINUTE = 60_000;
const LONGEST_REST = 60 * MINUTE;

/** How long a service rests that refuses so, where it does not say itself. What a page or a text was refused for counts for it alone. */
const rests: Partial<Record<NewsRefusal, number>> = {
  "news.refusedKey": 10 * MINUTE,
  "news.noBalance": 10 * MINUTE,
  "news.budgetSpent": 10 * MINUTE,
  "news.stopped": 10 * MINUTE,
  "news.tooManyRequests": MINUTE,
  "news.unavailable": MINUTE,
  "news.timedOut": MINUTE / 3,
};

/** The services, with what their answers cost counted. One that is out of order rests: it is not asked, and refuses with the reason that
 * it gave. */
export function restingServices(
  app: Pick<App, "db" | "now">,
  { reader, reranker, editor, search, embedder }: NewsServices,
): NewsServices {
  const asker = (service: RadarService) => restingAsker(app, service);
  const [askReader, askReranker, askEditor, askSearch, askEmbedder] = [
    asker("reader"),
    asker("reranker"),
    asker("editor"),
    asker("search"),
    asker("embedder"),
  ];
  return {
    reader: reader && { ...reader, read: (...asked) => askReader(() => reader.read(...asked)) },
    reranker: reranker && { ...reranker, rank: (...asked) => askReranker(() => reranker.rank(...asked)) },
    editor: editor && { ...editor, judge: (...asked) => askEditor(() => editor.judge(...asked)) },
    search: search && { ...search, search: (...asked) => askSearch(() => search.search(...asked)) },
    embedder: embedder && { ...embedder, embed: (...asked) => askEmbedder(() => embedder.embed(...asked)) },
  };
}

function restingAsker(app: Pick<App, "db" | "now">, service: RadarService) {
  let rest: { reason: NewsRefusal; until: number } | null = null;

  return async function askUnlessResting<Value extends object>(
    ask: () => Promise<NewsAnswer<Value>>,
  ): Promise<NewsAnswer<Value>> {
    const from = app.now().getTime();
    if (rest && from < rest.until) return { ok: false, reason: rest.reason, waitMs: rest.until - from };
    const answer = await ask();
    await countTokens(app, service, answer.tokens ?? 0);
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

/** Tokens are known afterwards alone, so calls at the same time may go over their limit once. */
async function countTokens({ db, now }: Pick<App, "db" | "now">, service: RadarService, told: number) {
  const tokens = Math.min(Math.ceil(told), MOST_TOKENS);
  // A figure that is none is not greater than 0 either.
  if (tokens > 0) await addTokens(db, now().toISOString().slice(0, 10), service, tokens);
}
