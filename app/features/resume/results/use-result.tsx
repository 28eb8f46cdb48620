import { useEffect, useState } from "react";
import { claimMemberStorage } from "~/core/member-storage";
import { readResult, type StoredResult } from "./stored-result";

/** The result that this tab stores for this member: undefined until the browser has looked, null where there is none. */
export function useStoredResult(pingId: string | undefined): StoredResult | null | undefined {
  const [stored, setStored] = useState<StoredResult | null>();
  useEffect(() => {
    if (pingId === undefined) return setStored(undefined);
    claimMemberStorage(sessionStorage, pingId);
    setStored(readResult(sessionStorage));
  }, [pingId]);
  return stored;
}
