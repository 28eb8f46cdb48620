import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Switch } from "~/ui/Checkbox";
import { Dialog } from "~/ui/Dialog";
import { forgetReadMarks } from "../reading/renew-read-marks.client";
import { useReadMarks } from "../use-read-marks";
import { areKeysOn, switchKeys } from "./use-feed-keys";

const keys = ["j", "k", "o", "v", "help", "page", "end"] as const;

export type KeysDialogProps = { onClose: () => void };

export function KeysDialog({ onClose }: KeysDialogProps) {
  const { t } = useTranslation(["pings", "reading"]);
  const [on, setOn] = useState(areKeysOn);
  const { viewer } = useRoot();
  const { here } = useReadMarks();
  const [failed, setFailed] = useState(false);

  async function forget() {
    setFailed(false);
    if (viewer) {
      const { sendMarks } = await import("../reading/send-marks.client");
      if (!(await sendMarks("forget", [])).ok) return setFailed(true);
    }
    forgetReadMarks();
    // The cards of this page were sent with their marks.
    if (viewer) window.location.reload();
  }

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
        <p className="text-sm text-muted">
          {viewer ? t("reading:account") : t("keys.marks", { count: here.size })}
        </p>
        {failed && <Alert tone="bad">{t("reading:forgetFailed")}</Alert>}
        <Button
          size="small"
          disabled={!viewer && here.size === 0}
          onClick={() => void forget().catch(() => setFailed(true))}
        >
          {t("keys.forget")}
        </Button>
      </div>
    </Dialog>
  );
}
