import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLatest } from "~/ui/browser/use-latest";
import type { PushSettings, Wanted } from "./browser-push.client";

type Pending = "save" | "attempt" | "end";

type Message = { tone: "good" | "bad"; text: string };

const load = () => import("./browser-push.client");

type Browser = Awaited<ReturnType<typeof load>>;

type State = Awaited<ReturnType<Browser["readState"]>>;

const readState = () => load().then((browser) => browser.readState());

/** What this browser is sent, and what changes it; `state` is null until it is known, and stays so where it could not be read. */
export function usePush(settings: PushSettings) {
  const { t } = useTranslation("push");
  const [state, setState] = useState<State | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [pending, setPending] = useState<Pending | null>(null);
  const [message, setMessage] = useState<Message | null>(null);

  function read() {
    setFailed(false);
    readState().then(setState, () => setFailed(true));
  }
  const first = useLatest(read);
  useEffect(() => first.current(), [first]);

  async function perform(what: Pending, act: (browser: Browser) => ReturnType<Browser["endChoice"]>) {
    if (pending) return;
    setPending(what);
    setMessage(null);
    const outcome = await load()
      .then(act)
      .catch(() => "failed" as const);
    if (typeof outcome === "object" && "chosen" in outcome) {
      setState((before) => before && { ...before, chosen: outcome.chosen });
      setMessage({ tone: "good", text: t(`done.${what}`) });
    } else {
      const text = typeof outcome === "object" ? outcome.said : t(`failed.${outcome}`);
      setMessage({ tone: "bad", text });
      // What was refused may have ended meanwhile.
      await readState().then(setState, () => undefined);
    }
    setPending(null);
  }

  return {
    ...{ state, hasFailed, pending, message, read },
    save: (wanted: Wanted) => void perform("save", (browser) => browser.saveChoice(settings, wanted)),
    attempt: () => void perform("attempt", (browser) => browser.tryChoice()),
    end: () => void perform("end", (browser) => browser.endChoice()),
  };
}
