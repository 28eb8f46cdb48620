import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { ClosingSection } from "~/ui/ClosingSection";

export function Close() {
  const { t } = useTranslation("memwink");
  return (
    <ClosingSection
      title={t("close.title")}
      action={<StartLink to={paths.memwinkSettings()}>{t("start")}</StartLink>}
    >
      {t("close.body")}
    </ClosingSection>
  );
}
