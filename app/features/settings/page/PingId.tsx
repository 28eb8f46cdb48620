import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

export function PingId({ pingId }: { pingId: string }) {
  const { t } = useTranslation("settings");
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);

  function copy() {
    const copying = navigator.clipboard?.writeText(pingId) ?? Promise.reject(new Error("no clipboard"));
    copying.then(
      () => setOutcome("copied"),
      () => setOutcome("copyFailed"),
    );
  }

  return (
    <div className="grid gap-1 border-t border-line p-5">
      <p className="text-sm font-medium">{t("account.pingId")}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <code className="font-mono text-sm break-all select-all">{pingId}</code>
        <Button size="small" icon="copy" onClick={copy} className="needs-script">
          {t("account.copy")}
        </Button>
      </div>
      <p className="text-xs text-muted">{t("account.pingIdHint")}</p>
      <p role="status" className="text-xs text-muted empty:hidden">
        {outcome && t(`account.${outcome}`)}
      </p>
    </div>
  );
}
