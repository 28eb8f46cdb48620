import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "~/core/chat-completions";
import type { ModelAccess } from "./provider-access";
import type { Problem } from "./provider-problem";

export type Work = "text" | "image";

/** `access` is null where the request did not get that far. */
export type Failure = { work: Work; problem: Problem; access: ModelAccess | null };

type Question =
  | { work: "text"; messages: ChatMessage[]; onText?: (soFar: string) => void }
  | { work: "image"; content: string };

export type Answer =
  | { kind: "text"; text: string; cutOff: boolean }
  | { kind: "image"; dataUrl: string; shortened: boolean }
  | { kind: "keyMissing" };

type Outcome = Answer | { kind: "problem"; failure: Failure };

type Modules = NonNullable<Awaited<ReturnType<typeof loadAsking>>>;

/** One request to the provider at a time; it ends with the component. */
export function useAsking() {
  const current = useRef<AbortController | null>(null);
  const loaded = useRef<Modules | null>(null);
  const [running, setRunning] = useState<Work | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  /** Null where another request runs, and where nothing came of it: the failure says why. */
  async function ask(question: Question): Promise<Answer | null> {
    if (current.current) return null;
    const stop = new AbortController();
    current.current = stop;
    setFailure(null);
    const hasKey = loaded.current?.readSettings().settings[question.work].apiKey !== "";
    if (hasKey) setRunning(question.work);
    loaded.current ??= await loadAsking();
    const outcome = await outcomeOf(loaded.current, question, stop.signal);
    if (current.current !== stop) return null;
    current.current = null;
    setRunning(null);
    if (outcome.kind !== "problem") return outcome;
    setFailure(outcome.failure);
    return null;
  }

  return { running, failure, ask, cancel: () => current.current?.abort(), dismiss: () => setFailure(null) };
}

const notLoaded: Problem = { kind: "notLoaded", message: "", waitSeconds: null, link: null };

async function outcomeOf(modules: Modules | null, question: Question, signal: AbortSignal): Promise<Outcome> {
  const { work } = question;
  if (!modules) return { kind: "problem", failure: { work, problem: notLoaded, access: null } };
  const access = modules.readSettings().settings[work];
  if (access.apiKey === "") return { kind: "keyMissing" };
  const answer =
    question.work === "text"
      ? await modules.askForText({ ...question, access, signal })
      : await modules.askForPicture({ ...question, access, signal });
  if (!answer.ok) return { kind: "problem", failure: { work, problem: answer.problem, access } };
  return "text" in answer ? { kind: "text", ...answer } : { kind: "image", ...answer };
}

async function loadAsking() {
  const modules = Promise.all([import("./ask-provider.client"), import("./provider-settings.client")]);
  return modules.then(
    ([asking, settings]) => ({ ...asking, ...settings }),
    () => null,
  );
}
