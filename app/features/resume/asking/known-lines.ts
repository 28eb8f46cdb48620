import { typed } from "./answer-text";
import type { Answer } from "./questions";

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, "");
}

/** Whether what was typed as a further deed stands there already, or twice in the answer itself. */
export function repeatsKnown(known: string[], answer: Answer): boolean {
  const deeds = [1, 2, 3].map((at) => plain(typed(answer, `deed${at}`))).filter((deed) => deed !== "");
  const told = new Set(known.map(plain));
  return deeds.some((deed, at) => told.has(deed) || deeds.indexOf(deed) !== at);
}
