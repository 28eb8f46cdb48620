import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

const steps = ["write", "look", "paste"] as const;

/** What stands on the paper before the first word: the way from here to a pasted article, and one to start from. */
export function FirstSteps({ onExample }: { onExample: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <div className="grid justify-items-start gap-6 pt-6">
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] text-sm">
            <span aria-hidden="true" className="display text-lg text-muted tabular-nums">
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{t(`first.${step}.title`)}</p>
              <p className="mt-0.5 text-muted">{t(`first.${step}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Button icon="file" onClick={onExample}>
        {t("first.example")}
      </Button>
    </div>
  );
}
