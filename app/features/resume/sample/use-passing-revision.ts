import { useState } from "react";
import { nothingRevised, type RevisionStore } from "../revising/revision";

/** A revision that is gone with the page: what is tried on a sample must not reach the result that its reader may have. */
export function usePassingRevision(): RevisionStore {
  const [store] = useState((): RevisionStore => {
    let revision = nothingRevised;
    return {
      read: () => revision,
      save: (revised) => {
        revision = revised;
        return true;
      },
    };
  });
  return store;
}
