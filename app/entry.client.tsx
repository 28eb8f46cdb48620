import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { preloadTexts, startI18n } from "./i18n/load.client";
import { watchFragment } from "./ui/fragment.client";
import { watchInstallPrompt } from "./ui/install-prompt";
import { watchPreHydrationInput } from "./ui/pre-hydration-input.client";
import { savesData } from "./ui/preload";
import { ensureSessionStorage } from "./ui/session-storage.client";

async function hydrate() {
  const locale = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const i18n = await startI18n(locale, getInitialNamespaces());
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <RemixBrowser />
      </I18nextProvider>,
    );
  });
  if (!savesData()) preloadTexts();
}

ensureSessionStorage();
watchPreHydrationInput();
watchFragment();
watchInstallPrompt();
void hydrate();
