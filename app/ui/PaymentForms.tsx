import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PaidPlan } from "~/core/plans";
import { paths } from "~/paths";
import { Button, type ButtonKind, type ButtonSize } from "./Button";

type CheckoutFormProps = {
  plan: PaidPlan;
  label: string;
  /** Why it cannot be bought; it is then said in the button's place. */
  unavailable?: string;
  kind?: ButtonKind;
  className?: string;
};

/** Leads to the hosted page that sells a plan. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { plan, label, unavailable, kind = "primary", className } = props;
  if (unavailable) return <p className={`text-sm text-muted ${className ?? ""}`}>{unavailable}</p>;
  return (
    <HostedForm action={paths.checkout()} label={label} kind={kind} className={className}>
      <input type="hidden" name="plan" value={plan} />
    </HostedForm>
  );
}

type PortalFormProps = { label?: string; size?: ButtonSize; className?: string };

/** Leads to the hosted page where one changes or cancels what one pays for. */
export function PortalForm({ label, ...form }: PortalFormProps) {
  const { t } = useTranslation("ui");
  return <HostedForm action={paths.portal()} label={label ?? t("checkout.manage")} {...form} />;
}

type HostedFormProps = PortalFormProps & { action: string; kind?: ButtonKind; children?: ReactNode };

/** Opens in a new tab. A plain form, so that it works without JavaScript. */
function HostedForm({ action, label, kind, size, className, children }: HostedFormProps) {
  const { t } = useTranslation("ui");
  return (
    <form method="post" action={action} target="_blank" rel="noopener" className={className}>
      {children}
      <Button type="submit" kind={kind} size={size} iconAfter="arrowUpRight">
        {label}
        <span className="sr-only">{t("checkout.newTab")}</span>
      </Button>
    </form>
  );
}
