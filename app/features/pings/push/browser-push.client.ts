import type { Locale } from "~/core/locale";
import { parsedJson, recordOf } from "~/core/parse-unknown";
import { paths } from "~/paths";
import { startServiceWorker } from "~/ui/browser/service-worker.client";
import {
  type BrowserSubscription,
  embeddedSubscription,
  showReceived,
  subscribeEmbedded,
} from "./embedded-browser.client";
import type { PushChoice } from "./push-shapes";
import { browserTimeZone } from "./push-support";

/** `isDevelopment`: where the browser reaches no push service, the embedded one stands for it. */
export type PushSettings = { publicKey: string; isDevelopment: boolean };

export type Wanted = Omit<PushChoice, "next_at" | "time_zone"> & { lang: Locale };

type Outcome = { chosen: PushChoice | null } | "denied" | "noService" | "failed" | { said: string };

async function call(body: object): Promise<Outcome> {
  const headers = { "Content-Type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(paths.pushSubscription(), sent).catch(() => null);
  const said = recordOf(parsedJson((await answer?.text().catch(() => "")) ?? ""));
  if (answer?.ok && said.success === true) return { chosen: choiceOf(said.chosen) };
  return typeof said.error === "string" ? { said: said.error } : "failed";
}

function choiceOf(value: unknown): PushChoice | null {
  const { hour, time_zone, tag_ids, alert_score, next_at } = recordOf(value);
  if (typeof hour !== "number" || typeof time_zone !== "string" || typeof next_at !== "string") return null;
  const tags = Array.isArray(tag_ids) ? tag_ids.filter((each) => typeof each === "string") : [];
  const score = typeof alert_score === "number" ? alert_score : null;
  return { hour, time_zone, tag_ids: tags, alert_score: score, next_at };
}

async function known(): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? embeddedSubscription();
}

/** What this browser has chosen, null where nothing stands for it, and what it can choose from. Rejects where that cannot be known. */
export async function readState(): Promise<{ chosen: PushChoice | null; subjects: Subject[] }> {
  const subscription = await known();
  const [read, subjects] = await Promise.all([
    subscription ? call({ action: "read", endpoint: subscription.endpoint }) : { chosen: null },
    readSubjects(),
  ]);
  if (typeof read === "string" || "said" in read) throw new Error("the choice was not read");
  return { chosen: read.chosen, subjects };
}

/** Where its push service is out of reach a browser may try without end. */
const LONGEST_MS = 20_000;

export async function saveChoice(
  { publicKey, isDevelopment }: PushSettings,
  choice: Wanted,
): Promise<Outcome> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const tooLong = new Promise<null>((done) => setTimeout(done, LONGEST_MS, null));
  const own = await Promise.race([subscribe(publicKey), tooLong]).catch(() => null);
  const subscription = own ?? (isDevelopment ? await subscribeEmbedded() : null);
  if (!subscription) return "noService";
  return call({ action: "save", subscription, time_zone: browserTimeZone(), ...choice });
}

/** With the keys of this site as they are now: a subscription with others would never be sent anything. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await startServiceWorker();
  const subscribed = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return subscribed().catch(async (error: unknown) => {
    const other = await pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return subscribed();
  });
}

export async function tryChoice(): Promise<Outcome> {
  const subscription = await known();
  if (!subscription) return "failed";
  const outcome = await call({ action: "test", endpoint: subscription.endpoint });
  if (embeddedSubscription()) await showReceived();
  return outcome;
}

/** Here first: whatever the server still holds, this browser shows nothing any more, and its push service tells the server so. */
export async function endChoice(): Promise<Outcome> {
  const subscription = await known();
  if (!subscription) return { chosen: null };
  const answer = await call({ action: "end", endpoint: subscription.endpoint });
  const isEnded = await subscription.unsubscribe().catch(() => false);
  return isEnded ? { chosen: null } : answer;
}

type Subject = { id: string; name: string };

async function readSubjects(): Promise<Subject[]> {
  const answer = await fetch(paths.allTags());
  const entries = parsedJson(answer.ok ? await answer.text() : "");
  if (!Array.isArray(entries)) throw new Error("the subjects were not read");
  return entries
    .map(recordOf)
    .flatMap(({ tag_id, tag, user_id }) =>
      typeof tag_id === "string" && typeof tag === "string" && user_id === null
        ? [{ id: tag_id, name: tag }]
        : [],
    );
}
