import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { Edit } from "./settings-view";

type SettingRowProps = {
  id: Edit;
  value: ReactNode;
  isSuspended?: boolean;
  forPro?: boolean;
  justSaved: boolean;
  /** Its form, where it stands on the page itself. */
  form?: ReactNode;
};

export function SettingRow(props: SettingRowProps) {
  const { id, value, isSuspended = false, forPro = false, justSaved, form } = props;
  const { t } = useTranslation("settings");
  return (
    <li id={id} className="border-b border-line py-3 last:border-b-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
        <h3 className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {t(`${id}.title`)}
          {forPro && <Badge tone="accent">{t("row.pro")}</Badge>}
        </h3>
        <div className="text-sm text-muted max-sm:col-start-1 max-sm:row-start-2">
          {value}
          {isSuspended && <span className="text-caution"> · {t("suspended.row")}</span>}
        </div>
        <div className="flex items-center gap-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2">
          <span role="status" className="flex items-center gap-1 text-sm text-good">
            {justSaved && (
              <>
                <Icon name="check" size={18} />
                {t("row.saved")}
              </>
            )}
          </span>
          <ButtonLink
            to={`${paths.memwinkSettings()}?edit=${id}#${id}`}
            preventScrollReset
            size="small"
            aria-label={t("row.changeLabel", { name: t(`${id}.title`) })}
          >
            {t("row.change")}
          </ButtonLink>
        </div>
      </div>
      {form && (
        <div className="mt-4 grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-6">
          <p className="text-sm text-muted">{t(`${id}.description`)}</p>
          {form}
        </div>
      )}
    </li>
  );
}
