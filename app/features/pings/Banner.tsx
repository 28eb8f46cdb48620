import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useBarHeight } from "~/ui/BottomBar";
import { Button, ButtonLink } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { Mark } from "~/ui/Wordmark";

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

/** The two steps of Safari on iOS, drawn: the share symbol at the foot of its screen, then the row of its sheet. */
function InstallSteps() {
  const { t } = useTranslation("pings");
  return (
    <ol className="grid w-full grid-cols-2 gap-3 pr-2 text-xs">
      <Step text={t("banner.share")}>
        <path d="M8 0v52h104V0M8 27h104" className="text-edge" />
        <path d="m24 35-5 5 5 5M38 35l5 5-5 5M78 35h10v10H78ZM98 35h5v7M98 38v7" className="text-edge" />
        <circle cx="60" cy="40" r="10.5" className="fill-accent-soft" stroke="none" />
        <path d="M57 39h-2v6h10v-6h-2M60 42v-8M57.5 36.5 60 34l2.5 2.5" className="text-accent" />
      </Step>
      <Step text={t("banner.toHome")}>
        <path d="M8 52V8a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v44M18 10h36M18 43h44" className="text-edge" />
        <path d="M92 5h9v9h-9ZM92 39h9v9h-9Z" className="text-edge" />
        <rect x="12" y="18" width="96" height="17" rx="4" className="fill-accent-soft" stroke="none" />
        <path d="M18 26.5h52M91 21.5h11v10H91ZM96.5 23.5v6M93.5 26.5h6" className="text-accent" />
      </Step>
    </ol>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 54"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full rounded-control bg-sunken"
      >
        {children}
      </svg>
      {text}
    </li>
  );
}
