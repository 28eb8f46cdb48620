import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "~/ui/preload";
import type { StoredSettings } from "./provider-settings.client";
import type { SettingsDialog } from "./SettingsDialog";
import type { Work } from "./use-asking";

type Dialog = ComponentType<ComponentProps<typeof SettingsDialog>>;
type Opened = { Dialog: Dialog; stored: StoredSettings; missing: Work | null };

/** Milliseconds after which the page stands and the settings may be read. */
const FIRST_SHOWN_MS = 500;

/** The settings as this browser keeps them, and their dialog, both loaded when the page has nothing else to do. */
export function useSettings() {
  const [stored, setStored] = useState<StoredSettings | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let gone = false;
    async function read() {
      const parts = await loadSettings();
      if (parts && !gone) setStored(parts.readSettings());
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

  /** False when the dialog could not be loaded. */
  async function open(missing: Work | null): Promise<boolean> {
    const parts = await loadSettings();
    if (!parts) return false;
    setOpened({ Dialog: parts.SettingsDialog, stored: parts.readSettings(), missing });
    return true;
  }

  return { stored, setStored, opened, open, close: () => setOpened(null) };
}

async function loadSettings() {
  const parts = Promise.all([
    import("./provider-settings.client"),
    import("./SettingsDialog"),
    import("./ask-provider.client"),
  ]);
  return parts.then(
    ([settings, dialog]) => ({ ...settings, ...dialog }),
    () => null,
  );
}
