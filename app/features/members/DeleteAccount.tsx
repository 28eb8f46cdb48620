import { useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import type { DeletionDialogProps } from "./DeletionDialog";

/** A link to the form that deletes the account; once scripts run it opens a dialog in its place. */
export function DeleteAccount() {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<DeletionDialogProps> | null>(null);
  const form = `${paths.profileDeletion()}#deletion`;

  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("./DeletionDialog").then(
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
