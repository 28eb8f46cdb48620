import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { watchInstallPrompt } from "~/ui/browser/install-prompt";
import { ensureSessionStorage, watchFragment } from "~/ui/browser/mend-browser.client";
import { savesData } from "~/ui/browser/preload";
import { registerServiceWorker } from "~/ui/browser/service-worker.client";
import { preloadLanguage, startI18n } from "./i18n/load.client";
import { watchPreHydrationInput } from "./ui/pre-hydration-input.client";

ensureSessionStorage();
watchPreHydrationInput();
watchFragment();
watchInstallPrompt();
const i18n = startI18n();
registerServiceWorker(i18n);
if (!savesData()) preloadLanguage();
startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={i18n}>
      <RemixBrowser />
    </I18nextProvider>,
  );
});
