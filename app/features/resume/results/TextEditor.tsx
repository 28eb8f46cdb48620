import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

type TextEditorProps = {
  text: string;
  /** What is being written. */
  label: string;
  /** `stays`: the focus has gone elsewhere already. */
  onSave: (text: string, stays: boolean) => void;
  onCancel: () => void;
  /** What else can be done with the text; given what is typed so far. */
  tools?: (text: string) => ReactNode;
};

const MOST_LETTERS = 2000;

/** As tall as its text, because an invisible copy of the text takes the same place. */
const growing =
  "grid after:invisible after:whitespace-pre-wrap after:content-[attr(data-text)_'_'] after:[grid-area:1/1] after:[overflow-wrap:anywhere]";
const letters = "px-2 py-1.5 text-base lg:text-sm";

/** Writes one text in place: Enter and leaving it save, Escape gives it up, nothing at all removes it. */
export function TextEditor({ text, label, onSave, onCancel, tools }: TextEditorProps) {
  const { t, i18n } = useTranslation("results");
  const [typed, setTyped] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(text.length, text.length);
  }, [text]);

  function finish(action: () => void) {
    if (isDone.current) return;
    isDone.current = true;
    action();
  }

  function save(stays: boolean) {
    finish(() => (typed.trim() === text ? (stays ? onSave(text, true) : onCancel()) : onSave(typed, stays)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    save(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === "Escape") finish(onCancel);
    if (event.key === "Enter" && event.target === area.current) {
      event.preventDefault();
      save(false);
    }
  }

  // A press on a button must not take the focus first: it would save what is about to be given up.
  function onMouseDown(event: MouseEvent) {
    if (event.target !== area.current) event.preventDefault();
  }

  // Another window may take the focus for a while; the text waits for it.
  function onBlur(event: FocusEvent) {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside && document.hasFocus()) save(true);
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onBlur={onBlur}
      className="my-1 grid gap-2 font-normal font-sans"
    >
      <div
        data-text={typed}
        className={`${growing} after:px-2 after:py-1.5 after:text-base lg:after:text-sm`}
      >
        <textarea
          ref={area}
          aria-label={label}
          placeholder={label}
          value={typed}
          rows={1}
          maxLength={MOST_LETTERS}
          onChange={({ target }) => setTyped(target.value.replace(/\n/g, " "))}
          className={`w-full resize-none overflow-hidden rounded-control border border-edge bg-raised text-ink [grid-area:1/1] [overflow-wrap:anywhere] ${letters}`}
        />
      </div>
      <div
        lang={i18n.language === "zh" ? "zh-CN" : "en"}
        className="flex flex-wrap items-center gap-1.5 text-ink"
      >
        <Button type="submit" kind="primary" size="small">
          {t("edit.save")}
        </Button>
        <Button kind="quiet" size="small" onClick={() => finish(onCancel)}>
          {t("edit.cancel")}
        </Button>
        <p aria-hidden="true" className="text-xs text-muted max-lg:hidden">
          {t("edit.keys")}
        </p>
        {tools && <div className="ml-auto">{tools(typed)}</div>}
      </div>
    </form>
  );
}
