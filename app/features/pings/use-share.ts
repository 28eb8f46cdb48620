import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";

const TOAST_MS = 3000;

/** Hands a page of ours to the browser's own sheet; where there is none, its address to the clipboard. */
export function useShare() {
  const { t } = useTranslation("pings");
  return async (path: string, title: string): Promise<void> => {
    const url = new URL(path, window.location.href).href;
    const isDone = await navigator.share?.({ title, url }).then(
      () => true,
      // Whoever closes the sheet wants nothing more.
      (error: unknown) => error instanceof DOMException && error.name === "AbortError",
    );
    if (isDone) return;
    const copying = import("~/ui/copy-text.client").then(({ copyText }) => copyText(url));
    if (await copying.catch(() => false))
      toast(t("share.copied"), "good", { topic: "share", duration: TOAST_MS });
    else toast(t("share.failed", { url }), "bad", { topic: "share" });
  };
}
