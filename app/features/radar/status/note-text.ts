import type { Translate } from "~/core/locale";

const services = ["jina", "openai"];
const steps = ["page", "reader", "score", "summary"];

/** A note of a reading in words: `<step>:<service>` says who has worked, `<step>:<reason>` what has failed there. What nobody
 * foresaw is shown as it was noted. */
export function noteText(note: string, say: Translate): string {
  const [, step = "", detail = ""] = note.match(/^([a-z]+):(.+)$/) ?? [];
  if (!steps.includes(step)) return note;
  if (services.includes(detail))
    return say(`radar:notes.by.${step}`, { service: say(`radar:services.${detail}`) });
  return say(`radar:notes.failed.${step}`, { reason: reasonText(detail, say) });
}

/** A reason in words: an error of ours, or the status that a server answered with. */
export function reasonText(reason: string, say: Translate): string {
  const [, status] = reason.match(/^status (\d{3})$/) ?? [];
  if (status !== undefined) return say("radar:notes.status", { status });
  // What stands inside of a sentence does not end one.
  return say(`errors:${reason}`).replace(/[.。]$/, "");
}
