import { useEffect } from "react";
import { useSettings } from "../newtab/use-settings";
import { SITE } from "../site";
import { textsIn } from "../texts";
import { EndpointForm } from "./EndpointForm";
import { LibraryTools } from "./LibraryTools";
import { Part } from "./Part";
import { PictureForm } from "./PictureForm";
import { SentSettings } from "./SentSettings";

const permissions = [
  "activeTab",
  "scripting",
  "storage",
  "alarms",
  "contextMenus",
  "bookmarks",
  "hosts",
] as const;

export function Options() {
  const settings = useSettings();
  const locale = settings?.sent.language ?? "en";
  const t = textsIn(locale);
  useEffect(() => {
    document.documentElement.lang = locale === "zh" ? "zh-CN" : "en";
    document.title = t("options.title");
  }, [locale, t]);
  if (!settings) return null;
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-2 px-4 py-10 sm:px-6">
      <h1 className="pb-4 font-serif text-lg font-bold">{t("options.title")}</h1>
      <SentSettings settings={settings} t={t} />
      <LibraryTools t={t} />
      <PictureForm settings={settings} t={t} />
      <EndpointForm settings={settings} t={t} />
      <Part title={t("permissions.title")}>
        <dl className="grid gap-2 text-sm">
          {permissions.map((name) => (
            <div key={name}>
              <dt className="font-medium">{t(`permissions.${name}.name`)}</dt>
              <dd className="text-muted">{t(`permissions.${name}.why`)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <p className="border-t border-line py-6 text-sm text-muted">
        {t("options.built", { version: chrome.runtime.getManifest().version, site: new URL(SITE).host })}
      </p>
    </main>
  );
}
