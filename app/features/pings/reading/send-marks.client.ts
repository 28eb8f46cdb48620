import { parsedJson, recordOf } from "~/core/parse-unknown";
import { paths } from "~/paths";
import type { MarkAction } from "./marks";

/** `kept`: which of those that were to be kept are now. */
type Sent = { ok: boolean; kept: string[] | null; error?: string };

/** What hangs would hold up all that is pressed later. */
const LONGEST_WAIT_MS = 15_000;

let before: Promise<unknown> = Promise.resolve();

/** Tells the server what a member has read or keeps, one thing after the other, so that of two presses the later counts. */
export function sendMarks(action: MarkAction, ids: readonly string[], keptAt?: string): Promise<Sent> {
  const sending = before.then(() => send({ action, ids, kept_at: keptAt }));
  before = sending;
  return sending;
}

async function send(body: object): Promise<Sent> {
  const answer = await post(paths.reading(), body);
  const said = recordOf(parsedJson((await answer?.text().catch(() => "")) ?? ""));
  const kept = answer?.status === 404 ? [] : said.kept;
  return {
    ok: answer?.ok === true,
    kept: Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : null,
    error: typeof said.error === "string" ? said.error : undefined,
  };
}

/** It goes out even where the page is left just then; null without a connection, or where no answer comes. */
export function post(path: string, body: object): Promise<Response | null> {
  const headers = { "Content-Type": "application/json" };
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const sent = fetch(path, { method: "POST", headers, body: JSON.stringify(body), keepalive: true, signal });
  return sent.catch(() => null);
}
