import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { PushSettings } from "./browser-push.client";
import { PushDialog } from "./PushDialog";
import { type PushSupport, pushSupport } from "./push-support";

const subscribe = () => () => undefined;

function supportHere(): PushSupport {
  return pushSupport({
    hasWorker: "serviceWorker" in navigator,
    hasPush: "PushManager" in window,
    permission: "Notification" in window ? Notification.permission : null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
}

/** The way to have the ten sent to this browser, or what it lacks for that. */
export function PushOffer({ settings, tagId }: { settings: PushSettings; tagId: string }) {
  const { t } = useTranslation("push");
  const support = useSyncExternalStore<PushSupport>(subscribe, supportHere, () => "able");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="needs-script grid justify-items-start gap-2 pt-2">
      {support === "able" ? (
        <Button icon="clock" onClick={() => setOpen(true)}>
          {t("offer")}
        </Button>
      ) : (
        <p className="measure text-sm text-muted">{t(`lacking.${support}`)}</p>
      )}
      {isOpen && <PushDialog settings={settings} tagId={tagId} onClose={() => setOpen(false)} />}
    </div>
  );
}
