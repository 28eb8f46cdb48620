import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";

const TOAST_MS = 3000;

type Shared = { path: string; title: string };

/** Hands a page of ours to the browser's own sheet; where there is none, its address goes to the clipboard. */
export function useShare() {
  const { t } = useTranslation("pings");

  return async ({ path, title }: Shared): Promise<void> => {
    const url = new URL(path, window.location.href).href;
    if (await shareBySheet({ title, url })) return;
    const copied = await import("~/ui/copy-text.client").then(
      ({ copyText }) => copyText(url),
      () => false,
    );
    if (copied) toast(t("share.copied"), "good", TOAST_MS);
    else toast(t("share.failed", { url }), "bad");
  };
}

/** Whether nothing is left to be done: it was shared, or the reader thought better of it. */
async function shareBySheet(page: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  return navigator.share(page).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === "AbortError",
  );
}
