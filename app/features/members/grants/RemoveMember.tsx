import { useFetcher } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { SignInAgain } from "~/ui/SignInAgain";
import { formOf } from "~/ui/use-form";
import type { MemberAnswer } from "./AddMember";

const ConfirmDialog = lazy(() =>
  import("~/ui/ConfirmDialog").then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

type RemoveMemberProps = {
  email: string;
  back: string;
  answer?: MemberAnswer;
  onDone: (removed: boolean) => void;
};

/** The question before a member is removed: a dialog, or a part of the page where scripts do not run. */
export function RemoveMember({ email, back, answer, onDone }: RemoveMemberProps) {
  const { t } = useTranslation(["admin", "errors", "ui"]);
  const isHydrated = useHydrated();
  const fetcher = useFetcher<MemberAnswer>();
  const form = formOf(fetcher, answer);
  const [problem] = form.problemsOf("remove");
  const failure = { network: "errors:members.network", server: "errors:members.removeFailed" } as const;
  const error = form.failed ? t(failure[form.failed]) : problem && t(`errors:${problem}`);
  const isRemoved = fetcher.data?.removed === email;

  useEffect(() => {
    if (isRemoved) onDone(true);
  }, [isRemoved, onDone]);

  if (isHydrated)
    return (
      <Suspense>
        <ConfirmDialog
          danger
          title={t("members.removeTitle", { email })}
          description={t("members.removeText")}
          confirm={t("members.remove")}
          pending={form.pending || isRemoved}
          error={error}
          notice={<SignInAgain problems={fetcher.data?.problems} />}
          onConfirm={() => fetcher.submit({ intent: "remove", email }, { method: "post" })}
          onClose={() => onDone(false)}
        />
      </Suspense>
    );
  return (
    <form.Form method="post" className="grid gap-2">
      <input type="hidden" name="email" value={email} />
      <Alert
        tone="caution"
        title={t("members.removeTitle", { email })}
        actions={
          <>
            <ButtonLink to={back}>{t("ui:confirm.cancel")}</ButtonLink>
            <Button type="submit" kind="danger" name="intent" value="remove">
              {t("members.remove")}
            </Button>
          </>
        }
      >
        {t("members.removeText")}
      </Alert>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </form.Form>
  );
}
