import type { Locale } from "~/core/locale";
import { type Membership, ownSourceLimit } from "~/core/membership";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import type { Namer } from "../sources/newsroom";
import { namedSource } from "../sources/send-due.server";
import type { RadarWish } from "./own-focus";
import type { OwnList } from "./own-list";
import {
  deleteOwn,
  findRadarOf,
  insertOwn,
  listNamed,
  listNamers,
  listOwn,
  NAMERS_AT_ONCE,
  type OwnSource,
  readSoon,
} from "./store.server";

export type Owner = { id: string; pingId: string; membership: Membership };

const TAKEN_FOR_MS = 30 * 24 * 3_600_000;

/** What members name, or one of them does, whether their plan covers it or not. */
export function namedByMembers(app: Pick<App, "db">, userId?: string) {
  return listNamed(app.db, userId);
}

/** The next fifty who name an address and whose radar is on. `next` leads to those after them. */
export async function namersOf(
  app: Pick<App, "db">,
  url: string,
  after: Namer | null,
): Promise<{ namers: (RadarWish & { userId: string })[]; next: Namer | null }> {
  const rows = await listNamers(app.db, url, after);
  return {
    namers: rows.flatMap(({ userId, pingId, lang, worldFilter, prompt, enabled }) =>
      enabled && lang !== null
        ? [{ userId, pingId, lang, worldFilter: worldFilter ?? "", prompt: prompt ?? "" }]
        : [],
    ),
    next: rows[NAMERS_AT_ONCE - 1] ?? null,
  };
}

/** What a member's radar is set to; a radar that is off has no prompt. */
export async function wishOf(
  app: Pick<App, "db">,
  { id, pingId }: Pick<Owner, "id" | "pingId">,
  locale: Locale,
): Promise<RadarWish> {
  const radar = await findRadarOf(app.db, id);
  const { lang = locale, worldFilter = "", prompt = "" } = radar?.enabled ? radar : {};
  return { pingId, lang, worldFilter, prompt };
}

/** A member's sources with what each found last. */
export async function listOwnSources(
  app: Pick<App, "db" | "now">,
  { id, membership }: Owner,
): Promise<OwnList> {
  const now = app.now();
  const rows = await listOwn(app.db, id, new Date(now.getTime() - TAKEN_FOR_MS));
  return {
    now: now.getTime(),
    limit: ownSourceLimit(membership),
    sources: rows.map(
      ({ named, title, checkedAt, succeededAt, nextCheckAt, lastId, lastTitle, lastAt, ...row }) => ({
        ...row,
        title: title || named,
        checkedAt: checkedAt?.getTime() ?? null,
        succeededAt: succeededAt?.getTime() ?? null,
        nextCheckAt: nextCheckAt?.getTime() ?? null,
        last: lastId && lastTitle && lastAt ? { id: lastId, title: lastTitle, at: lastAt } : null,
      }),
    ),
  };
}

/** Adds sources to a member's radar, as many as their plan has room for; each is read soon. Adding one twice is adding it once. What the
 * world names is a feed, whatever the member calls it. */
export async function addOwnSources(
  app: Pick<App, "db" | "now" | "outside" | "sendJobs">,
  { id, membership }: Owner,
  wanted: readonly OwnSource[],
  { locale, world }: { locale: Locale; world: readonly string[] },
): Promise<Result<{ added: OwnSource[]; left: OwnSource[] }>> {
  const limit = ownSourceLimit(membership);
  if (limit === 0) return refuse("mySources.proOnly");
  const checked = wanted.flatMap((source) => {
    const address = app.outside.check(source.url, true);
    if (!address.ok) return [];
    const { href: url } = address.url;
    return [{ ...source, url, kind: world.includes(url) ? ("feed" as const) : source.kind }];
  });
  if (checked.length < wanted.length) return refuse("mySources.badAddress");
  const now = app.now();
  const added: OwnSource[] = [];
  const left: OwnSource[] = [];
  const jobs: string[] = [];
  for (const source of checked) {
    if (!(await insertOwn(app.db, id, source, { limit, now }))) {
      left.push(source);
      continue;
    }
    const row = await namedSource(source);
    await readSoon(app.db, { userId: id, locale, source: row, now });
    added.push(source);
    jobs.push(row.id);
  }
  await app.sendJobs(jobs.map((job) => ({ kind: "radar.source", id: job })));
  return added.length > 0 || left.length === 0
    ? { ok: true, added, left }
    : refuse("mySources.full", { count: limit });
}

export async function removeOwnSource(
  app: Pick<App, "db">,
  { id }: Pick<Owner, "id">,
  url: string,
): Promise<Result<{ removed: OwnSource }>> {
  const removed = await deleteOwn(app.db, id, url);
  return removed ? { ok: true, removed } : refuse("mySources.gone");
}
