import { parsedJson, recordOf } from "~/core/parse-unknown";
import { paths } from "~/paths";
import type { MarkAction } from "./marks";

/** `isGone`: none of the articles is there any more. */
type Sent = { ok: true } | { ok: false; isGone: boolean; error?: string };

let before: Promise<unknown> = Promise.resolve();

/** Tells the server what a member has read or keeps, one thing after the other, so that of two presses the later counts. */
export function sendMarks(action: MarkAction, ids: readonly string[], keptAt?: string): Promise<Sent> {
  const sending = before.then(() => send({ action, ids, kept_at: keptAt }));
  before = sending;
  return sending;
}

async function send(body: object): Promise<Sent> {
  const answer = await post(paths.reading(), body);
  if (answer?.ok) return { ok: true };
  const { error } = recordOf(parsedJson((await answer?.text().catch(() => "")) ?? ""));
  return { ok: false, isGone: answer?.status === 404, error: typeof error === "string" ? error : undefined };
}

/** It goes out even where the page is left just then; null without a connection. */
export function post(path: string, body: object): Promise<Response | null> {
  const headers = { "Content-Type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => null,
  );
}
