import { refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { NewsAnswer, NewsLimits } from "~/ports/news";
import { addTokens, reserveCall, type ServiceName } from "./store.server";

/** More than any answer has: what a service says of itself is not taken without a bound. */
const MOST_TOKENS = 10_000_000;

/** Asks a service where the day's budget has room for one more call, and counts what it cost. Tokens are known afterwards alone: what
 * is asked at the same time may go over their limit once. */
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
