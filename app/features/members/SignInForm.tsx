import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";

/** What the action of /signin answers when it cannot sign somebody in: why not, as a key of signin.json. */
type SignInAnswer = { problem?: string };

export type SignInFormProps = SignInAnswer & {
  redirectTo: string;
  /** Whether the field takes the focus as it appears, as in a dialog. */
  focused?: boolean;
};

/** The embedded sign-in form. `problem` is what a submission without JavaScript brought back. */
export function SignInForm({ redirectTo, focused, problem }: SignInFormProps) {
  const { t } = useTranslation("signin");
  const fetcher = useFetcher<SignInAnswer>();
  const latest = fetcher.data?.problem ?? problem;
  // The browser's own messages speak the browser's language, ours the page's.
  return (
    <fetcher.Form method="post" action={paths.signIn(redirectTo)} className="grid gap-5" noValidate>
      <Field
        label={t("form.email")}
        hint={t("form.development")}
        error={
          latest && fetcher.state === "idle"
            ? t(latest === "form.missing" ? latest : "form.invalid")
            : undefined
        }
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        autoFocus={focused}
      />
      <Button type="submit" kind="primary" size="large" busy={fetcher.state !== "idle"}>
        {t("form.submit")}
      </Button>
    </fetcher.Form>
  );
}
