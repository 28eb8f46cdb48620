import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { handedOver } from "~/core/starting-text";
import { useLatest } from "~/ui/use-latest";
import type { DraftSession } from "./drafts/draft-session.client";
import type { OpenDraft } from "./drafts/use-draft";

type Typed = { text: string; start: number; end: number };

/** Opens what the address hands over, and takes it out of the address, so that a reload does not hand it over again. */
async function takeFromAddress(session: DraftSession): Promise<void> {
  const { hash, pathname, search } = window.location;
  const handed = handedOver(hash);
  if (handed === null) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  if (await session.takeHanded(handed)) return;
  // What could not be opened stays in the address, for another try.
  if (!window.location.hash) window.history.replaceState(window.history.state, "", pathname + search + hash);
}

/**
 * Keeps the text area and the open draft together: what was typed before the draft was there is kept, a text handed over by
 * another page becomes a draft of its own, and the caret survives when the text area begins anew. `fieldKey` is the key of the
 * text area: a new one means a new text area.
 */
export function useDraftText(field: RefObject<HTMLTextAreaElement>, draft: OpenDraft, onText: () => void) {
  const { session, draftKey, initialText } = draft;
  const early = useRef<Typed | null>(null);
  const shownKey = useRef("");
  const [firstKey, setFirstKey] = useState<string | null>(null);
  const latest = useLatest(onText);

  // An empty first draft goes on in the text area that is already there: somebody may be composing a word in it.
  if (draftKey && firstKey === null) setFirstKey(initialText === "" ? draftKey : "");
  const fieldKey = draftKey === firstKey ? "" : draftKey;

  // The text area of the former draft is still there while this renders.
  const hadFocus =
    draftKey !== shownKey.current && field.current !== null && document.activeElement === field.current;

  const write = useCallback(() => {
    const area = field.current;
    if (!area) return;
    if (draftKey) session?.write(area.value);
    else early.current = { text: area.value, start: area.selectionStart, end: area.selectionEnd };
  }, [field, session, draftKey]);

  useEffect(() => {
    const area = field.current;
    if (area?.value && !shownKey.current)
      early.current = { text: area.value, start: area.selectionStart, end: area.selectionEnd };
  }, [field]);

  useLayoutEffect(() => {
    const area = field.current;
    if (!area || !session || !draftKey || shownKey.current === draftKey) return;
    shownKey.current = draftKey;
    if (hadFocus) area.focus({ preventScroll: true });
    const typed = early.current;
    early.current = null;
    if (typed?.text.trim() && typed.text !== initialText) {
      if (initialText.trim()) void session.newDraft(typed.text);
      else {
        if (area.value !== typed.text) {
          area.value = typed.text;
          area.setSelectionRange(typed.start, typed.end);
        }
        session.write(typed.text);
      }
    }
    latest.current();
  }, [field, session, draftKey, initialText, hadFocus, latest]);

  const isOpen = draftKey !== "";
  useEffect(() => {
    if (!session || !isOpen) return;
    const take = () => void takeFromAddress(session);
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [session, isOpen]);

  return { write, fieldKey };
}
