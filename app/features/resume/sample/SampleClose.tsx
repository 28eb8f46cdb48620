import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { ClosingSection } from "~/ui/landing/ClosingSection";

export function SampleClose() {
  const { t } = useTranslation("sample");
  return (
    <ClosingSection
      title={t("close.title")}
      action={<StartLink to={paths.upload()}>{t("action")}</StartLink>}
    >
      {t("close.body")}
    </ClosingSection>
  );
}
