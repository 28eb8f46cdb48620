import { useTranslation } from "react-i18next";
import { type PaidPlan, plans, priceIn } from "~/core/plans";
import { Badge } from "~/ui/Badge";
import { CheckoutForm } from "~/ui/PaymentForms";
import { useRoot } from "~/ui/root-data";
import type { PlansView } from "./plans-view";

const rows = [
  { plan: "pro", product: "memwink" },
  { plan: "perUse", product: "offerwink" },
  { plan: "monthly", product: "offerwink" },
] as const;

const cell = "block py-1 sm:table-cell sm:py-4 sm:pr-6 sm:align-baseline";

/** The three things one can buy, told apart. A table; on a phone the same as a list. */
export function PlanComparison({ view }: { view: PlansView }) {
  const { t } = useTranslation("billing");
  if (view.isUnread) return null;
  return (
    <table className="block w-full text-left text-sm sm:table">
      <caption className="block pb-3 text-left sm:table-caption">
        <span className="block font-medium">{t("compare.title")}</span>
        <span className="text-muted">{t("compare.note")}</span>
      </caption>
      <thead className="border-y border-line text-muted max-sm:sr-only">
        <tr>
          {(["plan", "gives", "price"] as const).map((id) => (
            <th key={id} scope="col" className="py-2 pr-6 font-normal">
              {t(`compare.column.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ plan, product }) => (
          <tr
            key={plan}
            data-product={product}
            className="block border-b border-line py-3 max-sm:first:border-t sm:table-row"
          >
            <th scope="row" className={`${cell} font-normal sm:w-1/3`}>
              <span className="block font-medium text-accent">{t(`plans.${plan}`)}</span>
              <span className="text-muted">{t(`compare.term.${plan}`)}</span>
            </th>
            <td className={cell}>
              <ul>
                {plans[plan].allows.map((ability) => (
                  <li
                    key={ability}
                    className="inline not-last:after:text-muted not-last:after:content-['_·_']"
                  >
                    {t(`compare.ability.${ability}`)}
                  </li>
                ))}
              </ul>
            </td>
            <td className={`${cell} sm:pr-0`}>
              <Offer plan={plan} view={view} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Offer({ plan, view: { sold, held } }: { plan: PaidPlan; view: PlansView }) {
  const { t } = useTranslation(["billing", "ui"]);
  const { locale } = useRoot();
  const has = plan === "perUse" ? held.credits > 0 : held[plan];
  return (
    <div className="grid justify-items-start gap-2">
      {has && (
        <Badge tone="accent" icon="check">
          {plan === "perUse" ? t("compare.unused", { count: held.credits }) : t("compare.held")}
        </Badge>
      )}
      {(!has || plan === "perUse") && (
        <CheckoutForm
          plan={plan}
          kind="secondary"
          label={t(`compare.buy.${plan}`, { price: priceIn(plan, locale) })}
          unavailable={sold.includes(plan) ? undefined : t("ui:checkout.notYet")}
          className="whitespace-nowrap"
        />
      )}
    </div>
  );
}
