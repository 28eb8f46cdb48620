import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isStartingText } from "~/core/starting-text";
import { inLanguage } from "~/paths";

export function LanguageToggle() {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  // A shared text has been imported, and is not imported again.
  const place = isStartingText(hash) ? "" : hash;
  const other = i18n.language === "zh" ? "en" : "zh";
  return (
    <Link
      to={inLanguage(pathname, search, other) + place}
      replace
      preventScrollReset
      lang={other === "zh" ? "zh-CN" : "en"}
      hrefLang={other}
      className="inline-flex min-h-11 items-center rounded-control px-2.5 last:-mr-2.5 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink"
    >
      {other === "zh" ? "中文" : "EN"}
    </Link>
  );
}
