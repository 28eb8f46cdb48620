import { useEffect, useRef, useState } from "react";
import type { Locale } from "~/core/locale";
import { useLatest } from "~/ui/use-latest";
import type { ModelAccess } from "./provider-access";
import type { Problem } from "./provider-problem";

export type Work = "text" | "image";

/** `access` is null where the request did not get that far. */
export type Failure = { work: Work; problem: Problem; access: ModelAccess | null };

type Outcome =
  | { kind: "text"; text: string; cutOff: boolean; content: string }
  | { kind: "image"; dataUrl: string; shortened: boolean }
  | { kind: "keyMissing"; work: Work }
  | { kind: "problem"; failure: Failure };

export type Answer = Exclude<Outcome, { kind: "problem" }>;

type Modules = NonNullable<Awaited<ReturnType<typeof loadAsking>>>;

/** One request to the provider at a time; it ends with the component. */
export function useAsking(locale: Locale, onAnswer: (answer: Answer) => void) {
  const current = useRef<AbortController | null>(null);
  const loaded = useRef<Modules | null>(null);
  const [running, setRunning] = useState<Work | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

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
    setFailure(null);
    const hasKey = loaded.current?.readSettings().settings[work].apiKey !== "";
    if (hasKey) setRunning(work);
    loaded.current ??= await loadAsking();
    const outcome = await outcomeOf(loaded.current, work, content, locale, stop.signal);
    if (current.current !== stop) return;
    current.current = null;
    setRunning(null);
    if (outcome.kind === "problem") setFailure(outcome.failure);
    else latest.current(outcome);
  }

  return { running, failure, ask, cancel: () => current.current?.abort(), dismiss: () => setFailure(null) };
}

const notLoaded: Problem = { kind: "notLoaded", message: "", waitSeconds: null, link: null };

async function outcomeOf(
  modules: Modules | null,
  work: Work,
  content: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!modules) return { kind: "problem", failure: { work, problem: notLoaded, access: null } };
  const access = modules.readSettings().settings[work];
  if (access.apiKey === "") return { kind: "keyMissing", work };
  const asked = { access, content, signal };
  if (work === "text") {
    const answer = await modules.askForText({ ...asked, locale });
    if (answer.ok) return { kind: "text", text: answer.text, cutOff: answer.cutOff, content };
    return { kind: "problem", failure: { work, problem: answer.problem, access } };
  }
  const answer = await modules.askForPicture(asked);
  if (answer.ok) return { kind: "image", dataUrl: answer.dataUrl, shortened: answer.shortened };
  return { kind: "problem", failure: { work, problem: answer.problem, access } };
}

/** Loaded with the first use; null where loading fails. */
async function loadAsking() {
  const modules = Promise.all([import("./ask-provider.client"), import("./provider-settings.client")]);
  return modules.then(
    ([asking, settings]) => ({ ...asking, ...settings }),
    () => null,
  );
}
