import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ErrorScreen } from "~/frame/ErrorScreen";
import { Page } from "~/frame/Page";
import { type PageHandle, usePageHandle } from "~/frame/page-handle";
import { RequestIdContext } from "~/frame/root-data";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";

const known = [400, 401, 403, 404, 405, 429, 503] as const;

/** What the browsers we support say of a request that never reached us. */
const unreachable = /failed to fetch|networkerror|load failed/i;

type Words = (typeof known)[number] | 500 | "offline" | NonNullable<PageHandle["loads"]>;

/** The status of what went wrong, if there is one, and the key whose words say it: those of what the page loads, if it names it. */
function statusOf(error: unknown, loads: PageHandle["loads"]): { status?: number; key: Words } {
  if (error instanceof TypeError && unreachable.test(error.message)) return { key: loads ?? "offline" };
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (loads && status >= 500) return { key: loads };
  return { status, key: known.find((each) => each === status) ?? 500 };
}

/** The title of the error page, for the head of the document; nothing where nothing went wrong. */
export function ErrorTitle() {
  const error = useRouteError();
  const { loads } = usePageHandle();
  const { t } = useTranslation("common");
  // Outside of an error boundary the framework answers null.
  return error === null || error === undefined ? null : (
    <title>{t(`error.${statusOf(error, loads).key}.title`)}</title>
  );
}

export function ErrorPage({ account }: { account: ReactNode }) {
  const { loads, product, nav } = usePageHandle();
  const { status, key } = statusOf(useRouteError(), loads);
  const { pathname, search } = useLocation();
  const { t } = useTranslation("common");
  const wayOn =
    key === loads ? (
      <ButtonLink to={pathname + search} kind="primary" icon="refresh" reloadDocument prefetch="none">
        {t("error.retry")}
      </ButtonLink>
    ) : key === "offline" ? (
      <>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t("error.retry")}
        </Button>
        <Button onClick={() => window.history.back()}>{t("error.back")}</Button>
      </>
    ) : (
      <>
        {key === 401 && (
          <ButtonLink to={paths.signIn(pathname + search)} kind="primary" reloadDocument>
            {t("error.signIn")}
          </ButtonLink>
        )}
        <ButtonLink to={paths.home()} kind={key === 401 ? "secondary" : "primary"} reloadDocument>
          {t("error.home")}
        </ButtonLink>
      </>
    );
  return (
    <Page account={account} {...(key === loads && { product, nav })}>
      <ErrorScreen code={status} title={t(`error.${key}.title`)} actions={wayOn}>
        {t(`error.${key}.body`)}
        {status !== undefined && status >= 500 && <RequestId key={pathname} />}
      </ErrorScreen>
    </Page>
  );
}

const watchNothing = () => () => undefined;
const readShown = () => document.querySelector("[data-request-id]")?.textContent ?? "";

/** The number under which the log has what broke. What breaks in the browser itself is no request and has none. */
function RequestId() {
  const { t } = useTranslation("common");
  const answered = useContext(RequestIdContext);
  const hydrated = useSyncExternalStore(
    watchNothing,
    () => "",
    () => answered || readShown(),
  );
  const [id] = useState(hydrated);
  return id ? (
    <p className="pt-2 text-sm">
      {t("error.requestId")} <code data-request-id="">{id}</code>
    </p>
  ) : null;
}
