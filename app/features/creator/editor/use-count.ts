import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Count, countInSteps } from "~/core/markdown/count";
import { inTurns } from "~/ui/run-in-chunks";

/** A pause in typing after which words are counted; longer for long texts, where even reading them takes a while. */
const pauseFor = (length: number): number => (length > 200_000 ? 1500 : 250);

const TURN_MS = 8;

/** The count of the text, taken when typing pauses, in turns between which typing may go on. */
export function useCount(field: RefObject<HTMLTextAreaElement>): [Count, () => void] {
  const [count, setCount] = useState<Count>({ words: 0, characters: 0, minutes: 0 });
  const callOff = useRef<() => void>();

  const recount = useCallback(() => {
    callOff.current?.();
    const area = field.current;
    if (!area) return;
    const timer = window.setTimeout(() => {
      const steps = countInSteps(area.value);
      callOff.current = inTurns(() => {
        const step = steps.next();
        if (step.done) setCount(step.value);
        return step.done === true;
      }, TURN_MS);
    }, pauseFor(area.textLength));
    callOff.current = () => window.clearTimeout(timer);
  }, [field]);

  useEffect(() => () => callOff.current?.(), []);
  return [count, recount];
}
