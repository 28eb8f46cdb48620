import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import type { SubscribedPlan } from "~/core/plans";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import type { SubscriptionChange } from "~/ports/payments";
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
export function PortalPage({ subscriptions }: { subscriptions: Shown[] }) {
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
        <form method="post" action={paths.devPortal()} className="flex flex-wrap gap-2">
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
