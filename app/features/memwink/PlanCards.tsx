import { useTranslation } from "react-i18next";
import { priceIn } from "~/core/plans";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { CheckoutForm } from "~/ui/PaymentForms";

const offers = [
  {
    id: "free",
    items: [
      "plans.free.items.a",
      "plans.free.items.b",
      "plans.free.items.c",
      "plans.free.items.d",
      "plans.free.items.e",
      "plans.free.items.f",
      "plans.free.items.g",
    ],
  },
  {
    id: "pro",
    items: [
      "plans.pro.items.a",
      "plans.pro.items.b",
      "plans.pro.items.c",
      "plans.pro.items.d",
      "plans.pro.items.e",
      "plans.pro.items.f",
      "plans.pro.items.g",
      "plans.pro.items.h",
    ],
  },
] as const;

type PlanCardsProps = {
  /** The plan one has; null for a stranger. */
  current: "free" | "pro" | null;
  isSold: boolean;
};

export function PlanCards({ current, isSold }: PlanCardsProps) {
  const { t } = useTranslation("memwink");
  const { locale } = useRoot();
  return (
    <div className="grid gap-4 md:grid-cols-[4fr_5fr]">
      {offers.map(({ id, items }) => (
        <article
          key={id}
          className={`grid grid-rows-[auto_auto_1fr_auto] gap-5 rounded-card border bg-raised p-6 md:p-8 ${id === "pro" ? "border-accent shadow-[inset_0_0_0_1px_var(--accent)]" : "border-line"}`}
        >
          <h3 className="font-medium">{t(`plans.${id}.name`)}</h3>
          <p className="flex items-baseline gap-2">
            <span className="font-serif text-3xl leading-none font-bold tracking-tight tabular-nums">
              {priceIn(id, locale)}
            </span>
            <span className="text-sm text-muted">{t(`plans.${id}.unit`)}</span>
          </p>
          <ul className="grid content-start gap-2 border-t border-line pt-5 text-sm">
            {items.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon name="check" size={18} className="mt-0.5 text-accent" />
                <span>{t(item)}</span>
              </li>
            ))}
          </ul>
          <PlanAction id={id} current={current} isSold={isSold} />
        </article>
      ))}
    </div>
  );
}

type PlanActionProps = PlanCardsProps & { id: (typeof offers)[number]["id"] };

function PlanAction({ id, current, isSold }: PlanActionProps) {
  const { t } = useTranslation(["memwink", "ui"]);
  if (current === id)
    return (
      <p>
        <Badge tone="accent" icon="check">
          {t("plans.current")}
        </Badge>
      </p>
    );
  if (id === "pro")
    return (
      <CheckoutForm
        plan="pro"
        label={t("plans.pro.action")}
        unavailable={isSold ? undefined : t("ui:checkout.notYet")}
      />
    );
  if (current) return <p className="text-sm text-muted">{t("plans.free.included")}</p>;
  return (
    <ButtonLink to={paths.memwinkSettings()} className="justify-self-start">
      {t("start")}
    </ButtonLink>
  );
}
