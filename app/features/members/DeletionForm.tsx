import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { useRoot } from "~/ui/root-data";
import { deletionPhrases } from "./forms";

/** The question of the dialog as a form of the page, for whoever has no scripts. */
export function DeletionForm({ answer }: { answer?: FormAnswer }) {
  const { t } = useTranslation(["account", "errors", "ui"]);
  const phrase = deletionPhrases[useRoot().locale];
  const [problem] = answer?.problems?.phrase ?? [];
  const [failure] = answer?.problems?.form ?? [];
  return (
    <Form method="post" action={paths.profileDeletion()} className="grid w-full max-w-md gap-4" noValidate>
      {failure && <Alert tone="bad">{t(`errors:${failure}`)}</Alert>}
      <Field
        label={t("ui:confirm.type", { phrase })}
        error={problem && t(`errors:${problem}`)}
        name="phrase"
        defaultValue={answer?.values?.phrase?.[0]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" icon="trash">
          {t("deletion.confirm")}
        </Button>
        <ButtonLink to={paths.profile()}>{t("ui:confirm.cancel")}</ButtonLink>
      </div>
    </Form>
  );
}
