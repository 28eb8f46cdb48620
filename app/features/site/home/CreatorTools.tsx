import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { prefetchOfLinks } from "~/ui/browser/preload";
import { Icon } from "~/ui/Icon";

const tools = [
  { id: "editor", to: paths.markdownEditor() },
  { id: "card", to: paths.shareCard() },
  { id: "subtitles", to: paths.subtitleConverter() },
  { id: "library", to: paths.materialLibrary() },
] as const;

/** What the family has for people who publish: a page of contents, one line a tool. */
export function CreatorTools() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="creator-title" data-product="creator" className="wrap pb-(--section)">
      <div className="grid gap-x-8 gap-y-8 border-t border-ink pt-4 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-5">
          <p lang="en" translate="no" className="text-sm font-medium text-accent">
            Wink Creator
          </p>
          <h2 id="creator-title" className="display text-2xl md:text-3xl">
            {t("creator.title")}
          </h2>
          <p className="max-w-[28em]">{t("creator.body")}</p>
          <ButtonLink to={paths.mediaTools()} iconAfter="arrowRight" className="justify-self-start">
            {t("creator.action")}
          </ButtonLink>
        </div>
        <nav aria-label={t("creator.nav")} className="lg:col-span-7">
          <ul>
            {tools.map(({ id, to }) => (
              <li key={id} className="border-b border-line">
                <Link
                  to={to}
                  prefetch={prefetchOfLinks()}
                  className="group grid grid-cols-[1fr_auto] items-center gap-4 rounded-control py-4"
                >
                  <span className="grid gap-x-6 gap-y-0.5 sm:grid-cols-2 sm:items-baseline">
                    <span className="display text-lg underline-offset-4 group-hover:underline">
                      {t(`creator.tools.${id}.title`)}
                    </span>
                    <span className="text-sm text-muted">{t(`creator.tools.${id}.line`)}</span>
                  </span>
                  <Icon name="arrowRight" className="text-accent" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
