import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";

export function ResultFoot() {
  const { t } = useTranslation("results");
  return (
    <div className="wrap pb-12 md:pb-16">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <p className="measure flex gap-2 text-sm text-muted">
          <Icon name="lock" className="mt-0.5" />
          {t("tabOnly")}
        </p>
        <ButtonLink to={paths.upload()} icon="refresh">
          {t("startOver")}
        </ButtonLink>
      </div>
    </div>
  );
}
