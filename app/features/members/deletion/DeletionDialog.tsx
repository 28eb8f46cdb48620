import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { deletionPhrases } from "../forms";

export type DeletionDialogProps = { onClose: () => void };

export function DeletionDialog({ onClose }: DeletionDialogProps) {
  const { t } = useTranslation(["account", "errors"]);
  const fetcher = useFetcher<FormAnswer>();
  const phrase = deletionPhrases[useRoot().locale];
  const pending = fetcher.state !== "idle";
  const [failure] = Object.values(fetcher.data?.problems ?? {}).flat();
  return (
    <ConfirmDialog
      title={t("deletion.title")}
      description={t("deletion.body")}
      confirm={t("deletion.confirm")}
      phrase={phrase}
      danger
      pending={pending}
      error={!pending && failure && t(`errors:${failure}`)}
      onConfirm={() => fetcher.submit({ phrase }, { method: "post", action: paths.profileDeletion() })}
      onClose={onClose}
    />
  );
}
