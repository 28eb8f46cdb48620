import type { App } from "~/ports/app";
import type { PushOptions, PushOutcome } from "~/ports/push";
import { bestOf, daysAfter, digestRank } from "../digest/digest";
import { bestOfLastDay } from "../digest/store.server";
import { alertPayload, digestPayload } from "./push-content";
import { isTurn, nextTurn } from "./schedule";
import {
  claimAlert,
  claimTurn,
  deletePush,
  findNews,
  findPush,
  listAlerts,
  listDue,
  noteFailure,
  noteSuccess,
  putOff,
  type StoredPush,
  type Turn,
  worldSubjects,
} from "./store.server";

const PAGE = 500;
/** Of a quarter of an hour; the rest waits for the next. */
const MOST_PAGES = 20;
/** News of the morning is none in the evening. */
const DIGEST: PushOptions = { ttlSeconds: 8 * 3600, urgency: "normal", topic: "digest" };
const ALERT: PushOptions = { ttlSeconds: 2 * 3600, urgency: "high", topic: "alert" };

export type PushState = "off" | "gone" | "taken" | "empty" | "sent" | "putOff" | "failed";

type Delivering = Pick<App, "db" | "now" | "push" | "translate">;

/** Sends a message for each subscription whose turn has come. May come any number of times for the same moment. */
export async function sendTurns(app: Pick<App, "db" | "now" | "push" | "sendJobs">): Promise<number> {
  if (!app.push) return 0;
  const now = app.now();
  const send = (turns: { id: string }[]) => app.sendJobs(turns.map(({ id }) => ({ kind: "pings.push", id })));
  let count = 0;
  let last: Turn | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const due = await listDue(app.db, now, PAGE, last);
    await send(due);
    count += due.length;
    if (due.length < PAGE) break;
    last = due.at(-1);
  }
  const alerts = await listAlerts(app.db, now, PAGE * MOST_PAGES);
  await send(alerts);
  return count + alerts.length;
}

/** Sends the digest that is due, else the news that is told at once. Each is claimed before it is sent: what is lost in between is lost,
 * and nothing comes twice. */
export async function deliverPush(app: Delivering, id: string): Promise<PushState> {
  if (!app.push) return "off";
  const found = await findPush(app.db, id);
  if (!found) return "gone";
  return found.dueAt <= app.now() ? deliverDigest(app, found) : deliverAlert(app, found);
}

async function deliverDigest(app: Delivering, found: StoredPush): Promise<PushState> {
  const now = app.now();
  const next = nextTurn(now, found);
  if (!(await claimTurn(app.db, found, next))) return "taken";
  const stories = await storiesFor(app, found.tagIds, now);
  if (stories.length === 0) return "empty";
  const outcome = await send(app, found, digestPayload(stories, wordsOf(app, found)), DIGEST);
  if (outcome.ok || outcome.reason !== "push.tooMany") return settle(app, found, outcome);
  const later = new Date(now.getTime() + outcome.waitMs);
  // Once a day: put off a second time, it waits for its next turn.
  if (!isTurn(found.dueAt, found) || later >= next) return "failed";
  await putOff(app.db, found.id, { from: next, to: isTurn(later, found) ? new Date(+later + 1) : later });
  return "putOff";
}

async function storiesFor(app: Delivering, tagIds: string[], now: Date) {
  const subjects = await worldSubjects(app.db, tagIds);
  const stories = await bestOfLastDay(app.db, subjects, daysAfter(now, -1));
  const ranked = bestOf(stories, digestRank, stories.length);
  // A story that stands in two subjects is told once, by its best.
  const firsts = ranked.filter(({ story }, at) => ranked.findIndex((other) => other.story === story) === at);
  return bestOf(firsts);
}

async function deliverAlert(app: Delivering, found: StoredPush): Promise<PushState> {
  const now = app.now();
  const news = await findNews(app.db, found.id, now);
  if (!news || !(await claimAlert(app.db, found.id, news.story, now))) return "taken";
  return settle(app, found, await send(app, found, alertPayload(news, wordsOf(app, found)), ALERT));
}

async function send({ push }: Delivering, found: StoredPush, message: object, options: PushOptions) {
  if (!push) throw new Error("pushes are off");
  return push.send(found, JSON.stringify(message), options);
}

function wordsOf({ translate }: Delivering, { locale }: StoredPush) {
  return { locale, t: translate(locale) };
}

async function settle({ db }: Delivering, found: StoredPush, outcome: PushOutcome): Promise<PushState> {
  if (outcome.ok) {
    await noteSuccess(db, found);
    return "sent";
  }
  if (outcome.reason === "push.gone") {
    await deletePush(db, found.id, "anybodys");
    return "gone";
  }
  if (outcome.reason === "push.failed") await noteFailure(db, found.id);
  return "failed";
}
