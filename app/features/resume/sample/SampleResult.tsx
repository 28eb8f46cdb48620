import type { i18n } from "i18next";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { renderMarkdown } from "~/core/markdown/dialect";
import { press } from "~/ui/browser/press";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { usePart } from "~/ui/browser/use-part";
import { toast } from "~/ui/toast-queue";
import { JobTerms } from "../match/JobTerms";
import type { ResumeData } from "../report";
import { ResultScreen } from "../results/ResultScreen";
import { ResultSkeleton } from "../results/store/ResultSkeleton";
import { nothingRevised, type RevisionStore } from "../revising/revision";
import { PartList } from "../scoring/PartList";
import { resultTexts } from "../use-words";
import type { MadeSample } from "./sample-resume";

const signs = ["pointerover", "touchstart", "scroll", "keydown", "focusin"] as const;

async function loadScreen(i18n: i18n) {
  const [{ ResultScreen }] = await Promise.all([
    import("../results/ResultScreen"),
    i18n.loadNamespaces([...resultTexts]),
  ]);
  return ResultScreen;
}

/** The served result, which hydration leaves alone until a hand comes near; then live code takes its place, with focus and presses. */
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

type Place = number[];

const answered = "button, summary, a[href*='#']";

/** The place of the control that is pressed or has the focus; null where it is none of them, such as a link to another page. */
function placeOf(root: Element, target: EventTarget | null): Place | null {
  const control = target instanceof Element ? target.closest(answered) : null;
  if (!control || !root.contains(control)) return null;
  const place: Place = [];
  for (let at: Element = control; at !== root && at.parentElement; at = at.parentElement)
    place.unshift([...at.parentElement.children].indexOf(at));
  return place;
}

function elementAt(root: Element, place: Place | null): HTMLElement | null {
  if (!place) return null;
  const found = place.reduce<Element | undefined>((at, index) => at?.children[index], root);
  return found instanceof HTMLElement ? found : null;
}

/** A revision that is gone with the page: what is tried on a sample must not reach the result that its reader may have. */
function usePassingRevision(): RevisionStore {
  const [store] = useState((): RevisionStore => {
    let revision = nothingRevised;
    return {
      read: () => revision,
      save: (revised) => {
        revision = revised;
        return true;
      },
      saveSoon: (revised) => {
        revision = revised;
      },
    };
  });
  return store;
}

/** What the tabs hold beside the changes, one below the other for those who run no scripts. Rendered on the server alone. */
function SampleText({ report, modification_reasons, qa }: ResumeData) {
  const { t } = useTranslation("results");
  const { before, after, job_match, resume } = report;
  return (
    <noscript>
      <div className="wrap grid gap-12 pb-12">
        {before && after && <PartList before={before} after={after} />}
        {job_match && <JobTerms match={job_match} />}
        <Text label={t("tabs.reasons")} markdown={modification_reasons} />
        <Text label={t("tabs.interview")} markdown={qa} lang={resume.language} />
      </div>
    </noscript>
  );
}

function Text({ label, markdown, lang }: { label: string; markdown: string; lang?: "en" | "zh" }) {
  const html = renderMarkdown(markdown, { breaks: false, footnotes: null });
  return (
    <section
      aria-label={label}
      className="rounded-card border border-line bg-raised px-5 py-8 sm:px-12 sm:py-12"
    >
      <div
        lang={lang === "zh" ? "zh-CN" : lang}
        className="reading"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: of our own sample, by our own rules
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
