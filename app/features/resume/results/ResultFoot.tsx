import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";

/** `kept`: whether this device keeps the result; null until that is known. */
export function ResultFoot({ kept }: { kept: boolean | null }) {
  const { t } = useTranslation("results");
  return (
    <div className="wrap pb-12 md:pb-16">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <p className="measure flex gap-2 text-sm text-muted">
          <Icon name="lock" className="mt-0.5" />
          {kept === null ? "" : kept ? t("versions.keptHere") : t("tabOnly")}
        </p>
        <ButtonLink to={paths.upload()} icon="refresh">
          {t("startOver")}
        </ButtonLink>
      </div>
    </div>
  );
}
