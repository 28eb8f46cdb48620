import { useTranslation } from "react-i18next";
import type { PaidPlan } from "~/core/plans";
import { paths } from "~/paths";
import { Button, type ButtonKind } from "./Button";

type CheckoutFormProps = {
  plan: PaidPlan;
  label: string;
  /** Why it cannot be bought; it is then said in the button's place. */
  unavailable?: string;
  kind?: ButtonKind;
  className?: string;
};

/** Leads to the hosted page that sells a plan, in a new tab. A plain form, so that it works without JavaScript. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { plan, label, unavailable, kind = "primary", className } = props;
  const { t } = useTranslation("ui");
  if (unavailable) return <p className={`text-sm text-muted ${className ?? ""}`}>{unavailable}</p>;
  return (
    <form method="post" action={paths.checkout()} target="_blank" rel="noopener" className={className}>
      <input type="hidden" name="plan" value={plan} />
      <Button type="submit" kind={kind} iconAfter="arrowUpRight">
        {label}
        <span className="sr-only">{t("checkout.newTab")}</span>
      </Button>
    </form>
  );
}
