import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { inLanguage } from "~/paths";

/** A plain link to the same page in the other language, named in that language. */
export function LanguageToggle() {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const other = i18n.language === "zh" ? "en" : "zh";
  return (
    <Link
      to={inLanguage(pathname, search, other) + hash}
      replace
      preventScrollReset
      lang={other === "zh" ? "zh-CN" : "en"}
      hrefLang={other}
      className="inline-flex min-h-11 items-center rounded-control px-2.5 last:-mr-2.5 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink"
    >
      {other === "zh" ? "中文" : "English"}
    </Link>
  );
}
