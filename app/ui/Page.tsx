import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Footer } from "./Footer";
import { Header, type NavItem } from "./Header";
import { ToastHost } from "./ToastHost";
import type { Product } from "./Wordmark";

type PageProps = {
  product?: Product;
  nav?: NavItem[];
  /** Who is signed in, at the right end of the header. */
  account?: ReactNode;
  /** A tool that is as tall as the window and scrolls within: on wide screens the page itself does not, and has no footer. */
  fitted?: boolean;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main, footer, and where toasts appear. */
export function Page({ product = "wink", nav, account, fitted = false, children }: PageProps) {
  const { t } = useTranslation("ui");
  return (
    <div data-product={product} className={`flex min-h-dvh flex-col ${fitted ? "lg:h-dvh" : ""}`}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control opacity-0 bg-ink px-4 py-2.5 text-sm text-paper focus:translate-y-0 focus:opacity-100"
      >
        {t("skip")}
      </a>
      <Header product={product} nav={nav} account={account} />
      <main id="main" tabIndex={-1} className={`outline-none ${fitted ? "lg:min-h-0 lg:flex-1" : ""}`}>
        {children}
      </main>
      {!fitted && <Footer />}
      <ToastHost />
    </div>
  );
}
