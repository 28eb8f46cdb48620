import { env } from "cloudflare:workers";
import { openDb } from "~/db/client.server";
import type { App } from "~/ports/app";
import type { clockAt } from "./app";

type Clock = ReturnType<typeof clockAt>;

/** What befalls a call: it throws without its effect or after it; the worker dies at it; what was asked for is asked once more beside it;
 * the clock is ten minutes ahead from now on, and so whoever is asked beside it overtakes it; or ten minutes behind. */
export const faults = ["before", "after", "killed", "again", "ahead", "behind"] as const;
export type Fault = (typeof faults)[number];

const JUMP_MS = 10 * 60_000;
const MOST_CALLS = 150;

/** Calls without an effect: a failure before and after them are the same, and so is what comes between them and the next. */
const reads =
  /^D1 select|^R2\.(?:get|head|list)$|^payments\.(?:subscriptions?|purchase)$|^identity\.(?:person|readPerson)$|^fetch$/;

type Effect<Value> = () => Promise<Value>;

/** One run of a flow, of which one call meets a fault. */
export type Trial = ReturnType<typeof openTrial>;

function openTrial(fault: Fault, at: number, clock: Clock) {
  let calls = 0;
  let met = "";
  let isDead = false;
  let isBeside = false;
  let isOver = false;
  let again: Effect<unknown> | null = null;
  const down = (what: string) => new Error(`D1_ERROR: ${what} was lost by a test`);

  async function beside() {
    isBeside = true;
    await again?.().catch(() => undefined);
    isBeside = false;
  }

  async function strike(what: string) {
    met = what;
    if (fault === "killed") isDead = true;
    if (fault === "before" || fault === "killed") throw down(what);
    if (fault === "ahead") clock.pass(JUMP_MS);
    if (fault === "behind") clock.pass(-JUMP_MS);
    if (fault === "again" || fault === "ahead") await beside();
  }

  return {
    fault,
    clock,
    met: () => met,
    /** What comes once more beside the call, from now on; null where nothing does. */
    beside: (work: Effect<unknown> | null) => {
      again = work;
    },
    /** No fault comes any more: what follows only looks at what is left. */
    end: () => {
      isDead = false;
      isOver = true;
    },
    /** Another worker, request or message: what died before is no more. */
    anew: () => {
      isDead = false;
    },
    async call<Value>(what: string, effect: Effect<Value>): Promise<Value> {
      if (isDead) throw down(what);
      const isNoneOfIts =
        (fault === "again" && !again) || (fault !== "before" && fault !== "killed" && reads.test(what));
      if (isOver || isBeside || isNoneOfIts) return effect();
      calls += 1;
      const isHere = calls === at;
      if (isHere) await strike(what);
      const answer = await effect();
      if (isHere && fault === "after") throw down(what);
      return answer;
    },
  };
}

/** Runs a flow with a fault at its first call, its second and so on, until it ends without having met it. Gives how many calls met it,
 * and what was wrong after which. */
export async function walk(fault: Fault, newClock: () => Clock, flow: (trial: Trial) => Promise<void>) {
  const wrong: string[] = [];
  for (let at = 1; at <= MOST_CALLS; at += 1) {
    const trial = openTrial(fault, at, newClock());
    const problem = await flow(trial).then(
      () => null,
      (error: Error) => error.message,
    );
    if (problem !== null) wrong.push(`${at} ${trial.met()}: ${problem}`);
    if (trial.met() === "") return { met: at - 1, wrong };
  }
  throw new Error(`${fault}: more than ${MOST_CALLS} calls`);
}

/** An object of which the named methods, and those of what `prepare`, `bind` and a promise give, go through the trial. */
function watched<Target extends object>(
  target: Target,
  trial: Trial,
  name: string,
  calls: readonly string[],
): Target {
  return new Proxy(target, {
    get(_, key) {
      const value = Reflect.get(target, key);
      if (typeof value !== "function" || typeof key !== "string") return value;
      if (calls.includes(key))
        return (...given: unknown[]) =>
          trial.call(`${name}.${key}`, async () => Reflect.apply(value, target, given));
      if (key === "prepare" || key === "bind")
        return (...given: unknown[]) => {
          const about = key === "prepare" ? `${name} ${String(given[0]).trim().slice(0, 40)}` : name;
          return watched(Reflect.apply(value, target, given), trial, about, calls);
        };
      return value.bind(target);
    },
  });
}

/** The application whose every call of database, storage, queue, model, payments, identity and outside goes through a trial. */
export function onTrial<Tried extends App>(app: Tried, trial: Trial): Tried {
  const { sendJob, sendJobs, outside, analyst, payments, identity } = app;
  return {
    ...app,
    now: trial.clock.now,
    db: openDb(watched(env.DB, trial, "D1", ["run", "all", "first", "raw", "batch"])),
    uploads: watched(env.UPLOADS, trial, "R2", ["put", "get", "head", "delete", "list"]),
    sendJob: (job) => trial.call("queue.send", () => sendJob(job)),
    sendJobs: (jobs) => trial.call("queue.sendBatch", () => sendJobs(jobs)),
    analyst: async (userId) => watched(await analyst(userId), trial, "analyst", ["analyse"]),
    payments: watched(payments, trial, "payments", [
      ...["createCustomer", "openCheckout", "subscription", "purchase", "payment", "endSubscription"],
      ...["subscriptions", "forgetCustomer"],
    ]),
    identity: watched(identity, trial, "identity", ["person", "readPerson", "deleteAccount"]),
    outside: {
      ...outside,
      fetch: (asked) => trial.call("fetch", () => outside.fetch(asked)),
    },
  };
}

/** Does it as whoever asks, when it does not answer: a few times more, each by another worker. */
export async function insist<Value>(
  trial: Trial,
  times: number,
  ask: (time: number) => Promise<Value | null>,
): Promise<Value | null> {
  for (let time = 1; time <= times; time += 1) {
    trial.anew();
    const answer = await ask(time).catch(() => null);
    if (answer !== null) return answer;
    trial.clock.pass(1000 * 2 ** time);
  }
  return null;
}
