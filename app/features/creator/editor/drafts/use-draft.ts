import { useEffect, useState, useSyncExternalStore } from "react";
import type { DraftSession } from "./draft-session.client";
import { type DraftSnapshot, loadingSnapshot } from "./draft-state";
import { openDraftSession } from "./open-draft-session.client";
import { browserPowers } from "./session-environment.client";

const silent = () => () => undefined;
const loading = () => loadingSnapshot;

/** The draft of this tab; `session` is null on the server and until the page runs. */
export type OpenDraft = DraftSnapshot & { session: DraftSession | null };

/**
 * Opens this tab's draft for as long as the component is there. The text area takes `key={draftKey}` and
 * `defaultValue={initialText}`, is read-only while `readOnly` and calls `session.write` after every input.
 */
export function useDraft(): OpenDraft {
  const [session, setSession] = useState<DraftSession | null>(null);

  useEffect(() => {
    const opened = openDraftSession(browserPowers());
    setSession(opened);
    return () => void opened.close();
  }, []);

  const snapshot = useSyncExternalStore(session?.subscribe ?? silent, session?.snapshot ?? loading, loading);
  return { ...snapshot, session };
}
