import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { preloadTexts, startI18n } from "./i18n/load.client";
import { watchFragment } from "./ui/fragment.client";
import { watchEarlyInput } from "./ui/pre-hydration-input.client";
import { ensureSessionStorage } from "./ui/session-storage.client";

/**
 * Has the framework read the data that came with the page. It begins when first rendered and then suspends the whole document,
 * which React cannot bear when something is pressed meanwhile: it throws its error 345, and the page never runs.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    await suspended;
  }
}

async function hydrate() {
  const locale = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  const [i18n] = await Promise.all([startI18n(locale, getInitialNamespaces()), readPageData()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <RemixBrowser />
      </I18nextProvider>,
    );
  });
  preloadTexts();
}

ensureSessionStorage();
watchEarlyInput();
watchFragment();
void hydrate();
