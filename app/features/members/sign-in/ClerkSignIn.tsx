import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { forgetKeptPages } from "~/ui/browser/service-worker.client";
import { Spinner } from "~/ui/Spinner";
import { CLERK_PATIENCE, showClerkSignIn, signOutOfClerk, useClerkDemand } from "./clerk-demand";

/** Clerk's own sign-in form, or what to do when it cannot be loaded. The host in the header brings it here. */
export function ClerkSignIn({ redirectTo, again }: { redirectTo: string; again: boolean }) {
  const { t } = useTranslation(["signin", "ui"]);
  const { status } = useClerkDemand();
  const place = useRef<HTMLDivElement>(null);
  const late = useLate(status === "ready");
  const [ending, setEnding] = useState<"unasked" | "pending" | "failed" | "done">(again ? "unasked" : "done");
  const failed = status === "failed" || (late && status !== "ready") || ending === "failed";

  // Clerk leads on by itself, so that nothing of ours runs once somebody has signed in.
  useEffect(() => void forgetKeptPages(), []);
  useEffect(
    () => (ending === "done" && place.current ? showClerkSignIn(place.current, redirectTo) : undefined),
    [redirectTo, ending],
  );

  /** Clerk shows its form to nobody who is signed in. On a press only: a link that ends a session could be anybody's. */
  async function endSession() {
    setEnding("pending");
    setEnding((await signOutOfClerk()) ? "done" : "failed");
  }

  return (
    <div className="grid gap-4">
      {status !== "ready" && !failed && <Spinner label={t("clerk.loading")} />}
      {failed && (
        <Alert
          tone="bad"
          actions={
            <ButtonLink
              to={paths.signIn(redirectTo, again ? "&again" : "")}
              reloadDocument
              prefetch="none"
              icon="refresh"
            >
              {t("clerk.retry")}
            </ButtonLink>
          }
        >
          {t("clerk.failed")}
        </Alert>
      )}
      {(ending === "unasked" || ending === "pending") && !failed && status === "ready" && (
        <Button kind="primary" size="large" busy={ending === "pending"} onClick={() => void endSession()}>
          {t("ui:signInAgain.link")}
        </Button>
      )}
      <noscript>{t("clerk.noScript")}</noscript>
      <div ref={place} />
    </div>
  );
}

function useLate(done: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => setLate(true), CLERK_PATIENCE);
    return () => clearTimeout(timer);
  }, [done]);
  return late;
}
