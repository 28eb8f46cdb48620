import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { Mark } from "~/ui/Wordmark";

export type BannerProps = { store: string | null; install: (() => void) | null; onClose: () => void };

export function Banner({ store, install, onClose }: BannerProps) {
  const { t } = useTranslation("pings");
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
      <IconButton icon="close" label={t("banner.close")} onClick={onClose} />
    </aside>
  );
}
