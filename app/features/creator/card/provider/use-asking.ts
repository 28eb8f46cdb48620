import { useEffect, useRef, useState } from "react";
import type { Locale } from "~/core/locale";
import { useLatest } from "~/ui/use-latest";
import type { ModelAccess } from "./provider-access";
import type { Problem } from "./provider-problem";

/** What the model is asked for. */
export type Work = "text" | "image";

/** A problem with what it was met at; no access where the request did not get that far. */
export type Met = { work: Work; problem: Problem; access: ModelAccess | null };

type Outcome =
  | { kind: "text"; text: string; cutOff: boolean; content: string }
  | { kind: "image"; dataUrl: string; shortened: boolean }
  | { kind: "keyMissing"; work: Work }
  | { kind: "problem"; met: Met };

/** What comes of a request that nobody has cancelled by leaving. */
export type Answer = Exclude<Outcome, { kind: "problem" }>;

type Parts = NonNullable<Awaited<ReturnType<typeof loadAsking>>>;

/** One request to the provider at a time; it ends with the component. */
export function useAsking(locale: Locale, onAnswer: (answer: Answer) => void) {
  const current = useRef<AbortController | null>(null);
  const loaded = useRef<Parts | null>(null);
  const [running, setRunning] = useState<Work | null>(null);
  const [met, setMet] = useState<Met | null>(null);

  const latest = useLatest(onAnswer);

  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  async function ask(work: Work, content: string) {
    if (current.current || content.trim() === "") return;
    const stop = new AbortController();
    current.current = stop;
    setMet(null);
    const hasKey = loaded.current?.readSettings().settings[work].apiKey !== "";
    if (hasKey) setRunning(work);
    loaded.current ??= await loadAsking();
    const outcome = await outcomeOf(loaded.current, work, content, locale, stop.signal);
    if (current.current !== stop) return;
    current.current = null;
    setRunning(null);
    if (outcome.kind === "problem") setMet(outcome.met);
    else latest.current(outcome);
  }

  return { running, met, ask, cancel: () => current.current?.abort(), dismiss: () => setMet(null) };
}

const notLoaded: Problem = { kind: "notLoaded", said: "", waitSeconds: null, link: null };

async function outcomeOf(
  parts: Parts | null,
  work: Work,
  content: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!parts) return { kind: "problem", met: { work, problem: notLoaded, access: null } };
  const access = parts.readSettings().settings[work];
  if (access.apiKey === "") return { kind: "keyMissing", work };
  const asked = { access, content, signal };
  if (work === "text") {
    const answer = await parts.askForText({ ...asked, locale });
    if (answer.ok) return { kind: "text", text: answer.text, cutOff: answer.cutOff, content };
    return { kind: "problem", met: { work, problem: answer.problem, access } };
  }
  const answer = await parts.askForPicture(asked);
  if (answer.ok) return { kind: "image", dataUrl: answer.dataUrl, shortened: answer.shortened };
  return { kind: "problem", met: { work, problem: answer.problem, access } };
}

/** The parts that only a first use needs; null where they do not come, which the caller says. */
async function loadAsking() {
  const parts = Promise.all([import("./ask-provider.client"), import("./provider-settings.client")]);
  return parts.then(
    ([asking, settings]) => ({ ...asking, ...settings }),
    () => null,
  );
}
