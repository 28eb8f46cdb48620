import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { preloadLanguage, startI18n } from "./i18n/load.client";
import { watchFragment } from "./ui/fragment.client";
import { watchInstallPrompt } from "./ui/install-prompt";
import { watchPreHydrationInput } from "./ui/pre-hydration-input.client";
import { savesData } from "./ui/preload";
import { registerServiceWorker } from "./ui/service-worker.client";
import { ensureSessionStorage } from "./ui/session-storage.client";

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
