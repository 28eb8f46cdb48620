import { boundedJson } from "~/core/bounded-json";
import { type Result, refuse } from "~/core/result";

/** A value as it was sent: itself, or as JSON in a string. A setting that is a text may also be sent as that text. */
export function sentValue(sent: unknown, isText: boolean): Result<{ value: unknown }> {
  if (typeof sent !== "string") return { ok: true, value: sent };
  const parsed = boundedJson(sent);
  if (isText) return { ok: true, value: parsed.ok && typeof parsed.value === "string" ? parsed.value : sent };
  return parsed.ok ? parsed : refuse("settings.notJson");
}
