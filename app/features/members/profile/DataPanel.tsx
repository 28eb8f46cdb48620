import { Form, useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { Link } from "~/ui/Link";
import type { DeletionDialogProps } from "../deletion/DeletionDialog";
import { deletionPhrases } from "../forms";

type DataPanelProps = {
  /** Whether the form that deletes the account was asked for by its address. */
  deleting: boolean;
  answer?: FormAnswer;
};

export function DataPanel({ deleting, answer }: DataPanelProps) {
  const { t } = useTranslation("account");
  return (
    <section aria-labelledby="data" className="grid gap-6">
      <h2 id="data" className="display text-xl">
        {t("data.title")}
      </h2>
      <div className="border-t border-ink">
        <div className="grid justify-items-start gap-3 border-b border-line py-5">
          <p className="measure text-sm text-muted">
            {t("data.body")} <Link to={paths.privacy()}>{t("data.privacy")}</Link>
          </p>
          <ButtonLink to={paths.accountData()} reloadDocument prefetch="none" download icon="download">
            {t("data.download")}
          </ButtonLink>
        </div>
        <div id="deletion" className="grid justify-items-start gap-3 border-b border-line py-5">
          <h3 className="font-medium">{t("deletion.title")}</h3>
          <p className="measure text-sm text-muted">{t("deletion.body")}</p>
          {deleting ? <DeletionForm answer={answer} /> : <DeleteAccount />}
        </div>
      </div>
    </section>
  );
}

/** A link to the form that deletes the account; once scripts run it opens a dialog in its place. */
function DeleteAccount() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<DeletionDialogProps> | null>(null);
  const form = `${paths.profileDeletion()}#deletion`;

  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("../deletion/DeletionDialog").then(
      ({ DeletionDialog }) => setDialog(() => DeletionDialog),
      () => navigate(form),
    );
  }

  return (
    <>
      <ButtonLink to={form} kind="danger" icon="trash" prefetch="none" onClick={open}>
        {t("deletion.open")}
      </ButtonLink>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}

/** The question of the dialog as a form of the page, for whoever has no scripts. */
function DeletionForm({ answer }: { answer?: FormAnswer }) {
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
