import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { type SourceIntent, weights } from "./forms";
import { findSource, queueNow, type Setting, setSource } from "./store.server";

/** A message on its way takes no longer than this; after it, asking again sends another. */
const ON_ITS_WAY_MS = 60_000;

const settings = {
  pause: { isPaused: true },
  resume: { isPaused: false },
  summaries: { summaryOnly: true },
  texts: { summaryOnly: false },
  less: { weight: weights.less },
  normal: { weight: weights.normal },
  more: { weight: weights.more },
} satisfies Record<Exclude<SourceIntent, "read">, object>;

/** Does what the administrator wants. "read" asks a source now, and starts one that has stopped again; pressed twice it is asked once. */
export async function changeSource(
  app: Pick<App, "db" | "now" | "newId" | "sendJob">,
  administrator: string,
  { intent, id }: { intent: SourceIntent; id: string },
): Promise<Result<{ isSent: boolean }>> {
  const source = await findSource(app.db, id);
  if (!source) return refuse("notFound");
  const change = { id: app.newId(), at: app.now(), actor: administrator, subject: source.url };
  if (intent === "read") {
    const lostBefore = new Date(change.at.getTime() - ON_ITS_WAY_MS);
    const isSent = await queueNow(app.db, id, { ...change, action: "source.read" }, lostBefore);
    if (isSent) await app.sendJob({ kind: "radar.source", id });
    return { ok: true, isSent };
  }
  const set: Setting = settings[intent];
  const { isPaused, summaryOnly, weight } = source;
  const before = Object.fromEntries(
    Object.entries({ isPaused, summaryOnly, weight }).filter(([name]) => name in set),
  );
  await setSource(app.db, id, set, { ...change, action: "source.set", before });
  return { ok: true, isSent: false };
}
