import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormProblems } from "~/core/form";
import { paths } from "~/paths";
import { Alert } from "./Alert";
import { ButtonLink } from "./Button";

/** Asks whoever signed in too long ago to do so again, in a tab of its own: what is typed here stays. */
export function SignInAgain({ problems }: { problems?: FormProblems }) {
  const { t } = useTranslation(["ui", "errors"]);
  const { pathname, search } = useLocation();
  if (!needsSignIn(problems)) return null;
  return (
    <Alert
      tone="caution"
      title={t("errors:signInAgain")}
      actions={
        <ButtonLink to={paths.signIn(pathname + search, "&again")} target="_blank" prefetch="none">
          {t("signInAgain.link")}
        </ButtonLink>
      }
    >
      {t("signInAgain.text")}
    </Alert>
  );
}

export function needsSignIn(problems: FormProblems | undefined): boolean {
  return problems?.form?.includes("signInAgain") ?? false;
}
