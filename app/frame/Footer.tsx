import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link, RouterLink } from "~/ui/Link";
import { Wordmark } from "~/ui/Wordmark";
import { FIRST_YEAR, useRoot } from "./root-data";
import { ThemeToggle } from "./ThemeToggle";

export function Footer() {
  const { t } = useTranslation("ui");
  const { year } = useRoot();
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="wrap grid gap-x-12 gap-y-8 py-12 md:grid-cols-[5fr_11fr_auto]">
        <div data-product="wink" className="grid content-start gap-3">
          <RouterLink to={paths.home()} className="justify-self-start rounded-control">
            <Wordmark product="wink" />
          </RouterLink>
          <p className="max-w-[28em] text-sm text-balance text-muted">{t("footer.line")}</p>
        </div>
        <nav aria-label={t("footer.nav")}>
          <ul className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
            {[
              { to: paths.offerwink(), label: "OfferWink" },
              { to: paths.pings(), label: "Pings" },
              { to: paths.memwink(), label: "MemWink" },
              { to: paths.mediaTools(), label: t("footer.creator") },
              { to: paths.rubric(), label: t("footer.rubric") },
              { to: paths.privacy(), label: t("footer.privacy") },
            ].map(({ to, label }) => (
              <li key={to}>
                <Link kind="quiet" to={to} className="inline-flex min-h-9 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle />
        <p className="text-xs text-muted md:col-span-3">
          © {year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : FIRST_YEAR} Wink
        </p>
      </div>
    </footer>
  );
}
