import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { Icon } from "~/ui/Icon";
import { JobField } from "../advert/JobField";
import { useAdvert } from "../advert/use-advert";
import { DropArea } from "./DropArea";
import { JobProgress } from "./JobProgress";
import { isSignedOut, signedOut } from "./upload-state";
import { useUpload } from "./use-upload";

type UploadFormProps = { signIn: ReactNode | null; pingId: string | undefined };

/** `signIn` replaces the button when signed out; the chosen file stays for the person who signs in first, not for another. */
export function UploadForm({ signIn, pingId }: UploadFormProps) {
  const [visit, setVisit] = useState({ pingId, number: 0 });
  if (pingId !== undefined && pingId !== visit.pingId) {
    setVisit({ pingId, number: visit.pingId === undefined ? visit.number : visit.number + 1 });
  }
  const hasAsked = useRef(false);
  useEffect(() => {
    if (signIn) hasAsked.current = true;
  }, [signIn]);
  return <Upload key={visit.number} signIn={signIn} pingId={pingId} hasAsked={hasAsked.current} />;
}

/** `hasAsked` is whether this page was signed out before: then what had the focus is gone with the dialog. */
function Upload({ signIn, pingId, hasAsked }: UploadFormProps & { hasAsked: boolean }) {
  const { t } = useTranslation(["upload", "errors"]);
  const { state, hasResult, start, cancel, choose, remove, refuse, refuseEmpty } = useUpload(pingId);
  const advert = useAdvert();
  const isHydrated = useHydrated();

  const working = state.phase === "working";
  const hasWorked = useRef(false);
  useEffect(() => {
    if (working) hasWorked.current = true;
  }, [working]);

  if (state.phase === "working") return <JobProgress state={state} onCancel={cancel} />;
  const file = state.phase === "selected" ? state.file : null;
  const problem = isSignedOut(state.problem) && !signIn ? null : state.problem;
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (signIn) refuse(signedOut.key);
        else if (!file) {
          refuseEmpty();
          event.currentTarget.querySelector("input")?.focus();
        } else if (advert.address) advert.read(advert.address);
        else void start(file, advert.text);
      }}
    >
      {hasResult && !signIn && (
        <Alert
          announced={false}
          actions={<ButtonLink to={paths.results()}>{t("lastResult.action")}</ButtonLink>}
        >
          {t("lastResult.body")}
        </Alert>
      )}
      <div>
        <DropArea file={file} onChoose={choose} onRemove={remove} />
        <div role="alert">
          {problem && (
            <div className="mt-4">
              <Alert tone="bad" announced={false}>
                {"message" in problem ? problem.message : t(`errors:${problem.key}` as "errors:unexpected")}
              </Alert>
            </div>
          )}
        </div>
      </div>
      <JobField advert={advert} canRead={!signIn} />
      {signIn ?? (
        <Button
          type="submit"
          kind="primary"
          size="large"
          disabled={!isHydrated}
          autoFocus={hasAsked || hasWorked.current}
          className="needs-script w-full sm:w-auto sm:justify-self-start"
        >
          {t("submit")}
        </Button>
      )}
      <noscript>
        <Alert tone="caution" announced={false}>
          {t("noScript")}
        </Alert>
      </noscript>
    </form>
  );
}

export function PrivacyNote() {
  const { t } = useTranslation("upload");
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm text-muted">
      <p className="flex items-center gap-2 font-medium text-ink">
        <Icon name="lock" />
        {t("privacy.title")}
      </p>
      <ul className="grid gap-1.5">
        <li>{t("privacy.deleted")}</li>
        <li>{t("privacy.notSent")}</li>
        <li>{t("privacy.limits")}</li>
      </ul>
    </div>
  );
}
