import { refuse } from "~/core/result";
import type { CallLimits } from "~/core/service-calls";
import type { Db } from "~/db/client.server";
import { reserveCall, type ServiceCall } from "~/db/service-calls";
import type { CountedFetch, GuardedFetch } from "~/ports/outside";

type Counting = {
  db: Db;
  now: () => Date;
  fetch: GuardedFetch;
  limits: () => Promise<CallLimits>;
};

/** Counts each request to a service, those too that repeat a question, before it is made. */
export function countedFetch(
  { db, now, fetch, limits }: Counting,
  call: Omit<ServiceCall, "day">,
): CountedFetch {
  return async (request) => {
    const day = now().toISOString().slice(0, 10);
    const refusal = await reserveCall(db, { day, ...call }, await limits());
    return refusal ? refuse(refusal) : fetch(request);
  };
}
