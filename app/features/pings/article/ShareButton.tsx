import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { share, useCanShare } from "~/ui/browser/share";
import { clearToast, toast } from "~/ui/toast-queue";

const aLink = () => ({ url: window.location.origin });

/** Hands the article's address to other apps, where the browser can. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation("ui");
  const [isSharing, setSharing] = useState(false);
  const canShare = useCanShare(aLink);
  if (!canShare) return null;

  async function press() {
    clearToast("share");
    setSharing(true);
    const isDone = await share({ title, url: window.location.origin + path });
    setSharing(false);
    if (!isDone) toast(t("share.failed"), "bad", { topic: "share" });
  }

  return (
    <Button icon="share" busy={isSharing} onClick={() => void press()}>
      {t("share.action")}
    </Button>
  );
}
