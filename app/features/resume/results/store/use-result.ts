import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { claimMemberStorage } from "~/core/member-storage";
import { useLatest } from "~/ui/browser/use-latest";
import type { Revision, RevisionStore } from "../../revising/revision";
import type { Keeper } from "../../versions/keeper.client";
import { useKeeperState, type Versions } from "../../versions/use-versions";
import { replaceResult, type StoredResult } from "./save-result";
import { readResult, tabRevision } from "./stored-result";

/** A pause between two keys is shorter: the whole revision is written once, not at each of them. */
const TYPED_AFTER_MS = 200;

/** `opened` counts the versions that were opened in this tab: each is a screen of its own. */
type TabResult = { result: StoredResult; opened: number };

type Stored = {
  /** Undefined until the browser has looked, null where there is none. */
  stored: (TabResult & { store: RevisionStore }) | null | undefined;
  versions: Versions | null;
};

export function useStoredResult(pingId: string | undefined): Stored {
  const { t } = useTranslation("results");
  const [tab, setTab] = useState<TabResult | null>();
  const [keeper, setKeeper] = useState<Keeper | null>(null);
  const state = useKeeperState(keeper);
  const firstName = useLatest(
    (fileName: string | null) => fileName?.replace(/\.\w{1,5}$/, "") || t("versions.unnamed"),
  );

  useEffect(() => {
    if (pingId === undefined) return setTab(undefined);
    claimMemberStorage(sessionStorage, pingId);
    const first = readResult(sessionStorage);
    if (first) setTab({ result: first, opened: 0 });
    let isLeft = false;
    const look = async () => {
      const { keeperOf } = await import("../../versions/open-keeper.client");
      const found = await keeperOf(pingId, (fileName) => firstName.current(fileName));
      if (!isLeft) setKeeper(found);
    };
    // Where the code does not come nothing is kept; what the tab holds is shown all the same.
    void look()
      .catch(() => undefined)
      .then(() => {
        const result = readResult(sessionStorage);
        if (!first && !isLeft) setTab(result && { result, opened: 0 });
      });
    return () => {
      isLeft = true;
    };
  }, [pingId, firstName]);

  const store = useMemo(() => tabStore(keeper), [keeper]);
  const { flush } = store;
  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  async function open(id: string): Promise<boolean> {
    flush();
    const isOpen = (await keeper?.open(id)) ?? false;
    const result = readResult(sessionStorage);
    if (isOpen && result) setTab((last) => ({ result, opened: (last?.opened ?? 0) + 1 }));
    return isOpen;
  }

  async function tailor(jobDescription: string | null, newName: string | null): Promise<boolean> {
    flush();
    const result = readResult(sessionStorage);
    const tailored = await import("../../versions/tailor").then(
      ({ tailoredTo }) => result && tailoredTo(result, jobDescription),
      () => null,
    );
    if (!tailored || (newName !== null && !(await keeper?.saveAs(newName)))) return false;
    replaceResult(sessionStorage, tailored);
    setTab((last) => ({ result: tailored, opened: last?.opened ?? 0 }));
    await keeper?.touch();
    return true;
  }

  return {
    stored: tab && { ...tab, store },
    versions: keeper && { keeper, state, open, tailor },
  };
}

export function tabStore(keeper: Pick<Keeper, "touch"> | null): RevisionStore & { flush(): void } {
  let flush: (() => void) | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const save = (revision: Revision) => {
    clearTimeout(waiting);
    flush = null;
    const isKept = tabRevision(sessionStorage).save(revision);
    void keeper?.touch();
    return isKept;
  };
  return {
    read: () => tabRevision(sessionStorage).read(),
    save,
    saveSoon(revision, onSaved) {
      clearTimeout(waiting);
      flush = () => onSaved(save(revision));
      waiting = setTimeout(flush, TYPED_AFTER_MS);
    },
    flush: () => flush?.(),
  };
}
