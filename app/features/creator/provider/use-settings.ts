import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { whenIdle } from "~/ui/preload";
import { clearToast, toast } from "~/ui/toast-queue";
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
    async function read() {
      const modules = await loadSettings();
      if (modules && !gone) setStored(modules.readSettings());
    }
    const reread = () => void read();
    const cancel = whenIdle(reread, FIRST_SHOWN_MS);
    window.addEventListener("storage", reread);
    return () => {
      gone = true;
      cancel();
      window.removeEventListener("storage", reread);
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
  const modules = Promise.all([
    import("./provider-settings.client"),
    import("./SettingsDialog"),
    import("./ask-provider.client"),
  ]);
  return modules.then(
    ([settings, dialog]) => ({ ...settings, ...dialog }),
    () => null,
  );
}
