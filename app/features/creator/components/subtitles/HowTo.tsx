import { useTranslation } from "react-i18next";

const steps = ["open", "copy", "paste"] as const;

/** What will be here, and how to get a transcript out of YouTube. */
export function HowTo() {
  const { t } = useTranslation("subtitles");
  return (
    <div className="rounded-card border border-dashed border-edge p-6 sm:p-8">
      <h2 className="display text-xl">{t("how.title")}</h2>
      <ol className="mt-5 grid gap-5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.75rem_1fr] text-sm">
            <span aria-hidden="true" className="display text-lg text-muted tabular-nums">
              {index + 1}
            </span>
            <div>
              <p className="font-medium">{t(`how.${step}.title`)}</p>
              <p className="measure mt-0.5 text-muted">{t(`how.${step}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="measure mt-6 border-t border-line pt-5 text-sm text-muted">{t("how.also")}</p>
    </div>
  );
}
