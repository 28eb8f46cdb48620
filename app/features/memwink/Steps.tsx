import { useTranslation } from "react-i18next";
import { HowItWorks } from "~/ui/HowItWorks";

const steps = ["set", "save", "ask"] as const;

export function Steps() {
  const { t } = useTranslation("memwink");
  return (
    <HowItWorks
      id="how-it-works"
      label={t("how.label")}
      title={t("how.title")}
      steps={steps.map((step) => ({ title: t(`how.${step}.title`), body: t(`how.${step}.body`) }))}
    />
  );
}
