import type { App } from "~/ports/app";
import type { Push, PushOptions, PushOutcome } from "~/ports/push";
import { bestOf, daysAfter, digestRank } from "../digest/digest";
import { bestOfLastDay } from "../digest/store.server";
import { readWishes } from "../wishes/change-wishes.server";
import { type Judged, judgeBy } from "../wishes/judge";
import { emptyWishes } from "../wishes/wishes";
import { alertPayload, digestPayload } from "./push-content";
import { isTurn, nextTurn } from "./schedule";
import {
  claimAlert,
  claimTurn,
  deletePush,
  findPush,
  listAlerts,
  listDue,
  listNews,
  noteFailure,
  noteSuccess,
  putOff,
  releaseAlert,
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

type PushState = "off" | "gone" | "taken" | "empty" | "sent" | "putOff" | "failed";

type Delivering = Pick<App, "db" | "now" | "translate"> & { push: Push };

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

/** Sends the digest that is due, else the news that is told at once. Each is read, then claimed, then sent: what is lost between the last
 * two is lost, and nothing comes twice. */
export async function deliverPush(
  { push, ...app }: Pick<App, "db" | "now" | "push" | "translate">,
  id: string,
): Promise<PushState> {
  if (!push) return "off";
  const found = await findPush(app.db, id);
  if (!found) return "gone";
  const deliver = found.dueAt <= app.now() ? deliverDigest : deliverAlert;
  return deliver({ ...app, push }, found);
}

async function deliverDigest(app: Delivering, found: StoredPush): Promise<PushState> {
  const now = app.now();
  const next = nextTurn(now, found);
  const stories = await storiesFor(app, found, now);
  if (!(await claimTurn(app.db, found, next))) return "taken";
  if (stories.length === 0) return "empty";
  const outcome = await send(app, found, digestPayload(stories, wordsOf(app, found)), DIGEST);
  if (outcome.ok || outcome.reason !== "push.tooMany") return settle(app, found, outcome);
  const later = new Date(now.getTime() + outcome.waitMs);
  // Once a day: put off a second time, it waits for its next turn.
  if (!isTurn(found.dueAt, found) || later >= next) return "failed";
  await putOff(app.db, found.id, { from: next, to: isTurn(later, found) ? new Date(+later + 1) : later });
  return "putOff";
}

async function storiesFor(app: Delivering, found: StoredPush, now: Date) {
  const subjects = await worldSubjects(app.db, found.tagIds);
  const all = await bestOfLastDay(app.db, subjects, daysAfter(now, -1));
  const stories = all.filter(await wishedBy(app, found));
  const ranked = bestOf(stories, digestRank, stories.length);
  // A story that stands in two subjects is told once, by its best.
  const firsts = ranked.filter(({ story }, at) => ranked.findIndex((other) => other.story === story) === at);
  return bestOf(firsts);
}

async function deliverAlert(app: Delivering, found: StoredPush): Promise<PushState> {
  const now = app.now();
  const all = await listNews(app.db, found.id, now);
  const news = all.find(await wishedBy(app, found));
  if (!news || !(await claimAlert(app.db, found.id, news.story, now))) return "taken";
  const outcome = await send(app, found, alertPayload(news, wordsOf(app, found)), ALERT);
  if (outcome.ok || outcome.reason !== "push.tooMany") return settle(app, found, outcome);
  await releaseAlert(app.db, found, news.story, now);
  return "putOff";
}

/** Whether a member is shown a story at all. */
async function wishedBy(app: Delivering, { userId }: StoredPush) {
  const judge = judgeBy(userId === null ? emptyWishes : await readWishes(app, userId));
  return (story: Judged) => judge(story, false).hidden === null;
}

function send({ push }: Delivering, found: StoredPush, message: object, options: PushOptions) {
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
