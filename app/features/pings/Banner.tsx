import { useTranslation } from "react-i18next";
import { useBarHeight } from "~/ui/BottomBar";
import { Button, ButtonLink } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { Mark } from "~/ui/Wordmark";
import { InstallSteps } from "./InstallSteps";

export type BannerProps = { store: string | null; install: (() => void) | null; onClose: () => void };

/** With neither a store nor the browser's prompt it shows how to install the site by hand. */
export function Banner({ store, install, onClose }: BannerProps) {
  const { t } = useTranslation("pings");
  return (
    <aside
      ref={useBarHeight()}
      data-bottom-bar
      aria-label={t("banner.label")}
      className="fixed inset-x-0 bottom-0 z-30 flex animate-rise flex-wrap items-center gap-3 border-t border-line bg-raised py-3 pr-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] pl-4 shadow-float sm:inset-x-auto sm:bottom-4 sm:left-4 sm:w-96 sm:rounded-card sm:border"
    >
      <Mark size={36} />
      <div className="min-w-0 flex-1">
        <p className="font-serif leading-tight font-bold">{t("banner.title")}</p>
        <p className="text-xs text-muted">{t(store ? "banner.store" : "banner.install")}</p>
      </div>
      {store && (
        <ButtonLink kind="primary" size="small" to={store} target="_blank" rel="noopener" prefetch="none">
          {t("banner.download")}
        </ButtonLink>
      )}
      {!store && install && (
        <Button
          kind="primary"
          size="small"
          onClick={() => {
            install();
            // Whoever declines there is not asked again on the next page.
            onClose();
          }}
        >
          {t("banner.add")}
        </Button>
      )}
      <IconButton icon="close" label={t("banner.close")} onClick={onClose} />
      {!store && !install && <InstallSteps />}
    </aside>
  );
}
