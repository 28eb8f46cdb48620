import type { MessageValues } from "./locale";

/** An expected refusal. `reason` is a locale key under `errors`, so the caller can say it in the reader's language. */
export type Refused<Reason extends string = string> = { ok: false; reason: Reason; values?: MessageValues };

/** The outcome of a use case: its value, or the reason why not. The unexpected is thrown instead. */
export type Result<Value extends object, Reason extends string = string> =
  | ({ ok: true } & Value)
  | Refused<Reason>;

export function refuse<Reason extends string>(reason: Reason, values?: MessageValues): Refused<Reason> {
  return values ? { ok: false, reason, values } : { ok: false, reason };
}
