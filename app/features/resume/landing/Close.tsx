import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { Link } from "~/ui/Link";

export function Close() {
  const { t } = useTranslation("offerwink");
  return (
    <section aria-labelledby="close-title" className="wrap pb-(--section)">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-ink pt-8">
        <div className="grid gap-3">
          <h2 id="close-title" className="display text-3xl md:text-4xl">
            {t("close.title")}
          </h2>
          <p className="text-muted">
            {t("close.body")} <Link to={paths.rubric()}>{t("rubric")}</Link>
          </p>
        </div>
        <StartLink to={paths.upload()}>{t("start")}</StartLink>
      </div>
    </section>
  );
}
