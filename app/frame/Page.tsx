import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ToastHost } from "~/ui/ToastHost";
import { toast } from "~/ui/toast-queue";
import { Footer } from "./Footer";
import { Header } from "./Header";
import type { PageHandle } from "./page-handle";

type PageProps = Pick<PageHandle, "product" | "nav" | "fitted" | "footless"> & {
  account?: ReactNode;
  children: ReactNode;
};

/** Whether a link stays on its page and in its language, so that no server is asked. */
function answersItself(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = window.location;
  const language = new URLSearchParams(link.search).has("lang");
  return link.origin === origin && link.pathname === pathname && !language;
}

/** Opens what the service worker has kept for reading without a network; false where it has not. */
async function openKept({ href, pathname }: HTMLAnchorElement): Promise<boolean> {
  if (!("caches" in window) || !(await caches.match(pathname, { ignoreSearch: true }))) return false;
  window.location.assign(href);
  return true;
}

export function Page({
  product = "wink",
  nav,
  account,
  fitted = false,
  footless = fitted,
  children,
}: PageProps) {
  const { t } = useTranslation("ui");
  function stayWhileOffline(event: MouseEvent) {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (!link || link.target === "_blank" || link.hasAttribute("download") || answersItself(link)) return;
    event.preventDefault();
    openKept(link).then((isOpened) => isOpened || toast(t("offline"), "bad"), console.error);
  }
  return (
    <div
      data-product={product}
      className={`flex flex-col ${fitted ? "h-(--visible-height,100dvh) print:h-auto" : "min-h-dvh"}`}
      onClickCapture={stayWhileOffline}
    >
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control opacity-0 bg-ink px-4 py-2.5 text-sm text-paper focus:translate-y-0 focus:opacity-100"
      >
        {t("skip")}
      </a>
      <div className={fitted ? "max-lg:hidden print:hidden" : undefined}>
        <Header product={product} nav={nav} account={account} wide={fitted} />
      </div>
      <main id="main" tabIndex={-1} className={`outline-none ${fitted ? "min-h-0 flex-1" : ""}`}>
        {children}
      </main>
      {!footless && <Footer />}
      <ToastHost />
    </div>
  );
}
