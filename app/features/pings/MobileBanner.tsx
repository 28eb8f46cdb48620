import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/Button";
import { storedText, storeText } from "~/ui/browser-storage.client";
import { IconButton } from "~/ui/IconButton";
import { useInstallPrompt } from "~/ui/install-prompt";
import { Mark } from "~/ui/Wordmark";

const DELAY_MS = 2000;
const QUIET_MS = 7_200_000;
const CLOSED_KEY = "mobileDownloadPromptClosed";

function wasClosed(): boolean {
  const age = Date.now() - Number(storedText("localStorage", CLOSED_KEY) ?? Number.NaN);
  return age >= 0 && age < QUIET_MS;
}

/** Slides up a while after the page: the app in the store of the reader's language or, without one, this site as an app where
 * the browser can install it. Closed, it stays away for two hours. */
export function MobileBanner({ store }: { store: string | null }) {
  const { t } = useTranslation("pings");
  const install = useInstallPrompt();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setDue(!wasClosed()), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  function close() {
    setDue(false);
    storeText("localStorage", CLOSED_KEY, String(Date.now()));
  }

  if (!isDue || !(store || install)) return null;
  return (
    <aside
      data-bottom-bar
      aria-label={t("banner.label")}
      className="fixed inset-x-0 bottom-0 z-30 flex animate-rise items-center gap-3 border-t border-line bg-raised py-3 pr-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-4 shadow-float sm:inset-x-auto sm:bottom-4 sm:left-4 sm:w-104 sm:rounded-card sm:border"
    >
      <Mark size={36} />
      <div className="min-w-0 flex-1">
        <p className="font-serif leading-tight font-bold">{t("banner.title")}</p>
        <p className="text-xs text-muted">{t(store ? "banner.store" : "banner.install")}</p>
      </div>
      {store ? (
        <ButtonLink kind="primary" size="small" to={store} target="_blank" rel="noopener" prefetch="none">
          {t("banner.download")}
        </ButtonLink>
      ) : (
        <Button kind="primary" size="small" onClick={() => install?.()}>
          {t("banner.add")}
        </Button>
      )}
      <IconButton icon="close" label={t("banner.close")} onClick={close} />
    </aside>
  );
}
