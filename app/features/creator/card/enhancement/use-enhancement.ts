import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { useAsking, type Work } from "../../provider/use-asking";
import { useSettings } from "../../provider/use-settings";
import { enhancementMessages } from "./enhancement-prompt";
import type { Suggested } from "./SuggestionPanel";

export type Drawn = { dataUrl: string; shortened: boolean };

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
  const { running, failure, ask, cancel, dismiss } = useAsking();
  const buttonOf = (work: Work) => (work === "text" ? enhance : draw);
  const cancelButton = useFocusWhile(running, (work) => buttonOf(work).current);

  function openSettings(missing: Work | null) {
    opener.current = missing ? buttonOf(missing) : open;
    void settings.open(missing);
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

  const isEmpty = content.trim() === "";

  async function start(work: Work) {
    if (isEmpty) return;
    setStatus(work === "text" ? t("writing") : t("image.waiting"));
    const messages = enhancementMessages(content, locale);
    const answer = await ask(work === "text" ? { work, messages } : { work, content });
    if (answer?.kind === "keyMissing") openSettings(work);
    if (answer?.kind === "text") {
      const { text, cutOff } = answer;
      setSuggestions(([shown]) => [{ text, cutOff, about: content }, shown]);
      setStatus(t("suggestion.ready"));
    }
    if (answer?.kind === "image") {
      setDrawn(answer);
      onImage(answer.dataUrl);
      setStatus(t("image.ready"));
    }
  }

  return {
    buttons: { open, draw, enhance, cancel: cancelButton },
    isEmpty,
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
