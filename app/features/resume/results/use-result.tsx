import { useEffect, useState } from "react";
import { claimMemberStorage } from "~/core/member-storage";
import type { RevisionStore } from "../revising/revision";
import { readResult, type StoredResult, tabRevision } from "./stored-result";

type TabResult = { result: StoredResult; store: RevisionStore };

/** The result that this tab stores for this member: undefined until the browser has looked, null where there is none. */
export function useStoredResult(pingId: string | undefined): TabResult | null | undefined {
  const [stored, setStored] = useState<TabResult | null>();
  useEffect(() => {
    if (pingId === undefined) return setStored(undefined);
    claimMemberStorage(sessionStorage, pingId);
    const result = readResult(sessionStorage);
    setStored(result && { result, store: tabRevision(sessionStorage) });
  }, [pingId]);
  return stored;
}
