import { type ReactNode, useEffect, useRef, useState } from "react";
import { CARD_WIDTH } from "./size";

export function Scaled({ guess, children }: { guess: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [{ scale, height }, setSize] = useState<{ scale: number; height?: number }>({ scale: guess });
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const width = frame.current?.clientWidth;
      const full = card.current?.offsetHeight;
      if (!width || !full) return;
      const fitting = Math.min(1, width / CARD_WIDTH);
      setSize({ scale: fitting, height: full * fitting });
    });
    for (const element of [frame.current, card.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="w-full max-w-[540px] overflow-hidden" style={{ height }}>
      <div
        ref={card}
        className="w-[540px] origin-top-left"
        style={scale === 1 ? undefined : { transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
