import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { claimMemberStorage } from "~/core/member-storage";
import { useLatest } from "~/ui/browser/use-latest";
import type { Applications, ApplicationsState } from "./applications.client";
import type { Keeper } from "./keeper.client";
import { applicationsOf, keeperOf } from "./open-keeper.client";
import { useKeeperState } from "./use-versions";

const nothingKnown: ApplicationsState = {
  applications: null,
  removed: null,
  isSaving: false,
  isRefused: false,
};
const never = () => () => undefined;

/** The applications and versions that this device keeps for a member; null until the browser has looked. */
export function useApplications(pingId: string | undefined) {
  const { t } = useTranslation("results");
  const [opened, setOpened] = useState<{ keeper: Keeper; list: Applications } | null>(null);
  const firstName = useLatest(
    (fileName: string | null) => fileName?.replace(/\.\w{1,5}$/, "") || t("versions.unnamed"),
  );

  useEffect(() => {
    if (pingId === undefined) return;
    claimMemberStorage(sessionStorage, pingId);
    let isLeft = false;
    const look = async () => {
      const keeper = await keeperOf(pingId, (fileName) => firstName.current(fileName));
      const list = applicationsOf(pingId);
      await list.load();
      if (!isLeft) setOpened({ keeper, list });
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, [pingId, firstName]);

  useEffect(() => {
    if (!opened) return;
    const { keeper, list } = opened;
    const lookAgain = () => {
      if (document.visibilityState === "hidden") return;
      void keeper.start();
      void list.load();
    };
    const holdUnsaved = (event: BeforeUnloadEvent) => {
      const { isSaving, isRefused } = list.state();
      if (isSaving || isRefused) event.preventDefault();
    };
    document.addEventListener("visibilitychange", lookAgain);
    window.addEventListener("beforeunload", holdUnsaved);
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      window.removeEventListener("beforeunload", holdUnsaved);
    };
  }, [opened]);

  const list = opened?.list;
  const state = useSyncExternalStore(
    list?.subscribe ?? never,
    () => list?.state() ?? nothingKnown,
    () => nothingKnown,
  );
  const kept = useKeeperState(opened?.keeper ?? null);
  return opened && { ...opened, state, kept };
}
