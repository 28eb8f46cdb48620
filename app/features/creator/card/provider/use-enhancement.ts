import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/ui/root-data";
import { clearToast, toast } from "~/ui/toast-queue";
import type { Drawn } from "./PicturePanel";
import type { Suggested } from "./SuggestionPanel";
import { type Answer, useAsking, type Work } from "./use-asking";
import { useSettings } from "./use-settings";

export type EnhancementProps = {
  content: string;
  onApply: (text: string) => void;
  /** A `data:` URL as soon as there is one, null when it is removed. */
  onImage: (image: string | null) => void;
};

export function useEnhancement({ content, onApply, onImage }: EnhancementProps) {
  const { t } = useTranslation("provider");
  const { locale } = useRoot();
  const [[suggested, earlier], setSuggestions] = useState<[Suggested | null, Suggested | null]>([null, null]);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [status, setStatus] = useState("");
  const enhance = useRef<HTMLButtonElement>(null);
  const draw = useRef<HTMLButtonElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const opener = useRef(open);
  const settings = useSettings();
  const { running, failure, ask, cancel, dismiss } = useAsking(locale, onAnswer);
  const buttonOf = (work: Work) => (work === "text" ? enhance : draw);
  const cancelButton = useFocusWhile(running, (work) => buttonOf(work).current);

  function onAnswer(answer: Answer) {
    if (answer.kind === "keyMissing") return openSettings(answer.work);
    if (answer.kind === "image") {
      setDrawn(answer);
      onImage(answer.dataUrl);
      return setStatus(t("image.ready"));
    }
    const { text, cutOff, content: about } = answer;
    setSuggestions([{ text, cutOff, about }, suggested]);
    setStatus(t("suggestion.ready"));
  }

  function openSettings(missing: Work | null) {
    opener.current = missing ? buttonOf(missing) : open;
    const notLoaded = () => toast(t("problem.notLoaded"), "bad", { topic: "settings" });
    settings.open(missing).then((opened) => (opened ? clearToast("settings") : notLoaded()), notLoaded);
  }

  function closeSettings() {
    settings.close();
    setTimeout(() => opener.current.current?.focus());
  }

  function leaveSuggestion(words: string) {
    setSuggestions([null, null]);
    setStatus(words);
    enhance.current?.focus();
  }

  function apply({ text }: Suggested) {
    onApply(text);
    leaveSuggestion(t("suggestion.applied"));
  }

  function edit(text: string) {
    setSuggestions(([shown, before]) => [shown && { ...shown, text }, before]);
  }

  function removePicture() {
    setDrawn(null);
    onImage(null);
    setStatus(t("image.removed"));
    draw.current?.focus();
  }

  function start(work: Work) {
    setStatus(work === "text" ? t("writing") : t("image.waiting"));
    void ask(work, work === "image" && suggested?.text.trim() ? suggested.text : content);
  }

  const isEmpty = content.trim() === "";
  return {
    buttons: { open, draw, enhance, cancel: cancelButton },
    isEmpty,
    hasNothingToDraw: isEmpty && !suggested?.text.trim(),
    asking: { running, failure, start, cancel, dismiss },
    suggestion: {
      suggested,
      edit,
      apply,
      clear: () => leaveSuggestion(t("suggestion.cleared")),
      earlier: earlier && (() => setSuggestions([earlier, suggested])),
    },
    picture: { drawn, remove: removePicture },
    settings: { ...settings, open: openSettings, close: closeSettings },
    status,
  };
}

/** Disabling a button takes its focus: that goes to the cancel button, and back afterwards. */
function useFocusWhile(running: Work | null, buttonOf: (work: Work) => HTMLElement | null) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const before = useRef<Work | null>(null);
  useEffect(() => {
    const active = document.activeElement;
    const lost = !active || active === document.body || active.matches(":disabled");
    if (lost && running) cancelButton.current?.focus();
    if (lost && !running && before.current) buttonOf(before.current)?.focus();
    before.current = running;
  });
  return cancelButton;
}
