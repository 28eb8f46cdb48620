import * as z from "zod/mini";
import { DOWNLOAD_FACTS, downloadFacts, isNewer } from "~/core/memwink";
import { IS_FOR_STORE, SITE } from "./site";

const DAY_MS = 86_400_000;
const kept = z.object({ version: z.string(), askedAt: z.number() });

/** The version that the site offers where it is newer than this copy, asked once a day; stores update theirs. */
export async function newerVersion(now: number): Promise<string | null> {
  if (IS_FOR_STORE) return null;
  const own = chrome.runtime.getManifest().version;
  const { update } = await chrome.storage.local.get("update");
  const before = kept.safeParse(update).data ?? { version: own, askedAt: 0 };
  const isDue = now - before.askedAt >= DAY_MS || now < before.askedAt;
  const version = isDue ? await offeredVersion().catch(() => before.version) : before.version;
  if (isDue) await chrome.storage.local.set({ update: { version, askedAt: now } });
  return isNewer(version, own) ? version : null;
}

async function offeredVersion(): Promise<string> {
  const answer = await fetch(SITE + DOWNLOAD_FACTS, { credentials: "omit", referrerPolicy: "no-referrer" });
  return downloadFacts.parse(await answer.json()).version;
}
