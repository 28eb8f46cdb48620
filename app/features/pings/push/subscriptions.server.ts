import { digest } from "~/core/digest";
import type { Locale } from "~/core/locale";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { Push, PushTarget } from "~/ports/push";
import { testPayload } from "./push-content";
import type { PushChoice } from "./push-shapes";
import { movedTurn, nextTurn } from "./schedule";
import {
  countNewcomer,
  deletePush,
  findPush,
  insertPush,
  movePush,
  noteSuccess,
  type StoredPush,
  updatePush,
  worldSubjects,
} from "./store.server";

type Chosen = Omit<PushChoice, "next_at"> & { lang: Locale };

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

type Answer = Promise<Result<{ chosen: PushChoice | null }>>;

const MOST_ATTEMPTS = 3;
const TEST_TTL_SECONDS = 60;

type Saving = { subscription: Subscription; chosen: Chosen; userId: string | null; network: string | null };

/** Has the digest sent to a browser, or changes what was chosen. Whoever knows the endpoint may; of a member it becomes that member's. */
export async function savePush(
  app: Pick<App, "db" | "now" | "push">,
  { subscription, chosen, userId, network }: Saving,
): Answer {
  const target = await targetOf(app.push, subscription);
  if (!target.ok) return target;
  const tagIds = [...new Set(chosen.tag_ids)];
  if ((await worldSubjects(app.db, tagIds)).length < tagIds.length) return refuse("pings.noTag");
  const id = await digest(target.endpoint);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const before = await findPush(app.db, id);
    const now = app.now();
    const isCounted = !before && userId === null && network !== null;
    if (isCounted && !(await countNewcomer(app.db, network, now))) return refuse("push.mostToday");
    const wanted = { hour: chosen.hour, timeZone: chosen.time_zone };
    const { endpoint, p256dh, auth } = target;
    const row = {
      id,
      userId: userId ?? before?.userId ?? null,
      ...{ endpoint, p256dh, auth },
      locale: chosen.lang,
      ...wanted,
      tagIds,
      alertScore: chosen.alert_score,
      dueAt: before ? movedTurn(before.dueAt, now, wanted) : nextTurn(now, wanted),
    };
    const isWritten = await (before ? updatePush(app.db, row, before.dueAt) : insertPush(app.db, row, now));
    if (isWritten) return { ok: true, chosen: choiceOf(row) };
  }
  return refuse("push.mostBrowsers");
}

export async function readPush(app: Pick<App, "db">, endpoint: string): Answer {
  const found = await findPush(app.db, await digest(endpoint));
  return { ok: true, chosen: found && choiceOf(found) };
}

/** Moves what was chosen to the address that a push service has given the browser instead. */
export async function renewPush(
  app: Pick<App, "db" | "push">,
  { endpoint, subscription }: { endpoint: string; subscription: Subscription },
): Answer {
  const target = await targetOf(app.push, subscription);
  if (!target.ok) return target;
  const { ok: _, ...to } = target;
  const id = await digest(to.endpoint);
  if (!(await movePush(app.db, await digest(endpoint), { id, ...to }))) return refuse("push.none");
  return readPush(app, to.endpoint);
}

/** `ofMember`: only where it belongs to somebody. Gives whether this has ended it. */
export async function endPush(
  app: Pick<App, "db">,
  { endpoint, ofMember }: { endpoint: string; ofMember: boolean },
): Promise<boolean> {
  return deletePush(app.db, await digest(endpoint), ofMember ? "membersOnly" : "anybodys");
}

/** Sends a message now, so that somebody sees whether it arrives. */
export async function tryPush(app: Pick<App, "db" | "push" | "translate">, endpoint: string): Answer {
  if (!app.push) return refuse("push.unavailable");
  const found = await findPush(app.db, await digest(endpoint));
  if (!found) return refuse("push.none");
  const { locale, tagIds } = found;
  const message = testPayload(tagIds[0] ?? "", { locale, t: app.translate(locale) });
  const options = { ttlSeconds: TEST_TTL_SECONDS, urgency: "high", topic: "test" } as const;
  const outcome = await app.push.send(found, JSON.stringify(message), options);
  if (outcome.ok) {
    await noteSuccess(app.db, found);
    return { ok: true, chosen: choiceOf(found) };
  }
  if (outcome.reason === "push.gone") await deletePush(app.db, found.id, "anybodys");
  return refuse(outcome.reason);
}

async function targetOf(push: Push | null, { endpoint, keys }: Subscription): Promise<Result<PushTarget>> {
  if (!push) return refuse("push.unavailable");
  const target = { endpoint, ...keys };
  const isOurs = push.check(endpoint).ok && (await push.fitsKeys(target));
  return isOurs ? { ok: true, ...target } : refuse("push.badEndpoint");
}

type Shown = Pick<StoredPush, "hour" | "timeZone" | "tagIds" | "alertScore" | "dueAt">;

function choiceOf({ hour, timeZone, tagIds, alertScore, dueAt }: Shown): PushChoice {
  return {
    hour,
    time_zone: timeZone,
    tag_ids: tagIds,
    alert_score: alertScore,
    next_at: dueAt.toISOString(),
  };
}
