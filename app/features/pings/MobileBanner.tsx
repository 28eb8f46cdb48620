import { type ComponentType, useEffect, useState } from "react";
import { storedText, storeText } from "~/ui/browser/browser-storage.client";
import { isInstalled, isIosSafari, useInstallPrompt } from "~/ui/browser/install-prompt";
import type { BannerProps } from "./Banner";

const DELAY_MS = 2000;
const QUIET_MS = 7_200_000;
const CLOSED_KEY = "mobileDownloadPromptClosed";

function wasClosed(): boolean {
  const age = Date.now() - Number(storedText("localStorage", CLOSED_KEY) ?? Number.NaN);
  return age >= 0 && age < QUIET_MS;
}

/** Slides up a while after the page: the app in the reader's store or this site as an app, by the browser's prompt or the steps that
 * Safari of iOS wants. Closed, it stays away for two hours. */
export function MobileBanner({ store }: { store: string | null }) {
  const install = useInstallPrompt();
  const [Banner, setBanner] = useState<ComponentType<BannerProps> | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (wasClosed() || isInstalled()) return;
      import("./Banner").then(
        ({ Banner }) => setBanner(() => Banner),
        // Nobody misses a banner that did not come.
        () => undefined,
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  function close() {
    setBanner(null);
    storeText("localStorage", CLOSED_KEY, String(Date.now()));
  }

  return Banner && (store || install || isIosSafari(navigator)) ? (
    <Banner store={store} install={install} onClose={close} />
  ) : null;
}
