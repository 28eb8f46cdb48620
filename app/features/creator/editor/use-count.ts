import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Count } from "~/core/markdown/count";

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
    let isOver = false;
    let stop: (() => void) | undefined;
    async function start(area: HTMLTextAreaElement): Promise<void> {
      const [{ countInSteps }, { runInChunks }] = await Promise.all([
        import("~/core/markdown/count"),
        import("~/ui/run-in-chunks"),
      ]);
      if (isOver) return;
      const steps = countInSteps(area.value);
      stop = runInChunks(() => {
        const step = steps.next();
        if (step.done) setCount(step.value);
        return step.done === true;
      }, CHUNK_MS);
    }
    // Without it the words are counted after the next key.
    const timer = window.setTimeout(() => start(area).catch(console.error), pauseFor(area.textLength));
    cancel.current = () => {
      isOver = true;
      window.clearTimeout(timer);
      stop?.();
    };
  }, [field]);

  useEffect(() => () => cancel.current?.(), []);
  return [count, recount];
}
