import { useState } from "react";
import type { WritingPreset } from "~/core/writing-presets";
import { useRoot } from "~/frame/root-data";
import { useAsking } from "../provider/use-asking";
import { useSettings } from "../provider/use-settings";
import { type Exchange, isConversation, writingMessages } from "./prompts";

/** `answer` is Markdown or, as a `data:` URL, a picture. */
export type Turn = Exchange & {
  id: number;
  state: "coming" | "whole" | "cutOff" | "stopped" | "shortened";
};

export function useWriting(preset: WritingPreset) {
  const { locale } = useRoot();
  const [typed, setTyped] = useState("");
  const [turns, setTurns] = useState<Partial<Record<WritingPreset, Turn[]>>>({});
  const [latest, setLatest] = useState<{ preset: WritingPreset; asked: string } | null>(null);
  const settings = useSettings();
  const { running, failure, ask, cancel, dismiss } = useAsking();
  const shown = turns[preset] ?? [];
  const work = preset === "fluxDrawing" ? "image" : "text";
  const isLatest = latest?.preset === preset;
  const words = typed.trim();

  async function run(asked = words) {
    if (asked === "" || running) return;
    const last = shown.at(-1);
    const isAgain = last?.state === "stopped" && last.asked === asked;
    const before = isConversation(preset) ? shown.slice(0, isAgain ? -1 : undefined) : [];
    let soFar = "";
    const show = (answer: string, state: Turn["state"]) => {
      soFar = answer;
      const added = answer === "" ? [] : [{ id: before.length, asked, answer, state }];
      setTurns((all) => ({ ...all, [preset]: [...before, ...added] }));
    };
    setLatest({ preset, asked });
    const answer = await ask(
      preset === "fluxDrawing"
        ? { work: "image", content: asked }
        : {
            work: "text",
            messages: writingMessages(preset, locale, asked, before),
            onText: (text) => show(text, "coming"),
          },
    );
    if (answer?.kind === "keyMissing") return settings.open(work);
    if (!answer) return soFar === "" ? undefined : show(soFar, "stopped");
    if (answer.kind === "image") show(answer.dataUrl, answer.shortened ? "shortened" : "whole");
    else show(answer.text, answer.cutOff ? "cutOff" : "whole");
    if (isConversation(preset)) setTyped((now) => (now.trim() === asked ? "" : now));
  }

  return {
    typed,
    setTyped,
    canRun: words !== "",
    work,
    turns: shown,
    startOver: () => setTurns((all) => ({ ...all, [preset]: [] })),
    settings,
    asking: { running: isLatest ? running : null, failure: isLatest ? failure : null, run, cancel, dismiss },
    /** The preset that an answer is still being written for, where it is another. */
    elsewhere: running && !isLatest ? (latest?.preset ?? null) : null,
    retry: () => run(words || latest?.asked),
  } as const;
}
