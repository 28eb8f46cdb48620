import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function SignedOut({ action }: { action: ReactNode }) {
  const { t } = useTranslation("settings");
  return (
    <div className="wrap section">
      <div className="grid max-w-xl justify-items-start gap-5">
        <h1 className="display text-2xl md:text-3xl">{t("signedOut.title")}</h1>
        <p className="text-muted">{t("signedOut.body")}</p>
        {action}
      </div>
    </div>
  );
}
