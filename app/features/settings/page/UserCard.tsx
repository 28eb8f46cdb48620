import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Viewer } from "~/core/member";
import { priceIn } from "~/core/plans";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { CheckoutForm, PortalForm } from "~/ui/PaymentForms";
import type { PlanView } from "./settings-view";

type UserCardProps = { viewer: Viewer; plan: PlanView; avatar: ReactNode };

export function UserCard({ viewer, plan, avatar }: UserCardProps) {
  const { t } = useTranslation(["settings", "ui"]);
  const { locale } = useRoot();
  return (
    <section aria-label={t("account.title")} className="rounded-card border border-line bg-raised">
      <div className="grid gap-4 p-5">
        <Link to={paths.profile()} kind="quiet" className="flex min-h-11 min-w-0 items-center gap-3">
          {avatar}
          <span className="grid min-w-0">
            {viewer.name && <span className="truncate font-medium text-ink">{viewer.name}</span>}
            <span className="truncate text-sm text-muted">{viewer.email}</span>
            <span className="sr-only">{t("account.profile")}</span>
          </span>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={plan.until ? "accent" : "neutral"}>
            {t(plan.until ? "account.pro" : "account.free")}
          </Badge>
          {plan.until && t(plan.renews ? "account.renews" : "account.until", { date: plan.until })}
        </p>
        {plan.isPaid && <PortalForm className="grid" />}
        {!plan.until && !plan.isUnread && (
          <CheckoutForm
            plan="pro"
            label={t("account.upgrade", { price: priceIn("pro", locale) })}
            unavailable={plan.isSold ? undefined : t("ui:checkout.notYet")}
            className="grid"
          />
        )}
      </div>
      {viewer.pingId && <PingId pingId={viewer.pingId} />}
    </section>
  );
}

function PingId({ pingId }: { pingId: string }) {
  const { t } = useTranslation("settings");
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);

  function copy() {
    const copying = navigator.clipboard?.writeText(pingId) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => setOutcome("copied"),
      () => setOutcome("copyFailed"),
    );
  }

  return (
    <div className="grid gap-1 border-t border-line p-5">
      <p className="text-sm font-medium">{t("account.pingId")}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <code className="font-mono text-sm break-all select-all">{pingId}</code>
        <Button size="small" icon="copy" onClick={copy} className="needs-script">
          {t("account.copy")}
        </Button>
      </div>
      <p className="text-xs text-muted">{t("account.pingIdHint")}</p>
      <p role="status" className="text-xs text-muted empty:hidden">
        {outcome && t(`account.${outcome}`)}
      </p>
    </div>
  );
}
