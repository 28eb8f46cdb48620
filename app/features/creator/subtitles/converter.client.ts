import type { Choices, Conversion } from "./convert";
import type { Answer, Request } from "./messages";

/** How long typing must pause before it is converted (specification §9). */
export const DEBOUNCE_MS = 300;
/** After this a conversion is given up; a page of 20 MB takes a fraction of it. */
export const TIME_LIMIT_MS = 15_000;

export type Problem = "failed" | "timedOut" | "unavailable";

export type State =
  | { kind: "empty" }
  | { kind: "converting"; before: Conversion | null }
  | { kind: "converted"; conversion: Conversion }
  | { kind: "failed"; problem: Problem };

/** A conversion at work elsewhere, which can be ended at any time. */
export type Process = { send(request: Request): void; end(): void };
export type StartProcess = (given: { onAnswer(answer: Answer): void; onBroken(): void }) => Process;

export type Converter = {
  write(text: string): void;
  choose(choices: Choices): void;
  /** Starts the process before it is needed. */
  warm(): void;
  close(): void;
};

/**
 * Converts what is written, once writing pauses; what was chosen, at once. The newest input wins: a process busy with an
 * older one is ended, and so is one that takes too long.
 */
export function openConverter(given: {
  choices: Choices;
  start: StartProcess;
  onState(state: State): void;
}): Converter {
  let { choices } = given;
  let text = "";
  let process: Process | null = null;
  /** The process has said that it runs; it holds the text; it is at work. */
  let isReady = false;
  let holdsText = false;
  let isBusy = false;
  let id = 0;
  let before: Conversion | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(watchdog);
    process?.end();
    process = null;
    isBusy = false;
  };
  const fail = (problem: Problem) => {
    const wasBusy = isBusy;
    end();
    if (wasBusy) given.onState({ kind: "failed", problem });
  };
  const start = (): Process => {
    isReady = false;
    holdsText = false;
    return given.start({
      onAnswer(answer) {
        if (answer.kind === "ready") isReady = true;
        else if (answer.id === id) {
          clearTimeout(watchdog);
          isBusy = false;
          before = answer.conversion;
          given.onState({ kind: "converted", conversion: answer.conversion });
        }
      },
      onBroken: () => fail(isReady ? "failed" : "unavailable"),
    });
  };
  const convert = () => {
    if (isBusy) end();
    process ??= start();
    id += 1;
    isBusy = true;
    process.send(holdsText ? { id, choices } : { id, text, choices });
    holdsText = true;
    watchdog = setTimeout(() => fail("timedOut"), TIME_LIMIT_MS);
  };
  return {
    write(next) {
      clearTimeout(pause);
      pause = undefined;
      text = next;
      holdsText = false;
      if (text.trim() === "") {
        id += 1;
        if (isBusy) end();
        before = null;
        given.onState({ kind: "empty" });
        return;
      }
      given.onState({ kind: "converting", before });
      pause = setTimeout(() => {
        pause = undefined;
        convert();
      }, DEBOUNCE_MS);
    },
    choose(next) {
      choices = next;
      if (text.trim() === "" || pause !== undefined) return;
      given.onState({ kind: "converting", before });
      convert();
    },
    warm() {
      process ??= start();
    },
    close() {
      clearTimeout(pause);
      end();
    },
  };
}
