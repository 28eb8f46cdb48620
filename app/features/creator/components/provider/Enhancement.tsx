import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { useRoot } from "~/ui/root-data";
import { toast } from "~/ui/toast-queue";
import { type Drawn, PicturePanel } from "./PicturePanel";
import { ProblemNote } from "./ProblemNote";
import { type Suggested, SuggestionPanel } from "./SuggestionPanel";
import { type Answer, useAsking, type Work } from "./use-asking";
import { useSettings } from "./use-settings";

type EnhancementProps = {
  content: string;
  onApply: (text: string) => void;
  /** A `data:` URL as soon as there is one, null when it is removed. */
  onImage: (image: string | null) => void;
};

/** A better wording and a picture of the content, by the person's own provider. */
export function Enhancement({ content, onApply, onImage }: EnhancementProps) {
  const { t } = useTranslation("provider");
  const { locale } = useRoot();
  const headingId = useId();
  const [[suggested, earlier], setSuggestions] = useState<[Suggested | null, Suggested | null]>([null, null]);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [said, setSaid] = useState("");
  const enhance = useRef<HTMLButtonElement>(null);
  const draw = useRef<HTMLButtonElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const opener = useRef(open);
  const settings = useSettings();
  const { running, met, ask, cancel, dismiss } = useAsking(locale, take);
  const buttonOf = (work: Work) => (work === "text" ? enhance : draw);
  const cancelButton = useFocusWhile(running, (work) => buttonOf(work).current);

  function take(answer: Answer) {
    if (answer.kind === "keyMissing") return openSettings(answer.work);
    if (answer.kind === "image") {
      setDrawn(answer);
      onImage(answer.dataUrl);
      return setSaid(t("image.ready"));
    }
    const { text, cutOff, content: about } = answer;
    setSuggestions([{ text, cutOff, about }, suggested]);
    setSaid(t("suggestion.ready"));
  }

  function openSettings(missing: Work | null) {
    opener.current = missing ? buttonOf(missing) : open;
    settings.open(missing).then(
      (opened) => opened || toast(t("problem.notLoaded"), "bad"),
      () => toast(t("problem.notLoaded"), "bad"),
    );
  }

  function closeSettings() {
    settings.close();
    setTimeout(() => opener.current.current?.focus());
  }

  function leaveSuggestion(words: string) {
    setSuggestions([null, null]);
    setSaid(words);
    enhance.current?.focus();
  }

  function apply({ text }: Suggested) {
    onApply(text);
    leaveSuggestion(t("suggestion.applied"));
  }

  function removePicture() {
    setDrawn(null);
    onImage(null);
    setSaid(t("image.removed"));
    draw.current?.focus();
  }

  function start(work: Work) {
    setSaid(work === "text" ? t("writing") : t("image.waiting"));
    void ask(work, work === "image" && suggested?.text.trim() ? suggested.text : content);
  }

  const empty = content.trim() === "";
  const nothingToDraw = empty && !suggested?.text.trim();
  const { Dialog, stored, missing } = settings.opened ?? {};
  const textAccess = settings.stored?.settings.text;
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={headingId} className="flex items-center gap-2 text-sm font-medium">
            <Icon name="spark" className="text-accent" />
            {t("title")}
          </h2>
          <p className="text-xs break-words text-muted">
            {textAccess
              ? textAccess.apiKey
                ? t("ready", { model: textAccess.model })
                : t("noKey")
              : t("usesOwnKey")}
          </p>
        </div>
        <div className="flex grow flex-wrap gap-2">
          <Button ref={open} kind="quiet" icon="sliders" onClick={() => openSettings(null)}>
            {t("open")}
          </Button>
          <Button
            ref={draw}
            className="grow"
            icon="picture"
            busy={running === "image"}
            disabled={nothingToDraw || running !== null}
            onClick={() => start("image")}
          >
            {running === "image" ? t("drawing") : t("draw")}
          </Button>
          <Button
            ref={enhance}
            className="grow"
            icon="spark"
            busy={running === "text"}
            disabled={empty || running !== null}
            onClick={() => start("text")}
          >
            {running === "text" ? t("processing") : t("enhance")}
          </Button>
        </div>
      </div>
      {(running || met || suggested || drawn) && (
        <div className="grid gap-5 border-t border-line p-4">
          {running && (
            <div className="flex items-center justify-between gap-4">
              <p className="text-sm text-muted">{running === "text" ? t("writing") : t("image.waiting")}</p>
              <Button ref={cancelButton} icon="close" onClick={cancel}>
                {t("cancel")}
              </Button>
            </div>
          )}
          {met && (
            <ProblemNote
              met={met}
              onRetry={() => start(met.work)}
              onSettings={() => openSettings(null)}
              onDismiss={dismiss}
            />
          )}
          {suggested && (
            <SuggestionPanel
              suggested={suggested}
              content={content}
              onChange={(text) => setSuggestions([{ ...suggested, text }, earlier])}
              onApply={() => apply(suggested)}
              onClear={() => leaveSuggestion(t("suggestion.cleared"))}
              onEarlier={earlier && (() => setSuggestions([earlier, suggested]))}
            />
          )}
          {(drawn || running === "image") && (
            <PicturePanel drawn={drawn} drawing={running === "image"} onRemove={removePicture} />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {Dialog && stored && missing !== undefined && (
        <Dialog stored={stored} missing={missing} onClose={closeSettings} onSaved={settings.setStored} />
      )}
    </section>
  );
}

/** Hands the focus that a button loses by being disabled to the button that ends the work, and back afterwards. */
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
