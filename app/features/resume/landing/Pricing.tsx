import { useTranslation } from "react-i18next";
import { isLocale } from "~/core/locale";
import { Icon } from "~/ui/Icon";
import { type Plan, plans, priceIn } from "../plans";
import { Section } from "./Section";

/** Three plans as one choice. It is a radio group, so a keyboard, a reader and a page without scripts all know it. */
export function Pricing() {
  const { t } = useTranslation("offerwink");
  return (
    <Section
      id="pricing"
      label={t("pricing.label")}
      title={t("pricing.title")}
      aside={<p className="text-muted">{t("pricing.note")}</p>}
    >
      <fieldset>
        <legend className="sr-only">{t("pricing.legend")}</legend>
        <div className="grid overflow-hidden rounded-card border border-line bg-line gap-px md:grid-cols-[4fr_4fr_5fr]">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation("offerwink");
  const locale = isLocale(i18n.language) ? i18n.language : "en";
  return (
    <label className="group relative grid cursor-pointer content-start gap-5 bg-raised p-6 transition-colors hover:bg-paper has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent md:p-8">
      <span className="absolute inset-x-0 top-0 h-[3px] bg-accent opacity-0 group-has-checked:opacity-100" />
      <span className="flex min-h-7 items-center justify-between gap-3">
        <span className="font-medium">{t(`pricing.${plan.id}.name`)}</span>
        <input
          type="radio"
          name="plan"
          value={plan.id}
          defaultChecked={plan.id === "free"}
          className="sr-only"
        />
        <span className="inline-flex items-center gap-2 text-sm font-medium text-accent">
          <span className="hidden group-has-checked:inline">{t("pricing.chosen")}</span>
          <span className="grid size-6 place-items-center rounded-full border border-edge text-on-accent group-has-checked:border-accent group-has-checked:bg-accent">
            <Icon name="check" size={16} className="invisible group-has-checked:visible" />
          </span>
        </span>
      </span>
      <span className="flex items-baseline gap-2">
        <span className="font-serif text-3xl leading-none font-bold tracking-tight tabular-nums">
          {priceIn(plan, locale)}
        </span>
        <span className="text-sm text-muted">{t(`pricing.${plan.id}.unit`)}</span>
      </span>
      <span className="grid gap-2 border-t border-edge/40 pt-5 text-sm">
        {plan.items.map((item) => (
          <span key={item}>{t(item)}</span>
        ))}
      </span>
    </label>
  );
}
