import { useTranslation } from "react-i18next";
import { DOWNLOAD } from "~/core/memwink";
import { ButtonLink } from "~/ui/Button";
import type { DownloadLinks } from "./settings-view";

/** Where the extension and the app are: our own copy where the operator names no other. */
export function Downloads({ pluginStore, pluginZip, ios }: DownloadLinks) {
  const { t } = useTranslation("settings");
  return (
    <dl>
      <div className="grid items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <dt className="text-sm font-medium">{t("downloads.plugin")}</dt>
        <dd className="flex flex-wrap gap-3 text-sm text-muted">
          {pluginStore && (
            <ButtonLink to={pluginStore} prefetch="none" kind="primary" iconAfter="arrowUpRight" size="small">
              {t("downloads.store")}
            </ButtonLink>
          )}
          <ButtonLink
            to={pluginZip ?? DOWNLOAD}
            reloadDocument
            download
            prefetch="none"
            icon="download"
            size="small"
          >
            {t("downloads.zip")}
          </ButtonLink>
        </dd>
      </div>
      <div className="grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <dt className="text-sm font-medium">{t("downloads.ios")}</dt>
        <dd className="text-sm text-muted">
          {ios ? (
            <ButtonLink to={ios} prefetch="none" iconAfter="arrowUpRight" size="small">
              {t("downloads.iosGet")}
            </ButtonLink>
          ) : (
            t("downloads.iosSoon")
          )}
        </dd>
      </div>
    </dl>
  );
}
