import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { NumberedSteps } from "../NumberedSteps";

const steps = ["write", "look", "paste"] as const;

export function FirstSteps({ onExample }: { onExample: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <div className="grid justify-items-start gap-6 pt-6">
      <NumberedSteps
        steps={steps.map((step) => ({ title: t(`first.${step}.title`), body: t(`first.${step}.body`) }))}
      />
      <Button icon="file" onClick={onExample}>
        {t("first.example")}
      </Button>
    </div>
  );
}
