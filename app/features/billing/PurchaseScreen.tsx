import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { ButtonLink } from "~/ui/Button";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { Link } from "~/ui/Link";
import { SpinnerIcon } from "~/ui/Spinner";
import type { PurchaseView } from "./billing-view";

export function PurchaseScreen({ view }: { view: PurchaseView }) {
  const { t } = useTranslation(["billing", "errors"]);
  const late = useArrival(view.state === "waiting");
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-xl justify-items-start gap-6">
        <h1 className="display text-2xl md:text-3xl">{t(`return.${view.state}.title`)}</h1>
        <div role="status" className="grid w-full gap-4">
          {view.state === "problem" && (
            <Alert tone="bad" announced={false}>
              {t(`errors:${view.problem}`)}
            </Alert>
          )}
          {view.state === "cancelled" && <p>{t("return.cancelled.body")}</p>}
          {view.state === "waiting" && <Waiting late={late} />}
          {view.state === "arrived" && <Arrived {...view} />}
        </div>
        <NextStep view={view} />
      </div>
    </div>
  );
}

function Waiting({ late }: { late: boolean }) {
  const { t } = useTranslation("billing");
  const hydrated = useHydrated();
  if (late)
    return (
      <Alert tone="caution" announced={false}>
        {t("return.waiting.late")}
      </Alert>
    );
  return (
    <p className="flex items-center gap-3">
      {hydrated && <SpinnerIcon />}
      {t(hydrated ? "return.waiting.body" : "return.waiting.refresh")}
    </p>
  );
}

function Arrived({ plan, until, model }: Extract<PurchaseView, { state: "arrived" }>) {
  const { t } = useTranslation("billing");
  const { locale } = useRoot();
  return (
    <>
      <p>{t(`return.arrived.${plan}`)}</p>
      {model === "serves" && plan !== "pro" && <p>{t(`serves.${plan}`)}</p>}
      {model === "paused" && plan !== "pro" && (
        <Alert tone="caution" announced={false}>
          {t(`paused.${plan}`)}
        </Alert>
      )}
      {until !== null && (
        <p className="text-muted">{t("return.arrived.until", { date: longDate(until, locale) })}</p>
      )}
    </>
  );
}

function NextStep({ view }: { view: PurchaseView }) {
  const { t } = useTranslation("billing");
  const { state, plan } = view;
  if (state === "waiting")
    return (
      <Link to="" reloadDocument>
        {t("return.waiting.reload")}
      </Link>
    );
  if (state === "arrived") {
    const next = plan === "pro" ? paths.memwinkSettings() : paths.upload();
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={next} kind="primary" size="large">
          {t(plan === "pro" ? "return.arrived.toSettings" : "return.arrived.toUpload")}
        </ButtonLink>
        <ButtonLink to={paths.profile()} size="large">
          {t("return.arrived.toProfile")}
        </ButtonLink>
      </div>
    );
  }
  const isPortal = state === "problem" && view.problem === "billing.portal";
  const next = isPortal ? paths.profile() : paths.offerOf(plan ?? "free");
  return (
    <ButtonLink to={next} kind="primary" size="large">
      {t(isPortal ? "return.arrived.toProfile" : "return.toOffer")}
    </ButtonLink>
  );
}

/** How long to wait before each question whether a purchase has arrived; four minutes in all. */
const WAITS_MS = [
  1000,
  1000,
  2000,
  2000,
  3000,
  5000,
  5000,
  8000,
  ...Array.from({ length: 14 }, () => 15_000),
];

/** Asks again and again while a purchase is waited for; true when it has taken so long that one had better come back. */
function useArrival(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const wait = WAITS_MS[asked];

  useEffect(() => {
    if (!isWaiting || state !== "idle" || wait === undefined) return;
    const timer = setTimeout(() => {
      setAsked((before) => before + 1);
      revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [isWaiting, state, wait, revalidate]);

  return isWaiting && wait === undefined;
}
