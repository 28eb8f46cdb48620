import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button";
import { clearToast, toast } from "./toast-queue";

const COPIED_MS = 2000;

export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("ui");
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    const copied = await import("./browser/copy-text.client").then(
      ({ copyText }) => copyText(text),
      () => false,
    );
    if (!copied) return toast(t("text.copyFailed"), "bad", { topic: "copy" });
    clearToast("copy");
    setCopies((count) => count + 1);
  }

  const isCopied = copies > 0;
  return (
    <Button onClick={copy} icon={isCopied ? "check" : "copy"} className="needs-script min-w-28">
      <span aria-live="polite">{t(isCopied ? "text.copied" : "text.copy")}</span>
    </Button>
  );
}
