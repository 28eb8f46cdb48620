import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";

export function Close() {
  const { t } = useTranslation("memwink");
  return (
    <section aria-labelledby="close-title" className="wrap pb-(--section)">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-ink pt-8">
        <div className="grid gap-3">
          <h2 id="close-title" className="display text-3xl md:text-4xl">
            {t("close.title")}
          </h2>
          <p className="text-muted">{t("close.body")}</p>
        </div>
        <ButtonLink
          kind="primary"
          size="large"
          iconAfter="arrowRight"
          to={paths.memwinkSettings()}
          className="w-full sm:w-auto"
        >
          {t("start")}
        </ButtonLink>
      </div>
    </section>
  );
}
