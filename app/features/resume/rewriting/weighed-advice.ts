import type { Line } from "~/core/resume";
import type { Advice } from "../report";

/** Advice and what following it may gain, in points of 100. */
export type Weighed = { advice: Advice; gain: number };

/** At most 72 characters, never cut inside a word or a figure. */
export function shortQuote(text: string): string {
  if (text.length <= 72) return text;
  const head = text.slice(0, 71);
  const inside = /[\p{L}\p{N}.,%$€£¥-]{2}$/u.test(head) && !/\p{Script=Han}.?$/u.test(head);
  const whole = inside
    ? head.replace(/(?<=[\s\p{Script=Han}，。、；：（）])[^\s\p{Script=Han}，。、；：（）]{1,60}$/u, "")
    : head.slice(0, 70);
  return `${whole.trimEnd().replace(/[,，、;；:：]$/, "")}…`;
}

export function adviceAbout(rule: string, line: Line, gain: number, values: Advice["values"] = {}): Weighed {
  return { advice: { rule, line: line.id, values: { ...values, text: shortQuote(line.text) } }, gain };
}
