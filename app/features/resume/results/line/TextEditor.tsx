import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

type TextEditorProps = {
  text: string;
  label: string;
  /** `stays`: the focus has gone elsewhere already. */
  onSave: (text: string, stays: boolean) => void;
  onCancel: () => void;
  /** It has been asked for, and so takes the focus and shows what it can do before anything is typed. */
  isAsked?: boolean;
};

const MOST_LETTERS = 2000;

/** As tall as its text, because an invisible copy of the text takes the same place. */
const growing =
  "grid after:invisible after:whitespace-pre-wrap after:content-[attr(data-text)_'_'] after:[grid-area:1/1] after:[overflow-wrap:anywhere]";
const letters = "px-2 py-1.5 text-base lg:text-sm";

/** Writes one text: Enter and leaving it save, Escape gives it up, nothing at all removes it. */
export function TextEditor({ text, label, onSave, onCancel, isAsked = false }: TextEditorProps) {
  const { t } = useTranslation("results");
  const [typed, setTyped] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);

  useEffect(() => {
    if (isAsked) area.current?.focus();
  }, [isAsked]);

  // The focus may leave while it acts, which is no second end of it.
  function finish(action: () => void) {
    if (isDone.current) return;
    isDone.current = true;
    action();
    isDone.current = isAsked;
  }

  function save(stays: boolean) {
    if (typed.trim() !== text) finish(() => onSave(typed, stays));
    else if (!stays || isAsked) giveUp();
  }

  function giveUp() {
    if (!isAsked) setTyped(text);
    finish(onCancel);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    save(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      giveUp();
    }
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
      className="grid gap-2"
    >
      <div
        data-text={typed}
        className={`${growing} after:border after:border-transparent after:px-2 after:py-1.5 after:text-base lg:after:text-sm`}
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
      {(isAsked || typed !== text) && (
        <div className="flex flex-wrap items-center gap-1.5">
          <Button type="submit" kind="primary" size="small">
            {t("edit.save")}
          </Button>
          <Button kind="quiet" size="small" onClick={giveUp}>
            {t("edit.cancel")}
          </Button>
          <p aria-hidden="true" className="text-xs text-muted max-lg:hidden">
            {t("edit.keys")}
          </p>
        </div>
      )}
    </form>
  );
}
