import { useCallback, useEffect, useState } from "react";
import type { DraftSession } from "./draft-session.client";
import type { DraftEntry, DraftSummary } from "./drafts.client";
import type { Version } from "./record";

export type DraftLists = { drafts: DraftEntry[]; bin: DraftSummary[]; versions: Version[] };

/** Everything that is kept, the latest words included, read again whenever the open draft changes and by `refresh`; "failed" if it cannot be. */
export function useDraftLists(session: DraftSession, draftKey: string) {
  const [lists, setLists] = useState<DraftLists | "failed" | null>(null);

  const refresh = useCallback(async () => {
    try {
      await session.retry();
      const store = await session.drafts();
      const id = draftKey.slice(0, draftKey.lastIndexOf(":"));
      const [drafts, bin, versions] = await Promise.all([store.list(), store.bin(), store.versions(id)]);
      setLists({ drafts, bin, versions });
    } catch (error) {
      console.error(error);
      setLists("failed");
    }
  }, [session, draftKey]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return { lists, refresh };
}
