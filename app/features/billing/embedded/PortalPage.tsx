import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import type { SubscribedPlan } from "~/core/plans";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import type { EmbeddedPayment, PaymentChange, SubscriptionChange } from "~/ports/payments";
import { servicePaths } from "~/service-paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";

type Shown = {
  id: string;
  plan: SubscribedPlan | null;
  ended: boolean;
  until: number;
  cancelsAtPeriodEnd: boolean;
};

/** Development only: what the customer portal is in production. */
export function PortalPage({
  subscriptions,
  payments,
}: {
  subscriptions: Shown[];
  payments: EmbeddedPayment[];
}) {
  const { t } = useTranslation("billing");
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="display text-2xl">{t("dev.portal.title")}</h1>
        <Alert announced={false}>{t("dev.note")}</Alert>
        {subscriptions.length === 0 && <p>{t("dev.portal.none")}</p>}
        <ul className="grid gap-4">
          {subscriptions.map((subscription) => (
            <li key={subscription.id} className="grid gap-4 rounded-card border border-line bg-raised p-5">
              <Subscription subscription={subscription} />
            </li>
          ))}
        </ul>
        {payments.length > 0 && (
          <section className="grid gap-2">
            <h2 className="display text-xl">{t("dev.portal.payments")}</h2>
            <ul className="grid border-t border-line">
              {payments.map((payment) => (
                <Payment key={payment.id} payment={payment} />
              ))}
            </ul>
          </section>
        )}
        <ButtonLink to={paths.profile()} icon="arrowLeft" className="justify-self-start">
          {t("dev.portal.back")}
        </ButtonLink>
      </div>
    </div>
  );
}

function Subscription({ subscription }: { subscription: Shown }) {
  const { t } = useTranslation("billing");
  const { locale } = useRoot();
  const { id, plan, ended, until, cancelsAtPeriodEnd } = subscription;
  const state = ended ? "ended" : cancelsAtPeriodEnd ? "ends" : "renews";
  const changes: SubscriptionChange[] = [
    cancelsAtPeriodEnd ? "resume" : "cancelAtPeriodEnd",
    "cancelNow",
    "endPeriod",
  ];
  return (
    <>
      <div className="grid gap-1">
        <h2 className="font-medium">{plan ? t(`plans.${plan}`) : id}</h2>
        <p className="text-sm text-muted">{t(`dev.portal.${state}`, { date: longDate(until, locale) })}</p>
      </div>
      {!ended && (
        <form method="post" action={servicePaths.devPortal()} className="flex flex-wrap gap-2">
          <input type="hidden" name="subscription" value={id} />
          {changes.map((change) => (
            <Button key={change} type="submit" name="intent" value={change} size="small">
              {t(`dev.portal.change.${change}`)}
            </Button>
          ))}
        </form>
      )}
    </>
  );
}

const nextOf: Record<EmbeddedPayment["money"], PaymentChange[]> = {
  kept: ["refund", "dispute"],
  disputed: ["win", "lose"],
  returned: [],
};

function Payment({ payment: { id, plan, money } }: { payment: EmbeddedPayment }) {
  const { t } = useTranslation("billing");
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-3">
      <p>
        {t(`plans.${plan}`)} <span className="text-muted">{t(`dev.portal.money.${money}`)}</span>
      </p>
      <form method="post" action={servicePaths.devPortal()} className="flex flex-wrap gap-2">
        <input type="hidden" name="payment" value={id} />
        {nextOf[money].map((change) => (
          <Button key={change} type="submit" name="intent" value={change} size="small">
            {t(`dev.portal.change.${change}`)}
          </Button>
        ))}
      </form>
    </li>
  );
}
