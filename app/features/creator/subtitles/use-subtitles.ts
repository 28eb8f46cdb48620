import { useCallback, useEffect, useRef, useState } from "react";
import { whenIdle } from "~/ui/preload";
import type { Choices, Conversion } from "./convert";
import { type Converter, openConverter, type State } from "./converter.client";

const startWorker = () => new Worker(new URL("./convert.worker.ts", import.meta.url), { type: "module" });

const atFirst: Choices = { format: "srt", order: "both", oneText: null, mended: false };

/** `shown` is the newest result there is, also while the next one is made. */
export function useSubtitles() {
  const [state, setState] = useState<State>({ kind: "empty" });
  const [choices, setChoices] = useState(atFirst);
  const newest = useRef(atFirst);
  const text = useRef("");
  const converter = useRef<Converter | null>(null);
  useEffect(() => {
    const opened = openConverter({ choices: newest.current, startWorker, onState: setState });
    converter.current = opened;
    // Text may have been typed before hydration.
    opened.write(text.current);
    const cancel = whenIdle(opened.preload);
    return () => {
      cancel();
      opened.close();
      converter.current = null;
    };
  }, []);
  const choose = useCallback((change: Partial<Choices>) => {
    newest.current = { ...newest.current, ...change };
    setChoices(newest.current);
    converter.current?.choose(newest.current);
  }, []);
  const write = useCallback(
    (written: string) => {
      text.current = written;
      converter.current?.write(written);
      // Choices about one page do not carry over to the next; format and order do.
      if (written.trim() === "") choose({ mended: false, oneText: null });
      else choose({ mended: false });
    },
    [choose],
  );
  return { state, shown: shownOf(state), choices, choose, write };
}

function shownOf(state: State): Conversion | null {
  if (state.kind === "converted") return state.conversion;
  return state.kind === "converting" ? state.before : null;
}
