import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Field } from "./Field";

type ConfirmDialogProps = {
  title: ReactNode;
  description: ReactNode;
  confirm: ReactNode;
  phrase?: string;
  danger?: boolean;
  pending?: boolean;
  error?: ReactNode;
  /** What stands beside the error and announces itself. */
  notice?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something happens; the focus begins where nothing is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirm, phrase, danger = false, pending = false, error, notice } = props;
  const { onConfirm, onClose } = props;
  const { t } = useTranslation("ui");
  const formId = useId();
  const [typed, setTyped] = useState("");
  const isReady = phrase === undefined || typed.trim() === phrase;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !pending) onConfirm();
  }

  return (
    <Dialog
      role="alertdialog"
      onClose={() => pending || onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button data-initial-focus={phrase === undefined || undefined} disabled={pending} onClick={onClose}>
            {t("confirm.cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={danger ? "danger" : "primary"}
            busy={pending}
            disabled={!isReady}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4 empty:hidden">
        {phrase !== undefined && (
          <Field
            data-initial-focus
            label={t("confirm.type", { phrase })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {error && (
          <div role="alert" className="text-sm text-bad">
            {error}
          </div>
        )}
        {notice}
      </form>
    </Dialog>
  );
}
