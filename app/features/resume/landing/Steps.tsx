import { useTranslation } from "react-i18next";
import { HowItWorks } from "~/ui/HowItWorks";

const steps = ["upload", "analysis", "results"] as const;

export function Steps() {
  const { t } = useTranslation("offerwink");
  return (
    <HowItWorks
      id="how"
      label={t("how.label")}
      title={t("how.title")}
      steps={steps.map((step) => ({ title: t(`how.${step}.title`), body: t(`how.${step}.body`) }))}
    />
  );
}
