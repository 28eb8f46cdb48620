import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Switch } from "~/ui/Checkbox";
import { Dialog } from "~/ui/Dialog";
import { forgetReadMarks, useReadMarks } from "../use-read-marks";
import { areKeysOn, switchKeys } from "./use-feed-keys";

const keys = ["j", "k", "o", "v", "help", "page", "end"] as const;

export type KeysDialogProps = { onClose: () => void };

export function KeysDialog({ onClose }: KeysDialogProps) {
  const { t } = useTranslation("pings");
  const [on, setOn] = useState(areKeysOn);
  const read = useReadMarks();
  return (
    <Dialog onClose={onClose} title={t("keys.title")}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 text-sm">
        {keys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-edge px-1.5 py-0.5 font-mono text-xs whitespace-nowrap">
                {t(`keys.${key}.key`)}
              </kbd>
            </dt>
            <dd>{t(`keys.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t("keys.letters")}
        checked={on}
        onChange={(next) => {
          switchKeys(next);
          setOn(next);
        }}
      />
      <div className="grid justify-items-start gap-2 border-t border-line pt-4">
        <p className="text-sm text-muted">{t("keys.marks", { count: read.size })}</p>
        <Button size="small" disabled={read.size === 0} onClick={forgetReadMarks}>
          {t("keys.forget")}
        </Button>
      </div>
    </Dialog>
  );
}
