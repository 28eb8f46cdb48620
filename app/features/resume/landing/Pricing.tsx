import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type PlanId, priceIn } from "~/core/plans";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { Icon } from "~/ui/Icon";
import { PortalForm } from "~/ui/PaymentForms";
import { Section } from "~/ui/Section";

const offers = [
  { id: "free", items: ["pricing.free.items.a", "pricing.free.items.b", "pricing.free.items.c"] },
  {
    id: "perUse",
    items: [
      "pricing.perUse.items.a",
      "pricing.perUse.items.b",
      "pricing.perUse.items.c",
      "pricing.perUse.items.d",
    ],
  },
  {
    id: "monthly",
    items: [
      "pricing.monthly.items.a",
      "pricing.monthly.items.b",
      "pricing.monthly.items.c",
      "pricing.monthly.items.d",
    ],
  },
] as const;

type Offer = (typeof offers)[number];

type PricingProps = {
  sold: PlanId[];
  chosen: PlanId;
  held: { monthly: boolean; credits: number };
  freeTemplates: boolean;
  children: ReactNode;
};

/** The plans that are sold, as one choice in a form that leads to checkout. It is a radio group, so a keyboard, a reader and a page
 * without scripts all know it. Where nothing is sold there is no choice: what is free stands alone. */
export function Pricing({ sold, chosen, held, freeTemplates, children }: PricingProps) {
  const { t } = useTranslation(["offerwink", "ui"]);
  const offered = offers.filter(({ id }) => id === "free" || sold.includes(id));
  const isChoice = offered.length > 1;
  const cards = offered.map((plan) => ({
    value: plan.id,
    label: <PlanCard {...{ plan, freeTemplates, isChoice }} note={noteOf(plan.id)} />,
  }));
  return (
    <Section
      id="pricing"
      label={t("pricing.label")}
      title={t("pricing.title")}
      aside={<p className="text-muted">{t(isChoice ? "pricing.note" : "pricing.noteFree")}</p>}
    >
      {isChoice ? (
        <form id={FORM} method="post" action={paths.checkout()} target="_blank" rel="noopener">
          <ChoiceGroup
            kind="cards"
            label={t("pricing.legend")}
            hideLabel
            name="plan"
            defaultValue={offered.find(({ id }) => id === chosen)?.id ?? "free"}
            options={cards}
            className="gap-3 md:grid-cols-[4fr_4fr_5fr]"
          />
        </form>
      ) : (
        <div className="rounded-card border border-line bg-raised md:w-1/2">{cards[0]?.label}</div>
      )}
      <div className="flex flex-wrap gap-3 pt-6">
        {isChoice ? (
          <Button type="submit" form={FORM} kind="primary" size="large" iconAfter="arrowUpRight">
            {t("pricing.continue")}
            <span className="sr-only">{t("ui:checkout.newTab")}</span>
          </Button>
        ) : (
          <ButtonLink to={paths.upload()} kind="primary" size="large">
            {t("start")}
          </ButtonLink>
        )}
        {held.monthly && <PortalForm size="large" />}
      </div>
      <div className="pt-12">{children}</div>
    </Section>
  );

  function noteOf(plan: Offer["id"]): string | null {
    if (plan === "monthly" && held.monthly) return t("pricing.held.monthly");
    if (plan === "perUse" && held.credits > 0) return t("pricing.held.credits", { count: held.credits });
    return null;
  }
}

const FORM = "plans";

type PlanCardProps = { plan: Offer; freeTemplates: boolean; isChoice: boolean; note: string | null };

function PlanCard({ plan, freeTemplates, isChoice, note }: PlanCardProps) {
  const { t } = useTranslation("offerwink");
  const { locale } = useRoot();
  return (
    <span className="grid content-start gap-5 p-6 md:p-8">
      <span className="flex min-h-7 items-center justify-between gap-3">
        <span className="font-medium">{t(`pricing.${plan.id}.name`)}</span>
        {isChoice && (
          <span className="inline-flex items-center gap-2 text-sm font-medium text-accent">
            <span className="hidden group-has-checked:inline">{t("pricing.chosen")}</span>
            <span className="grid size-6 place-items-center rounded-full border border-edge text-on-accent group-has-checked:border-accent group-has-checked:bg-accent">
              <Icon name="check" size={16} className="invisible group-has-checked:visible" />
            </span>
          </span>
        )}
      </span>
      <span className="flex items-baseline gap-2">
        <span className="font-serif text-3xl leading-none font-bold tracking-tight tabular-nums">
          {priceIn(plan.id, locale)}
        </span>
        <span className="text-sm text-muted">{t(`pricing.${plan.id}.unit`)}</span>
      </span>
      <span className="grid gap-2 border-t border-edge/40 pt-5 text-sm">
        {plan.items.map((item) => (
          <span key={item}>
            {t(freeTemplates && item === "pricing.free.items.c" ? "pricing.free.allTemplates" : item)}
          </span>
        ))}
      </span>
      {note && <span className="text-sm font-medium text-accent">{note}</span>}
    </span>
  );
}
