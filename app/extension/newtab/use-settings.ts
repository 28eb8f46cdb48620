import { useEffect, useState } from "react";
import { readSettings, type Settings } from "../settings/stored";

/** The settings, as they are now: what another page or the site changes shows at once. */
export function useSettings(): Settings | null {
  const [settings, setSettings] = useState<Settings | null>(null);
  useEffect(() => {
    const read = () => void readSettings(Date.now()).then(setSettings);
    const onChanged = (changes: object) => ("received" in changes || "own" in changes) && read();
    read();
    chrome.storage.local.onChanged.addListener(onChanged);
    return () => chrome.storage.local.onChanged.removeListener(onChanged);
  }, []);
  return settings;
}
