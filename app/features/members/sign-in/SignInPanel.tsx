import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { useForm } from "~/ui/use-form";
import { ClerkSignIn } from "./ClerkSignIn";

/** `again`: for whoever is signed in, but not lately enough. */
type SignInPanelProps = { identity: IdentityChoice; again?: boolean } & SignInFormProps;

export function SignInPanel({ identity, again = false, ...form }: SignInPanelProps) {
  if (identity.kind === "clerk") return <ClerkSignIn redirectTo={form.redirectTo} again={again} />;
  return <SignInForm {...form} />;
}

type SignInFormProps = {
  redirectTo: string;
  /** What a submission without JavaScript brought back. */
  answer?: FormAnswer;
};

function SignInForm({ redirectTo, answer }: SignInFormProps) {
  const { t } = useTranslation(["signin", "errors"]);
  const { Form, pending, problemsOf, valuesOf } = useForm(answer);
  const [problem] = problemsOf("email");
  const [name] = valuesOf("name");
  // The browser's own messages speak the browser's language, ours the page's.
  return (
    <Form method="post" action={paths.signIn(redirectTo)} className="grid gap-5" noValidate>
      <Field
        label={t("form.email")}
        hint={t("form.development")}
        error={problem && t(`errors:${problem}`)}
        name="email"
        type="email"
        defaultValue={valuesOf("email")[0]}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        data-initial-focus
      />
      <details open={name !== undefined && name !== ""}>
        <summary className="w-fit cursor-pointer py-2.5 text-sm text-muted">{t("form.addName")}</summary>
        <Field label={t("form.name")} name="name" defaultValue={name} autoComplete="name" maxLength={100} />
      </details>
      <Button type="submit" kind="primary" size="large" busy={pending}>
        {t("form.submit")}
      </Button>
    </Form>
  );
}
