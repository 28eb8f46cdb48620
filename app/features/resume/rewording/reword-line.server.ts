import { type Result, refuse } from "~/core/result";
import type { LineToReword, Reword } from "~/ports/analyst";
import { wordingGate } from "./admit-wording";
import { refusalOfAnalyst, type WordingRefusal } from "./api-shapes";

const MOST_WORDINGS = 3;
/** Whoever says this much and nothing that can be used is not listened to any longer. */
const MOST_PROPOSALS = 12;

/** Asks the model once, and hands over each wording that states the same facts as it comes. */
export async function rewordLine(
  reword: Reword,
  line: LineToReword,
  onWording: (text: string) => void,
  signal: AbortSignal,
): Promise<Result<object, WordingRefusal>> {
  const admit = wordingGate(line);
  const enough = new AbortController();
  let heard = 0;
  let given = 0;
  const asked = await reword(
    line,
    (said) => {
      if (enough.signal.aborted) return;
      heard += 1;
      const wording = admit(said);
      if (wording !== null) {
        given += 1;
        onWording(wording);
      }
      if (given >= MOST_WORDINGS || heard >= MOST_PROPOSALS) enough.abort();
    },
    AbortSignal.any([signal, enough.signal]),
  );
  if (given > 0) return { ok: true };
  if (!asked.ok && !enough.signal.aborted) return refuse(refusalOfAnalyst[asked.reason], asked.values);
  return refuse(heard > 0 ? "wordings.noneFits" : "wordings.badAnswer");
}
