import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import type { Locale } from "~/core/locale";
import { CardFace } from "~/features/creator/card/CardFace";
import { Stage } from "~/features/creator/card/CardPreview";
import { type CardSettings, defaultSettings } from "~/features/creator/card/settings";
import { heights } from "~/features/creator/card/size";
import { businessCss } from "~/features/creator/card/style/business";
import { frameCss } from "~/features/creator/card/style/frame";
import { gradientCss } from "~/features/creator/card/style/gradient";
import { minimalCss } from "~/features/creator/card/style/minimal";
import { type Composition, useComposed } from "~/features/creator/card/use-composed";
import "~/ui/styles.css";

type Wanted = { text: string; settings: CardSettings; locale: Locale };

const none: ReadonlySet<string> = new Set();
const cardCss = [frameCss, gradientCss, minimalCss, businessCss].join("\n");
const ignore = () => undefined;

/** The cards of a text in their true size, without the screen around them. */
function Cards({ text, settings, locale, onComposed }: Wanted & { onComposed(now: Composition): void }) {
  const stage = useRef<HTMLElement>(null);
  const firstStage = useRef<HTMLElement>(null);
  const composition = useComposed({
    ...{ text, settings, locale, stage, firstStage },
    ...{ image: null, broken: none, placeholder: "", onBroken: ignore },
  });
  useEffect(() => onComposed(composition));
  const { composed, prepared, language } = composition;
  const short = prepared?.short ?? null;
  const face = { settings, language, day: null, image: null };
  return (
    <>
      <style>{cardCss}</style>
      <div className="grid w-[540px] gap-6">
        {composed?.pages.map(({ number, content }) => (
          <CardFace
            key={number}
            {...face}
            {...{ number, content, short, total: composed.pages.length }}
            height={heights[settings.format] ?? composed.height}
            shortType={composed.shortType}
            growth={composed.growth}
            isTight={composed.isTight}
          />
        ))}
      </div>
      <Stage {...face} short={short} stage={stage} firstStage={firstStage} />
    </>
  );
}

/** Composes a text, formulas and pictures and all, and gives its cards. */
export async function composedCards(
  text: string,
  settings: Partial<CardSettings> = {},
  locale: Locale = "zh",
): Promise<HTMLElement[]> {
  const holder = document.createElement("div");
  document.body.appendChild(holder);
  const root = createRoot(holder);
  onTestFinished(() => {
    root.unmount();
    holder.remove();
  });
  let before: Composition | undefined;
  let commits = 0;
  let isReady = false;
  function onComposed(now: Composition): void {
    // What is prepared is laid out by the next commit.
    isReady = !!now.composed && now.prepared === before?.prepared && now.prepared?.missing.length === 0;
    before = now;
    commits += 1;
  }
  const wanted = { text, locale, settings: { ...defaultSettings, ...settings } };
  root.render(<Cards {...wanted} onComposed={onComposed} />);
  await expect.poll(() => isReady, { timeout: 10_000 }).toBe(true);
  // A picture that arrives has its text laid out anew.
  await expect.poll(() => [...holder.querySelectorAll("img")].every(({ complete }) => complete)).toBe(true);
  for (let seen = 0; seen < commits; ) {
    seen = commits;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }
  return [...holder.querySelectorAll<HTMLElement>(":scope > :not([aria-hidden]) > .share-card")];
}

export const partOf = (card: Element, selector: string): HTMLElement => {
  const part = card.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`the card has no ${selector}`);
  return part;
};
