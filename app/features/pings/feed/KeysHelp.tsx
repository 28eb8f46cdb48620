import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { KeysDialogProps } from "./KeysDialog";

type KeysHelpProps = { open: boolean; onChange: (open: boolean) => void };

/** The button that shows the keys, for whoever has some; its dialog is loaded when it is asked for. */
export function KeysHelp({ open, onChange }: KeysHelpProps) {
  const { t } = useTranslation("pings");
  const [Dialog, setDialog] = useState<ComponentType<KeysDialogProps> | null>(null);

  useEffect(() => {
    if (!open || Dialog) return;
    import("./KeysDialog").then(
      ({ KeysDialog }) => setDialog(() => KeysDialog),
      () => onChange(false),
    );
  }, [open, Dialog, onChange]);

  return (
    <div className="-ml-3 hidden lg:pointer-fine:block">
      <Button kind="quiet" size="small" icon="keyboard" onClick={() => onChange(true)}>
        {t("keys.open")}
      </Button>
      {open && Dialog && <Dialog onClose={() => onChange(false)} />}
    </div>
  );
}
