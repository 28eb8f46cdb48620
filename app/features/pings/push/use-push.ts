import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PushSettings } from "./browser-push.client";
import type { PushChoice } from "./push-shapes";

type Subject = { id: string; name: string };

type Pending = "save" | "attempt" | "end";

type Message = { tone: "good" | "bad"; text: string };

type Wanted = Omit<PushChoice, "next_at" | "time_zone"> & { lang: "zh" | "en" };

const load = () => import("./browser-push.client");

type Browser = Awaited<ReturnType<typeof load>>;

/** What this browser is sent, and what changes it; `state` is null until it is known. */
export function usePush(settings: PushSettings) {
  const { t } = useTranslation("push");
  const [state, setState] = useState<{ chosen: PushChoice | null; subjects: Subject[] } | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    let isOpen = true;
    void readState().then((read) => {
      if (isOpen) setState(read);
    });
    return () => {
      isOpen = false;
    };
  }, []);

  async function perform(what: Pending, act: (browser: Browser) => ReturnType<Browser["readChoice"]>) {
    if (pending) return;
    setPending(what);
    setMessage(null);
    const outcome = await load()
      .then(act)
      .catch(() => "failed" as const);
    setPending(null);
    if (typeof outcome === "object" && "chosen" in outcome) {
      setState((before) => before && { ...before, chosen: outcome.chosen });
      return setMessage({ tone: "good", text: t(`done.${what}`) });
    }
    const text = typeof outcome === "object" ? outcome.said : t(`failed.${outcome}`);
    setMessage({ tone: "bad", text });
  }

  return {
    state,
    pending,
    message,
    save: (wanted: Wanted) => void perform("save", (browser) => browser.saveChoice(settings, wanted)),
    attempt: () => void perform("attempt", (browser) => browser.tryChoice()),
    end: () => void perform("end", (browser) => browser.endChoice()),
  };
}

async function readState() {
  const browser = await load();
  const [read, subjects] = await Promise.all([browser.readChoice(), browser.readSubjects().catch(() => [])]);
  const chosen = typeof read === "object" && "chosen" in read ? read.chosen : null;
  return { chosen, subjects };
}
