import { shortDigest } from "~/core/digest";
import type { App } from "~/ports/app";
import type { NamedSource, Newsroom } from "./newsroom";
import { searchAddress } from "./read-source.server";
import { insertHeir, listRead, nameSources, queueDue, queueLost } from "./store.server";

/** A message that was not worked off in this time is taken for lost: sooner where none at all is. */
const LOST_AFTER_MS = 60 * 60_000;
const STILL_AFTER_MS = 2 * 60_000;
const MOST_AT_ONCE = 1000;
const MOST_LOST = 100;

/** Sends a message for each source whose turn has come. May come any number of times for the same moment. */
export async function sendDue(
  app: Pick<App, "db" | "now" | "sendJobs">,
  newsroom: Pick<Newsroom, "subjects" | "members" | "services">,
): Promise<number> {
  const now = app.now();
  const subjects = await newsroom.subjects();
  const { search } = await newsroom.services();
  const searches = search ? subjects.map(({ tagId }) => searchAddress(tagId)) : [];
  const urls = new Set([...subjects.flatMap(({ sources }) => sources), ...searches]);
  const kinds = new Map<string, NamedSource["kind"]>([...urls].map((url) => [url, "feed"]));
  for (const { url, kind } of await newsroom.members.sources())
    if (!urls.has(url) && (kind === "links" || !kinds.has(url))) kinds.set(url, kind);
  const usable = [...kinds].filter(([url]) => URL.canParse(url));
  const named = await Promise.all(usable.map(([url, kind]) => namedSource({ url, kind })));
  await nameSources(app.db, named, now);
  return send(app, await queueDue(app.db, now, MOST_AT_ONCE));
}

/** Takes in the address that has come in the place of a source, before `sendDue` does, with what was chosen for that. */
export async function replaceSource(app: Pick<App, "db" | "now">, id: string, url: string): Promise<void> {
  await insertHeir(app.db, id, await namedSource({ url, kind: "feed" }), app.now());
}

/** Sends again what was lost with its worker, or on its way. */
export async function sendLost(app: Pick<App, "db" | "now" | "sendJobs">): Promise<number> {
  const now = app.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const times = { stillBefore: before(STILL_AFTER_MS), lostBefore: before(LOST_AFTER_MS) };
  return send(app, await queueLost(app.db, now, times, MOST_LOST));
}

async function send(app: Pick<App, "sendJobs">, ids: string[]): Promise<number> {
  await app.sendJobs(ids.map((id) => ({ kind: "radar.source", id })));
  return ids.length;
}

/** One row for one address, whoever names it. */
export async function namedSource({ url, kind }: NamedSource) {
  const { protocol, hostname } = new URL(url);
  const isSearch = protocol === "search:";
  const id = await shortDigest(url);
  return { id, url, kind: isSearch ? ("search" as const) : kind, host: isSearch ? protocol : hostname };
}

/** Those of the addresses that were read to the end at least once. */
export function sourcesRead(app: Pick<App, "db">, urls: string[]): Promise<string[]> {
  return listRead(app.db, urls);
}
