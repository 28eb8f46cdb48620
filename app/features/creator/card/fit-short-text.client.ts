import type { CardSettings } from "./settings";
import { heights, SMALLEST_GROWING } from "./size";

export type ShortTextType = { fontSize: number; wordBreak: "keep-all" | "normal" };

const steps = [136, 124, 114, 104, 96, 88, 80, 73, 66, 60, 55, 50, 46, 42, 38, 35, 32, 29, 26, 23];
const smallest = 23;

const limits = {
  small: { largest: 73, share: 0.34 },
  base: { largest: 96, share: 0.44 },
  large: { largest: 114, share: 0.52 },
  xl: { largest: 136, share: 0.6 },
};

/** A card that grows is treated as if it were square. */
const GROWING = 540;

const WORTH = 0.78;

const QUIET = 0.9;

const growths = [2, 1.8, 1.65, 1.5, 1.35, 1.2];

/** How much larger the words of a card are set where they are so few that a third of it would stay blank. */
export function fitGrowth(
  card: HTMLElement,
  flow: HTMLElement,
  { format, fontSize }: Pick<CardSettings, "format" | "fontSize">,
  room: number | null,
): number {
  const height = Math.min(
    (heights[format] ?? SMALLEST_GROWING) * limits[fontSize].share * 1.2,
    room ?? Infinity,
  );
  flow.style.overflowWrap = "normal";
  const growth = growths.find((each) => {
    card.style.setProperty("--card-growth", String(each));
    return flow.offsetHeight <= height && flow.scrollWidth <= flow.clientWidth;
  });
  flow.style.overflowWrap = "";
  card.style.setProperty("--card-growth", String(growth ?? 1));
  return growth ?? 1;
}

/** The largest type in which a short text stands on its card, in whole words. `flow` holds it on a card of true size;
 * `room` is the height it may take at most, null if the card grows. */
export function fitShortText(
  flow: HTMLElement,
  { style, format, fontSize }: Pick<CardSettings, "style" | "format" | "fontSize">,
  short: string,
  room: number | null,
): ShortTextType {
  const quiet = style === "minimal" ? QUIET : 1;
  const { largest, share } = limits[fontSize];
  const isUpright = style === "minimal" && short.includes("upright");
  const cap = largest * quiet * (isUpright && !short.includes("word") && format !== "story" ? 0.75 : 1);
  const height = Math.min((heights[format] ?? GROWING) * share * quiet, room ?? Number.POSITIVE_INFINITY);
  const width = (flow.parentElement?.clientWidth ?? 0) * 0.85;
  const before = flow.style.cssText;

  function largestIn(wordBreak: ShortTextType["wordBreak"]): number {
    const fitting = steps.find((size) => {
      if (size > cap) return false;
      flow.style.cssText = `font-size:${size}px;word-break:${wordBreak};overflow-wrap:normal`;
      if (isUpright) return flow.offsetWidth <= width && flow.scrollHeight <= flow.clientHeight;
      return flow.offsetHeight <= height && flow.scrollWidth <= flow.clientWidth;
    });
    return fitting ?? smallest;
  }

  const broken = largestIn("normal");
  const unbroken = largestIn("keep-all");
  flow.style.cssText = before;
  if (unbroken >= broken * WORTH) return { fontSize: unbroken, wordBreak: "keep-all" };
  return { fontSize: broken, wordBreak: "normal" };
}
