import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Screen } from "~/frame/Screen";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { Link } from "~/ui/Link";

/** `install` is where the extension can be had; `children` say how. */
export function Hero({ install, children }: { install: string; children: ReactNode }) {
  const { t } = useTranslation("memwink");
  return (
    <section className="wrap grid items-center gap-x-8 gap-y-12 pt-10 pb-(--section) md:pt-16 lg:grid-cols-12">
      <div className="grid gap-6 lg:col-span-6">
        <h1 className="display text-3xl sm:text-4xl lg:text-poster">
          <span className="block">{t("hero.titleFirst")}</span>
          <span className="block text-accent">{t("hero.titleSecond")}</span>
        </h1>
        <p className="max-w-[30em] text-lg">{t("hero.lead")}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
          <StartLink to={paths.memwinkSettings()}>{t("start")}</StartLink>
          <Link to="#how-it-works" className="inline-flex min-h-11 items-center text-sm">
            {t("hero.how")}
          </Link>
        </div>
        <div className="grid justify-items-start">
          <Link
            to={install}
            reloadDocument
            download={install.startsWith("/")}
            prefetch="none"
            className="inline-flex min-h-11 items-center text-sm"
          >
            {t("install")}
          </Link>
          {children}
        </div>
      </div>
      <div className="lg:col-span-6">
        <Screen name="memwink-tab" alt={t("hero.screen")} />
      </div>
    </section>
  );
}
