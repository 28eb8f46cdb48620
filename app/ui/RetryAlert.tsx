import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "./Alert";
import { Button } from "./Button";

type RetryAlertProps = { onRetry: () => void; children?: ReactNode };

/** A part of the page did not come, or what was asked for was not done; it can be asked for again. */
export function RetryAlert({ onRetry, children }: RetryAlertProps) {
  const { t } = useTranslation("ui");
  return (
    <Alert
      tone="bad"
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {children ?? t("notLoaded")}
    </Alert>
  );
}
