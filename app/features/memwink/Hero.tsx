import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";

/** `install` is where the extension can be had; without it, it is coming. */
export function Hero({ install }: { install?: string }) {
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
        {install ? (
          <Link to={install} prefetch="none" className="text-sm">
            {t("install")}
          </Link>
        ) : (
          <p className="text-sm text-muted">{t("soon")}</p>
        )}
      </div>
      <div className="lg:col-span-6">
        <NewTabDrawing />
      </div>
    </section>
  );
}

/** A new tab as it will look: a question, its answer, and the bookmark that the answer comes from. */
function NewTabDrawing() {
  const { t } = useTranslation("memwink", { keyPrefix: "sample" });
  return (
    <figure className="rounded-card border border-line bg-raised">
      <figcaption className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3 text-sm">
        <span>{t("caption")}</span>
        <span className="text-xs text-muted">{t("label")}</span>
      </figcaption>
      <div className="relative overflow-hidden px-5 pt-8 pb-6 sm:px-8">
        <svg
          aria-hidden="true"
          viewBox="0 0 520 120"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-x-0 top-0 h-28 w-full text-accent-soft"
        >
          <path d="M0 92 92 40l58 34 76-60 92 72 62-40 140 62v12H0Z" fill="currentColor" />
        </svg>
        <div className="relative grid gap-6">
          <p className="font-serif text-4xl leading-none font-bold tabular-nums">{t("time")}</p>
          <p className="flex items-center gap-3 rounded-control border border-edge bg-paper px-4 py-3 text-sm sm:text-base">
            <Icon name="search" size={18} className="text-muted" />
            <span className="min-w-0">{t("query")}</span>
          </p>
          <div className="grid gap-4 border-l-2 border-accent pl-5">
            <p className="font-serif text-lg">{t("answer")}</p>
            <p className="grid gap-0.5 text-sm">
              <span className="text-xs text-accent">{t("source")}</span>
              <span className="font-medium">{t("found")}</span>
              <span className="text-xs text-muted">
                {t("site")} · {t("date")}
              </span>
            </p>
          </div>
        </div>
      </div>
      <p className="border-t border-line px-5 py-4 font-serif text-sm text-muted">{t("quote")}</p>
    </figure>
  );
}
