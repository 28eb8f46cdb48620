import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isStartingText } from "~/core/starting-text";
import { inLanguage, paths } from "~/paths";
import { RouterLink } from "~/ui/Link";
import { type Product, Wordmark } from "~/ui/Wordmark";
import { FamilySwitcher } from "./FamilySwitcher";

const homes: Partial<Record<Product, string>> = {
  offerwink: paths.offerwink(),
  pings: paths.pings(),
  creator: paths.mediaTools(),
};

/** On the narrowest phones a long name stands without the sign, so that all fits into one line. */
const signs: Partial<Record<Product, string>> = {
  offerwink: "max-[23rem]:[&_svg]:hidden",
  creator: "max-[24rem]:[&_svg]:hidden max-[22rem]:[&_span_span]:text-sm",
};

type HeaderProps = {
  product?: Product;
  nav?: ReactNode;
  account?: ReactNode;
  wide?: boolean;
};

export function Header({ product = "wink", nav, account, wide }: HeaderProps) {
  return (
    <header className="border-b border-line bg-paper">
      <div
        className={`${wide ? "px-4 sm:px-6 lg:px-8" : "wrap"} flex flex-wrap items-center gap-x-2 max-[22rem]:gap-x-0 md:min-h-16 md:flex-nowrap md:gap-x-4`}
      >
        <div className="relative flex items-center">
          <RouterLink
            to={homes[product] ?? paths.home()}
            className={`inline-flex min-h-14 items-center rounded-control ${signs[product] ?? ""}`}
          >
            <Wordmark product={product} />
          </RouterLink>
          <FamilySwitcher product={product} />
        </div>
        {nav}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <LanguageToggle />
          {account}
        </div>
      </div>
    </header>
  );
}

export function HeaderNav({ items, label }: { items: { to: string; label: string }[]; label?: string }) {
  const { t } = useTranslation("ui");
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={label ?? t("header.nav")}
      className="no-scrollbar order-last -mx-4 flex w-screen gap-6 overflow-x-auto border-t border-line px-4 sm:-mx-6 sm:px-6 md:order-none md:mx-0 md:ml-6 md:w-auto md:border-0 md:px-0"
    >
      {items.map(({ to, label: words }) => (
        <RouterLink
          key={to}
          to={to}
          aria-current={to === pathname ? "page" : undefined}
          className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {words}
        </RouterLink>
      ))}
    </nav>
  );
}

function LanguageToggle() {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  // A shared text has been imported, and is not imported again.
  const place = isStartingText(hash) ? "" : hash;
  const other = i18n.language === "zh" ? "en" : "zh";
  return (
    <RouterLink
      to={inLanguage(pathname, search, other) + place}
      replace
      preventScrollReset
      lang={other === "zh" ? "zh-CN" : "en"}
      hrefLang={other}
      className="inline-flex min-h-11 items-center rounded-control px-2.5 last:-mr-2.5 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink"
    >
      {other === "zh" ? "中文" : "EN"}
    </RouterLink>
  );
}
