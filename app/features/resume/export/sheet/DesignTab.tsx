import { type ComponentProps, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Spinner } from "~/ui/Spinner";
import { usePart } from "~/ui/use-part";
import type { DesignPanel } from "./DesignPanel";

const loadPanel = () => import("./DesignPanel").then((module) => module.DesignPanel);

/** The panel of the design, fetched when it is first looked at. */
export function DesignTab(props: ComponentProps<typeof DesignPanel>) {
  const { t } = useTranslation("results");
  const { part: Panel, failed, fetchPart } = usePart(loadPanel);
  useEffect(fetchPart, [fetchPart]);
  if (Panel) return <Panel {...props} />;
  if (!failed) return <Spinner label={t("design.loading")} />;
  return (
    <Alert
      tone="bad"
      actions={
        <Button size="small" icon="refresh" onClick={fetchPart}>
          {t("retry")}
        </Button>
      }
    >
      {t("notLoaded")}
    </Alert>
  );
}
