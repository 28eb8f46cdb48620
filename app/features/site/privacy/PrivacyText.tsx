import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { privacySections } from "./sections";

export function PrivacyText() {
  const { t } = useTranslation("privacy");
  return (
    <div className="wrap section grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="grid content-start gap-6 lg:col-span-4">
        <h1 className="display text-3xl md:text-4xl">{t("title")}</h1>
        <p className="measure text-lg">{t("lead")}</p>
        <nav aria-label={t("contents")} className="hidden lg:block">
          <ul className="grid border-t border-line text-sm">
            {privacySections.map(({ id, title }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center text-muted transition-colors hover:text-ink"
                >
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="grid gap-10 lg:col-span-8">
        {privacySections.map(({ id, title, points }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="grid gap-x-8 gap-y-3 border-t border-ink pt-4 md:grid-cols-[12rem_1fr]"
          >
            <h2 id={`${id}-title`} className="display text-xl">
              {t(title)}
            </h2>
            <div className="grid gap-3">
              {points.map((point) => (
                <p key={point} className="measure">
                  {t(point)}
                </p>
              ))}
            </div>
          </section>
        ))}
        <section
          aria-labelledby="own-title"
          className="grid justify-items-start gap-4 rounded-card bg-sunken p-6 sm:p-8"
        >
          <h2 id="own-title" className="display text-xl">
            {t("own")}
          </h2>
          <p className="measure">{t("ownBody")}</p>
          <ButtonLink to={paths.profile()} iconAfter="arrowRight">
            {t("ownAction")}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
