import { useTranslation } from "react-i18next";
import { type Ability, type PaidPlan, plans, priceIn } from "~/core/plans";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { CheckoutForm } from "~/ui/PaymentForms";
import type { PlansView } from "./billing-view";

const rows = [
  { plan: "pro", product: "memwink" },
  { plan: "perUse", product: "offerwink" },
  { plan: "monthly", product: "offerwink" },
] as const;

/** The advanced ranking settings rank as the basic ones do until they have models of their own: no reason to buy. */
const isBuilt = (ability: Ability): ability is Exclude<Ability, "advancedEmbedding"> =>
  ability !== "advancedEmbedding";

const cell = "block py-1 sm:table-cell sm:py-4 sm:pr-6 sm:align-baseline";

/** What one can buy or has, told apart. A table; on a phone the same as a list. The administrator reads why the rest is not sold. */
export function PlanComparison({ view }: { view: PlansView }) {
  const { t } = useTranslation("billing");
  const { sold, unsold, held, hasModel, isUnread } = view;
  if (isUnread) return null;
  const shown = rows.filter(
    ({ plan }) => sold.includes(plan) || (plan === "perUse" ? held.credits > 0 : held[plan]),
  );
  return (
    <div className="grid gap-6">
      <UnsoldNotice unsold={unsold} />
      {shown.length > 0 && (
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
            {shown.map(({ plan, product }) => (
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
                  {plan === "pro" || hasModel ? <Abilities plan={plan} /> : t(`paused.${plan}`)}
                </td>
                <td className={`${cell} sm:pr-0`}>
                  <Offer plan={plan} view={view} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Abilities({ plan }: { plan: PaidPlan }) {
  const { t } = useTranslation("billing");
  return (
    <ul>
      {plans[plan].allows.filter(isBuilt).map((ability) => (
        <li key={ability} className="inline not-last:after:text-muted not-last:after:content-['_·_']">
          {t(`compare.ability.${ability}`)}
        </li>
      ))}
    </ul>
  );
}

/** Why plans are not sold, and what to do about it. */
function UnsoldNotice({ unsold }: Pick<PlansView, "unsold">) {
  const { t } = useTranslation("billing");
  if (unsold.length === 0) return null;
  const lacksModel = unsold.some(({ why }) => why !== "noPrice");
  return (
    <Alert
      announced={false}
      title={t("unsold.title")}
      actions={
        lacksModel && (
          <ButtonLink size="small" to={paths.llmConfig()}>
            {t("unsold.toModel")}
          </ButtonLink>
        )
      }
    >
      <ul>
        {unsold.map(({ plan, why }) => (
          <li key={plan}>{t(`unsold.${why}`, { plan: t(`plans.${plan}`) })}</li>
        ))}
      </ul>
    </Alert>
  );
}

function Offer({ plan, view: { sold, held } }: { plan: PaidPlan; view: PlansView }) {
  const { t } = useTranslation("billing");
  const { locale } = useRoot();
  const has = plan === "perUse" ? held.credits > 0 : held[plan];
  return (
    <div className="grid justify-items-start gap-2">
      {has && (
        <Badge tone="accent" icon="check">
          {plan === "perUse" ? t("compare.unused", { count: held.credits }) : t("compare.held")}
        </Badge>
      )}
      {sold.includes(plan) && (!has || plan === "perUse") && (
        <CheckoutForm
          plan={plan}
          kind="secondary"
          label={t(`compare.buy.${plan}`, { price: priceIn(plan, locale) })}
          className="whitespace-nowrap"
        />
      )}
    </div>
  );
}
