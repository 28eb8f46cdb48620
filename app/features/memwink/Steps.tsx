import { useTranslation } from "react-i18next";
import { Section } from "~/ui/Section";

const steps = ["set", "save", "ask"] as const;

export function Steps() {
  const { t } = useTranslation("memwink");
  return (
    <Section id="how-it-works" label={t("how.label")} title={t("how.title")}>
      <ol className="grid gap-y-10 md:grid-cols-3 md:gap-x-8">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[3rem_1fr] gap-x-2 md:block">
            <span aria-hidden="true" className="font-serif text-3xl leading-none text-accent tabular-nums">
              {index + 1}
            </span>
            <div className="grid gap-2 md:mt-5 md:border-t md:border-line md:pt-5">
              <h3 className="text-lg font-semibold">{t(`how.${step}.title`)}</h3>
              <p className="max-w-[30em] text-muted">{t(`how.${step}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
