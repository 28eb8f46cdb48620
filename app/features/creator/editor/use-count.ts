import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Count } from "~/core/markdown/count";

/** A pause in typing after which words are counted; longer for long texts, where even reading them takes a while. */
const pauseFor = (length: number): number => (length > 200_000 ? 1500 : 250);

const CHUNK_MS = 8;

/** Where it does not come, it is asked for again with the next key. */
const loadCounting = () =>
  Promise.all([import("~/core/markdown/count"), import("~/ui/browser/run-in-chunks")]);

export function useCount(field: RefObject<HTMLTextAreaElement>): [Count, () => void] {
  const [count, setCount] = useState<Count>({ words: 0, characters: 0, minutes: 0 });
  const cancel = useRef<() => void>();

  const recount = useCallback(() => {
    cancel.current?.();
    const area = field.current;
    if (!area) return;
    const clear = () => window.clearTimeout(timer);
    async function start({ value }: HTMLTextAreaElement): Promise<void> {
      const [{ countInSteps }, { runInChunks }] = await loadCounting();
      if (cancel.current !== clear || !area?.isConnected) return;
      const steps = countInSteps(value);
      cancel.current = runInChunks(() => {
        const step = steps.next();
        if (step.done) setCount(step.value);
        return step.done === true;
      }, CHUNK_MS);
    }
    const timer = window.setTimeout(() => start(area).catch(console.error), pauseFor(area.textLength));
    cancel.current = clear;
  }, [field]);

  useEffect(() => () => cancel.current?.(), []);
  return [count, recount];
}
