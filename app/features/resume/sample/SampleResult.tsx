import type { i18n } from "i18next";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { press } from "~/ui/browser/press";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { usePart } from "~/ui/browser/use-part";
import { toast } from "~/ui/toast-queue";
import { ResultScreen } from "../results/ResultScreen";
import { ResultSkeleton } from "../results/store/ResultSkeleton";
import { resultTexts } from "../use-words";
import { SampleText } from "./SampleText";
import type { MadeSample } from "./sample-resume";
import { elementAt, type Place, placeOf } from "./served-presses";
import { usePassingRevision } from "./use-passing-revision";

/** What a person does before pressing anything. */
const signs = ["pointerover", "touchstart", "scroll", "keydown", "focusin"] as const;

async function loadScreen(i18n: i18n) {
  const [{ ResultScreen }] = await Promise.all([
    import("../results/ResultScreen"),
    i18n.loadNamespaces([...resultTexts]),
  ]);
  return ResultScreen;
}

/** The result as the server rendered it, which hydration leaves alone, until a hand comes near. Then the code that answers it is
 * fetched and takes its place, with the focus and all that was pressed meanwhile. */
export function SampleResult({ result, asked }: MadeSample) {
  const { t, i18n } = useTranslation("ui");
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  const place = useRef<HTMLDivElement>(null);
  const { current: meanwhile } = useRef<{ presses: Place[]; focused: Place | null }>({
    presses: [],
    focused: null,
  });
  const load = useCallback(async () => {
    const loaded = await loadScreen(i18n).catch((error: unknown) => {
      meanwhile.presses = [];
      toast(t("notLoaded"), "bad");
      throw error;
    });
    meanwhile.focused = place.current && placeOf(place.current, document.activeElement);
    return loaded;
  }, [t, i18n, meanwhile]);
  const { part: Screen, failed, fetchPart } = usePart(load);
  const props = { result, asked, store: usePassingRevision(), versions: null, allTemplates: false };

  useEffect(() => {
    const { current: served } = place;
    if (Screen) return;
    if (!isServed && !failed) return fetchPart();
    const keep = ({ target }: Event) => {
      const pressed = served && placeOf(served, target);
      if (!pressed) return;
      meanwhile.presses.push(pressed);
      fetchPart();
    };
    served?.addEventListener("click", keep);
    for (const sign of signs) window.addEventListener(sign, fetchPart, { once: true, passive: true });
    return () => {
      served?.removeEventListener("click", keep);
      for (const sign of signs) window.removeEventListener(sign, fetchPart);
    };
  }, [Screen, isServed, failed, fetchPart, meanwhile]);

  useEffect(() => {
    const { current: live } = place;
    if (!Screen || !live) return;
    const { presses, focused } = meanwhile;
    elementAt(live, focused)?.focus({ preventScroll: true });
    for (const pressed of presses.splice(0)) {
      const control = elementAt(live, pressed);
      if (control) press(control);
    }
  }, [Screen, meanwhile]);

  if (import.meta.env.SSR)
    return (
      <div className={withoutScripts}>
        <ResultScreen {...props} isReopened={false} />
        <SampleText {...result.resumeData} />
      </div>
    );
  if (Screen)
    return (
      <div key="live" ref={place}>
        <Screen {...props} isReopened={false} />
      </div>
    );
  if (!isServed) return <ResultSkeleton />;
  return (
    <div
      ref={place}
      className={withoutScripts}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: hydration leaves alone what is in it
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/** What only scripts answer is not shown where there are none. */
const withoutScripts =
  "noscript:[&_div:has(>[role=tablist])]:hidden noscript:[&_[data-bottom-bar]]:hidden noscript:[&_[data-beside]]:hidden noscript:[&_button]:hidden";
