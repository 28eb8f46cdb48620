import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MembershipUnread } from "~/frame/MembershipUnread";
import { paths } from "~/paths";
import { Link } from "~/ui/Link";
import { CheckoutForm, PortalForm } from "~/ui/PaymentForms";
import type { AccountView } from "./account-view";

export function MembershipPanel({ account }: { account: AccountView }) {
  const { t } = useTranslation("account");
  const { pro, monthly, credits, hasSubscription, sold, isUnread } = account;
  return (
    <section aria-labelledby="membership" className="grid gap-6">
      <h2 id="membership" className="display text-xl">
        {t("membership.title")}
      </h2>
      {isUnread && <MembershipUnread />}
      <dl className="border-t border-ink">
        <Row label={t("membership.pro")} on={pro !== null} state={t(pro ? "state.pro" : "state.free")}>
          {pro ? <ProTerms pro={pro} /> : t("membership.proBody")}
        </Row>
        <Row
          label={t("membership.monthly")}
          on={monthly !== null}
          state={t(monthly ? "state.active" : "state.none")}
        >
          {monthly && t(monthly.renews ? "until.renews" : "until.ends", { date: monthly.until })}
          {!monthly && sold.includes("monthly") && (
            <Link to={`${paths.offerwink()}#pricing`}>{t("membership.plans")}</Link>
          )}
        </Row>
        <Row label={t("membership.credits")} on={credits > 0} state={String(credits)}>
          {t("membership.creditsBody")}
        </Row>
      </dl>
      <div className="flex flex-wrap gap-3">
        {!pro && !isUnread && (
          <CheckoutForm
            plan="pro"
            label={t("membership.upgrade")}
            unavailable={sold.includes("pro") ? undefined : t("membership.notForSale")}
          />
        )}
        {hasSubscription && <PortalForm label={t("membership.manage")} />}
      </div>
    </section>
  );
}

function ProTerms({ pro }: { pro: NonNullable<AccountView["pro"]> }) {
  const { t } = useTranslation("account");
  if (pro.source === "grant") return t("until.granted", { date: pro.until });
  return t(pro.renews ? "until.renews" : "until.ends", { date: pro.until });
}

type RowProps = { label: string; on: boolean; state: string; children: ReactNode };

function Row({ label, on, state, children }: RowProps) {
  return (
    <div className="grid gap-1 border-b border-line py-4 sm:grid-cols-[11rem_1fr] sm:gap-6">
      <dt className="font-medium">{label}</dt>
      <dd className="grid gap-0.5">
        <span className="flex items-center gap-2 font-medium tabular-nums">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${on ? "bg-good" : "bg-edge"}`} />
          {state}
        </span>
        <span className="text-sm text-muted">{children}</span>
      </dd>
    </div>
  );
}
