import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { ButtonLink } from "~/ui/Button";
import { FormActions } from "~/ui/FormActions";
import { Link } from "~/ui/Link";
import { useForm } from "~/ui/use-form";
import type { Edit } from "./settings-view";

type FieldsOf = {
  /** What is wrong with a field, in words. */
  errorOf(name: string): string | undefined;
  /** What was typed into it before it was refused. */
  typedIn(name: string): string | undefined;
};

type SettingFormProps = {
  id: Edit;
  /** What a submission without JavaScript brought back. */
  answer?: FormAnswer;
  /** Why nothing of it can be saved with this plan. */
  locked?: string;
  disabled?: boolean;
  children: (fields: FieldsOf) => ReactNode;
};

export function SettingForm({ id, answer, locked, disabled, children }: SettingFormProps) {
  const { t } = useTranslation(["settings", "errors"]);
  const form = useForm(answer?.values?.intent?.[0] === id ? answer : undefined);
  const errorOf = (name: string) => {
    const [problem] = form.problemsOf(name);
    return problem && t(`errors:${problem}`);
  };
  return (
    <form.Form
      method="post"
      action={`${paths.memwinkSettings()}?edit=${id}`}
      preventScrollReset
      noValidate
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="intent" value={id} />
      {locked && (
        <Alert
          announced={false}
          actions={<Link to={`${paths.memwinkSettings()}#plans`}>{t("form.seePlans")}</Link>}
        >
          {locked}
        </Alert>
      )}
      {children({ errorOf, typedIn: (name) => form.valuesOf(name)[0] })}
      {/* In a dialog what saves stays in sight, however long the form; what sticks keeps clear of the dialog's padding. */}
      <div className="in-[dialog]:sticky in-[dialog]:-bottom-6 in-[dialog]:-mx-6 in-[dialog]:-mb-6 in-[dialog]:border-t in-[dialog]:border-line in-[dialog]:bg-raised in-[dialog]:px-6 in-[dialog]:pt-4 in-[dialog]:pb-[max(1rem,env(safe-area-inset-bottom))]">
        <FormActions
          state={form.pending ? "pending" : "idle"}
          error={form.failed ? t("errors:config.saveFailed") : errorOf("form")}
          disabled={disabled || locked !== undefined}
        >
          <ButtonLink to={paths.memwinkSettings()} replace preventScrollReset kind="quiet">
            {t("form.cancel")}
          </ButtonLink>
        </FormActions>
      </div>
    </form.Form>
  );
}
