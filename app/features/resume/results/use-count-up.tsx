import { useEffect, useState } from "react";

const DURATION_MS = 900;

/** Runs from `from` to `to` once, when it first appears; at once where motion is unwanted or `settled`. */
export function useCountUp(from: number, to: number, settled: boolean): number {
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return setShare(1);
    const start = performance.now();
    let frame = 0;
    function step(now: number) {
      const time = Math.min(1, Math.max(0, now - start) / DURATION_MS);
      setShare(1 - (1 - time) ** 3);
      if (time < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return settled ? to : Math.round(from + (to - from) * share);
}
