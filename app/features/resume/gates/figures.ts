import type { GateId } from "../report";

const range = /(\d[\d,.]{0,15})\s?[-–—~～至到]\s?(\d[\d,.]{0,15})/gu;
const shareInWords = /per ?cent|百分|千分|成|半|倍|half|third|quarter|double|triple|tenth/i;

function rangesOf(text: string): Set<string> {
  return new Set([...text.matchAll(range)].map(([, from, to]) => `${from}–${to}`));
}

function sharesIn(text: string): number {
  return text.match(/[%％‰]/gu)?.length ?? 0;
}

/** "16 in need": numbers that count nothing. */
const bare = /(?<![\d.,-])\d[\d,.]{0,15}(?= (?:in|on|at|for|with|who|whose)\b(?! (?:total|all)\b))/g;

/** Whether a number that counted something counts nothing any more. */
function losesCounted(before: string, after: string): boolean {
  const old = new Set(before.match(bare));
  return (after.match(bare) ?? []).some(
    (number) =>
      !old.has(number) &&
      new RegExp(`(?<![\\d.,-])${number} (?!from|with|when|that)\\p{Ll}{4}`, "u").test(before),
  );
}

/** What no wording may do to a figure, whatever else is understood: turn a range round, or drop the sign of a share or what is counted. */
export function judgeFigures(before: string, after: string): GateId | null {
  const old = rangesOf(before);
  for (const one of rangesOf(after)) {
    const [from, to] = one.split("–");
    if (!old.has(one) && old.has(`${to}–${from}`)) return "newFact";
  }
  if (losesCounted(before, after)) return "lostFact";
  return sharesIn(after) < sharesIn(before) && !shareInWords.test(after) ? "lostFact" : null;
}
