import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

export function PrivacyNote() {
  const { t } = useTranslation("upload");
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm text-muted">
      <p className="flex items-center gap-2 font-medium text-ink">
        <Icon name="lock" />
        {t("privacy.title")}
      </p>
      <ul className="grid gap-1.5">
        <li>{t("privacy.deleted")}</li>
        <li>{t("privacy.notSent")}</li>
        <li>{t("privacy.limits")}</li>
      </ul>
    </div>
  );
}
