import { useEffect, useState } from "react";
import { type SharedText, sharedTextIn } from "~/core/starting-text";
import { useLatest } from "~/ui/use-latest";

/** Takes the text that the address hands over, once and out of the address; `problem` says why there is none to be had of it. */
export function useHandedText(isReady: boolean, onText: (text: string) => void) {
  const [problem, setProblem] = useState<Exclude<SharedText["kind"], "text"> | null>(null);
  const latest = useLatest(onText);

  useEffect(() => {
    if (!isReady) return;
    const take = () => {
      const given = sharedTextIn(location.hash);
      if (given === null) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setProblem(given.kind === "text" ? null : given.kind);
      if (given.kind === "text") latest.current(given.text);
    };
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [isReady, latest]);

  return { problem, dismiss: () => setProblem(null) };
}
