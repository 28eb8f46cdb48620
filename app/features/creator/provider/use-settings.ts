import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { storedText, watchOtherTabs } from "~/ui/browser/browser-storage.client";
import { whenIdle } from "~/ui/browser/preload";
import { clearToast, toast } from "~/ui/toast-queue";
import { defaultSettings, STORAGE_KEY } from "./provider-access";
import type { StoredSettings } from "./provider-settings.client";
import type { SettingsDialog } from "./SettingsDialog";
import type { Work } from "./use-asking";

type Dialog = ComponentType<ComponentProps<typeof SettingsDialog>>;
type Opened = { Dialog: Dialog; stored: StoredSettings; missing: Work | null };

const FIRST_SHOWN_MS = 500;

export function useSettings() {
  const { t } = useTranslation("provider");
  const [stored, setStored] = useState<StoredSettings | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let gone = false;
    const read = () =>
      import("./provider-settings.client").then(({ readSettings }) => {
        if (!gone) setStored(readSettings());
      });
    // What does not come is shown when the settings are opened.
    const reread = () => void read().catch(console.error);
    const isUnset = storedText("localStorage", STORAGE_KEY) === null;
    if (isUnset) setStored({ settings: defaultSettings, note: null });
    const cancel = isUnset ? undefined : whenIdle(reread, FIRST_SHOWN_MS);
    const stopWatching = watchOtherTabs(STORAGE_KEY, reread);
    return () => {
      gone = true;
      cancel?.();
      stopWatching();
    };
  }, []);

  async function open(missing: Work | null) {
    const modules = await loadSettings();
    if (!modules) return toast(t("problem.notLoaded"), "bad", { topic: "settings" });
    clearToast("settings");
    setOpened({ Dialog: modules.SettingsDialog, stored: modules.readSettings(), missing });
  }

  return { stored, setStored, opened, open, close: () => setOpened(null) };
}

async function loadSettings() {
  const modules = Promise.all([import("./provider-settings.client"), import("./SettingsDialog")]);
  return modules.then(
    ([settings, dialog]) => ({ ...settings, ...dialog }),
    () => null,
  );
}
