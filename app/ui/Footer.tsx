import { Link as RemixLink, useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { THEME_COOKIE, type Theme } from "~/core/theme";
import { paths } from "~/paths";
import { ChoiceGroup } from "./ChoiceGroup";
import { Icon } from "./Icon";
import { Link } from "./Link";
import { FIRST_YEAR, useRoot } from "./root-data";
import { Wordmark } from "./Wordmark";

export function Footer() {
  const { t } = useTranslation("ui");
  const { year } = useRoot();
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="wrap grid gap-x-12 gap-y-8 py-12 md:grid-cols-[5fr_11fr_auto]">
        <div data-product="wink" className="grid content-start gap-3">
          <RemixLink to={paths.home()} className="justify-self-start rounded-control">
            <Wordmark product="wink" />
          </RemixLink>
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

const icons = { system: "system", light: "sun", dark: "moon" } as const;
const choices = ["system", "light", "dark"] as const;

/** Shows a theme at once and remembers it for the server's next answer; null follows the system. */
function applyTheme(theme: Theme | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${THEME_COOKIE}=${theme ?? ""}; Path=/; Max-Age=${theme ? 31536000 : 0}; SameSite=Lax`;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

function ThemeToggle() {
  const { t } = useTranslation("ui");
  const served = useRouteLoaderData<{ theme: Theme | null }>("root")?.theme ?? "system";
  const [chosen, setChosen] = useState<Theme | "system">(served);
  return (
    <div className="needs-script">
      <ChoiceGroup
        label={t("theme.label")}
        hideLabel
        dense
        value={chosen}
        options={choices.map((value) => ({
          value,
          title: t(`theme.${value}`),
          label: (
            <>
              <Icon name={icons[value]} size={18} />
              <span className="sr-only">{t(`theme.${value}`)}</span>
            </>
          ),
        }))}
        onChange={(theme) => {
          setChosen(theme);
          applyTheme(theme === "system" ? null : theme);
        }}
      />
    </div>
  );
}
