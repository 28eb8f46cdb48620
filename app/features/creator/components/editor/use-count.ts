import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { countWords } from "~/core/markdown/count";

type Count = ReturnType<typeof countWords>;

/** A pause in typing after which words are counted; longer for long texts, where counting itself takes a while. */
const pauseFor = (length: number): number => (length > 200_000 ? 1500 : 250);

/** The count of the text, taken when typing pauses. */
export function useCount(field: RefObject<HTMLTextAreaElement>): [Count, () => void] {
  const [count, setCount] = useState<Count>({ words: 0, characters: 0, minutes: 0 });
  const timer = useRef<number>();
  const recount = useCallback(() => {
    window.clearTimeout(timer.current);
    const area = field.current;
    if (!area) return;
    timer.current = window.setTimeout(() => setCount(countWords(area.value)), pauseFor(area.textLength));
  }, [field]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [count, recount];
}
