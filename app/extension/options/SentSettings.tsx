import { type Settings, storeOwn } from "../settings/stored";
import { tierOf } from "../settings/tier";
import { SITE } from "../site";
import type { Texts } from "../texts";
import { Part } from "./Part";

export function SentSettings({ settings, t }: { settings: Settings; t: Texts }) {
  const { sent, receivedAt, nonce, own } = settings;
  const times = new Intl.DateTimeFormat(sent.language === "zh" ? "zh-CN" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const { counts, why } = tierOf(settings);
  const rows = [
    ["language", t(`languages.${sent.language}`)],
    ["theme", t(`themes.${sent.theme}`)],
    ["quote", t(`quoteStyles.${sent.quoteStyle}`)],
    ["news", sent.news.isOwn ? t("news.own") : sent.news.name],
    ["tier", why ? `${t(`tiers.${counts}`)}: ${t(why)}` : t(`tiers.${counts}`)],
    ["genPrompt", sent.genPrompt || t("sent.builtIn")],
    ["qaPrompt", sent.qaPrompt || t("sent.builtIn")],
  ] as const;
  return (
    <Part title={t("sent.title")}>
      <p className="text-sm">
        {receivedAt === null
          ? t("sent.never")
          : t("sent.last", { time: times.format(receivedAt), nonce: nonce ?? "" })}{" "}
        <a href={`${SITE}/memwink_settings`} className="underline underline-offset-4">
          {t("sent.change")}
        </a>
      </p>
      <dl className="grid w-full gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`sent.${name}`)}</dt>
            <dd className="mb-2 line-clamp-3 sm:mb-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={own.hasNews}
          onChange={(event) => void storeOwn({ hasNews: event.target.checked })}
          className="size-5"
        />
        {t("sent.showNews", { site: new URL(SITE).host })}
      </label>
    </Part>
  );
}
