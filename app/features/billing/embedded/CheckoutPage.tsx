import { useTranslation } from "react-i18next";
import { priceIn } from "~/core/plans";
import type { EmbeddedCheckout } from "~/ports/payments";
import { servicePaths } from "~/service-paths";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";

/** Development only: what the hosted checkout is in production. */
export function CheckoutPage({ id, checkout }: { id: string; checkout: EmbeddedCheckout }) {
  const { t } = useTranslation("billing");
  const { plan, locale, email, isPaid } = checkout;
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-md gap-6">
        <h1 className="display text-2xl">{t("dev.checkout.title")}</h1>
        <Alert announced={false}>{t("dev.note")}</Alert>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 border-y border-line py-5">
          <dt className="text-muted">{t("dev.plan")}</dt>
          <dd>{t(`plans.${plan}`)}</dd>
          <dt className="text-muted">{t("dev.price")}</dt>
          <dd className="tabular-nums">
            {priceIn(plan, locale)} {t(`period.${plan}`)}
          </dd>
          <dt className="text-muted">{t("dev.email")}</dt>
          <dd className="[overflow-wrap:anywhere]">{email}</dd>
        </dl>
        <form method="post" action={servicePaths.devCheckout()} className="flex flex-wrap gap-3">
          <input type="hidden" name="session" value={id} />
          <Button type="submit" name="intent" value="pay" kind="primary" size="large">
            {t(isPaid ? "dev.checkout.back" : "dev.checkout.pay")}
          </Button>
          {!isPaid && (
            <Button type="submit" name="intent" value="cancel" size="large">
              {t("dev.checkout.cancel")}
            </Button>
          )}
        </form>
      </div>
    </div>
  );
}
