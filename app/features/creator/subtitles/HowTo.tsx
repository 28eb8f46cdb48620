import { useTranslation } from "react-i18next";
import { NumberedSteps } from "../NumberedSteps";

const steps = ["open", "copy", "paste"] as const;

export function HowTo() {
  const { t } = useTranslation("subtitles");
  return (
    <div className="rounded-card border border-dashed border-edge p-6 sm:p-8">
      <h2 className="display text-xl">{t("how.title")}</h2>
      <div className="mt-5">
        <NumberedSteps
          steps={steps.map((step) => ({ title: t(`how.${step}.title`), body: t(`how.${step}.body`) }))}
        />
      </div>
      <p className="measure mt-6 border-t border-line pt-5 text-sm text-muted">{t("how.also")}</p>
    </div>
  );
}
