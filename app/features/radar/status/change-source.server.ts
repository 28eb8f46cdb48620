import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { type SourceIntent, weights } from "./forms";
import { findAddress, queueNow, setSource } from "./store.server";

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
  const address = await findAddress(app.db, id);
  if (address === null) return refuse("notFound");
  const now = app.now();
  if (intent === "read") {
    const isSent = await queueNow(app.db, id, now, new Date(now.getTime() - ON_ITS_WAY_MS));
    if (isSent) await app.sendJob({ kind: "radar.source", id });
    return { ok: true, isSent };
  }
  const change = {
    id: app.newId(),
    at: now,
    actor: administrator,
    action: "source.set",
    subject: address,
  } as const;
  await setSource(app.db, id, settings[intent], change);
  return { ok: true, isSent: false };
}
