import { useTranslation } from "react-i18next";
import { PrivacySection } from "~/ui/PrivacySection";

const promises = ["file", "result", "contact", "records"] as const;

export function Privacy() {
  const { t } = useTranslation("offerwink");
  return (
    <PrivacySection
      label={t("privacy.label")}
      title={t("privacy.title")}
      statement={t("privacy.statement")}
      promises={promises.map((each) => ({
        title: t(`privacy.${each}.title`),
        body: t(`privacy.${each}.body`),
      }))}
    />
  );
}
