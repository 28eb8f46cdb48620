import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { sharedTextIn } from "~/core/starting-text";
import { useLatest } from "~/ui/browser/use-latest";
import { usePart } from "~/ui/browser/use-part";
import type { DraftSession } from "./draft-session.client";
import { type DraftSnapshot, type DraftState, loadingSnapshot } from "./draft-view";

const silent = () => () => undefined;
const loading = () => loadingSnapshot;

export type OpenDraft = DraftSnapshot & { session: DraftSession | null; retry: () => void };

type Typed = { text: string; start: number; end: number };

function typedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed {
  return { text: value, start: selectionStart, end: selectionEnd };
}

async function importFromAddress(session: DraftSession): Promise<void> {
  const { hash, pathname, search } = window.location;
  const shared = sharedTextIn(hash);
  if (shared === null) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  if (await session.importSharedText(shared)) return;
  // What could not be opened stays in the address, for another try.
  if (!window.location.hash) window.history.replaceState(window.history.state, "", pathname + search + hash);
}

const notLoaded: DraftState = { kind: "unsaved", reason: "notLoaded" };
const loadSession = () => import("./draft-session.client");

/** Its code comes once the page runs: until then, and where it does not come, the text is in the text area alone. */
function useSession() {
  const { part, failed, fetchPart } = usePart(loadSession);
  const [session, setSession] = useState<DraftSession | null>(null);
  useEffect(fetchPart, [fetchPart]);
  useEffect(() => {
    if (!part) return;
    const opened = part.openDraftSession();
    setSession(opened);
    return () => void opened.close();
  }, [part]);
  return { session, failed, fetchPart };
}

/** Opens this tab's draft for the text area, which takes `key={fieldKey}` and `defaultValue={draft.initialText}` and calls
 * `write` after every input. What was typed before the draft was there stays. */
export function useDraft(field: RefObject<HTMLTextAreaElement>, onText: () => void) {
  const { session, failed, fetchPart } = useSession();
  const opened = useSyncExternalStore(session?.subscribe ?? silent, session?.snapshot ?? loading, loading);
  const snapshot: DraftSnapshot = failed ? { ...opened, state: notLoaded, readOnly: false } : opened;

  const { draftKey, initialText } = snapshot;
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
    else early.current = typedIn(area);
  }, [field, session, draftKey]);

  useEffect(() => {
    const area = field.current;
    if (!area?.value || shownKey.current) return;
    early.current = typedIn(area);
    latest.current();
  }, [field, latest]);

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
    if (isOpen) return;
    const keepOpen = (event: BeforeUnloadEvent) => {
      if (field.current?.value.trim()) event.preventDefault();
    };
    window.addEventListener("beforeunload", keepOpen);
    return () => window.removeEventListener("beforeunload", keepOpen);
  }, [field, isOpen]);

  useEffect(() => {
    if (!session || !isOpen) return;
    const read = () => void importFromAddress(session);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [session, isOpen]);

  const retry = session ? () => void session.retry() : fetchPart;
  return { draft: { ...snapshot, session, retry }, write, fieldKey };
}
