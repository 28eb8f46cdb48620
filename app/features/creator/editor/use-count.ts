import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Count, countInSteps } from "~/core/markdown/count";
import { runInChunks } from "~/ui/run-in-chunks";

/** A pause in typing after which words are counted; longer for long texts, where even reading them takes a while. */
const pauseFor = (length: number): number => (length > 200_000 ? 1500 : 250);

const CHUNK_MS = 8;

export function useCount(field: RefObject<HTMLTextAreaElement>): [Count, () => void] {
  const [count, setCount] = useState<Count>({ words: 0, characters: 0, minutes: 0 });
  const cancel = useRef<() => void>();

  const recount = useCallback(() => {
    cancel.current?.();
    const area = field.current;
    if (!area) return;
    const timer = window.setTimeout(() => {
      const steps = countInSteps(area.value);
      cancel.current = runInChunks(() => {
        const step = steps.next();
        if (step.done) setCount(step.value);
        return step.done === true;
      }, CHUNK_MS);
    }, pauseFor(area.textLength));
    cancel.current = () => window.clearTimeout(timer);
  }, [field]);

  useEffect(() => () => cancel.current?.(), []);
  return [count, recount];
}
