import { useTranslation } from "react-i18next";
import type { StoredSettings } from "./provider-settings.client";
import type { Work } from "./use-asking";

/** With what a text or a picture is made. */
export function AccessLine({ work, stored }: { work: Work; stored: StoredSettings | null }) {
  const { t } = useTranslation("provider");
  const access = stored?.settings[work];
  const ready = access?.apiKey ? t(`ready.${work}`, { model: access.model }) : t("noKey");
  return <p className="text-xs break-words text-muted">{access ? ready : t("usesOwnKey")}</p>;
}
