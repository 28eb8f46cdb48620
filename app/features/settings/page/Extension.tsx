import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  EXTENSION_ID,
  type ExtensionAnswer,
  isNewer,
  type SentSettings,
  type SettingsMessage,
  storeIdIn,
} from "~/core/memwink";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";

type Known = Extract<ExtensionAnswer, { ok: true }>;

type ExtensionProps = {
  settings: SentSettings;
  proUntil: number | null;
  /** The version of our own download. */
  latest?: string;
  storeLink?: string;
};

/** Says whether the extension is there and which, and sends it the settings by a press; nothing is sent otherwise. */
export function Extension({ settings, proUntil, latest, storeLink }: ExtensionProps) {
  const { t } = useTranslation("settings");
  const [known, setKnown] = useState<Known | "absent" | null>(null);
  const [told, setTold] = useState<"sent" | "refused" | null>(null);

  useEffect(() => {
    void askExtension({ type: "hello", v: 1 }, storeLink).then((answer) =>
      setKnown(answer?.ok ? answer : "absent"),
    );
  }, [storeLink]);

  async function send() {
    const nonce = `${crypto.getRandomValues(new Uint16Array(1))[0]}`.padStart(4, "0").slice(-4);
    const answer = await askExtension({ type: "settings", v: 1, nonce, proUntil, settings }, storeLink);
    if (answer?.ok) setKnown(answer);
    setTold(answer?.ok ? "sent" : "refused");
  }

  return (
    <div className="grid gap-3 text-sm">
      {known === "absent" && <p>{t("extension.absent")}</p>}
      {known && known !== "absent" && (
        <>
          <p>{t("extension.there", { version: known.version })}</p>
          {latest && isNewer(latest, known.version) && <p>{t("extension.update", { version: latest })}</p>}
          {settings.news.isOwn && <p className="text-muted">{t("extension.ownFeed")}</p>}
          {proUntil !== null && <p className="text-muted">{t("extension.pro")}</p>}
          <Button kind="primary" size="small" className="justify-self-start" onClick={() => void send()}>
            {t("extension.send")}
          </Button>
          {told === "sent" && <Alert tone="good">{t("extension.sent", { nonce: known.nonce ?? "" })}</Alert>}
          {told === "refused" && <Alert tone="bad">{t("extension.refused")}</Alert>}
        </>
      )}
    </div>
  );
}

/** What the extension answers, a copy from our zip or from a store; null where there is none that speaks with this site. */
async function askExtension(
  message: SettingsMessage | { type: "hello"; v: 1 },
  storeLink: string | undefined,
): Promise<ExtensionAnswer | null> {
  // Only where an extension names this site does the browser let a page speak to it.
  if (typeof chrome === "undefined" || chrome.runtime === undefined) return null;
  for (const id of [EXTENSION_ID, storeIdIn(storeLink ?? "")]) {
    const asked = id && chrome.runtime.sendMessage<object, ExtensionAnswer>(id, message);
    const answer = asked && (await asked.catch(() => null));
    if (answer) return answer;
  }
  return null;
}
