import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { NativeSelect } from "~/ui/NativeSelect";
import { type Application, addressOf, type Status, statuses } from "./application";
import { formatDay } from "./format-moment";

type ApplicationRowProps = {
  application: Application;
  name: string;
  version: string | null;
  onStatus: (status: Status) => void;
  onOpen?: () => void;
  onToggle: () => void;
  form: ReactNode;
};

export function ApplicationRow(props: ApplicationRowProps) {
  const { application, name, version, onStatus, onOpen, onToggle, form } = props;
  const { t, i18n } = useTranslation("applications");
  const formId = useId();
  const { company, post, link, status, date } = application;
  const below = company === "" ? "" : post;
  const address = addressOf(link);
  const cell = "py-3 pr-4 align-middle max-md:p-0 text-left text-sm";
  return (
    <tbody className="block border-b border-line max-md:py-4 md:table-row-group">
      <tr className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4 max-md:gap-y-2">
        <th
          scope="row"
          className={`${cell} max-md:col-span-2 md:min-w-44 font-normal [overflow-wrap:anywhere]`}
        >
          <span className="block text-base leading-snug font-medium">{company || post || t("unnamed")}</span>
          {address ? (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-center gap-1 text-muted underline underline-offset-4 hover:text-ink"
            >
              {below || t("visit")}
              <Icon name="arrowUpRight" size={16} />
            </a>
          ) : (
            <span className="text-muted">{below}</span>
          )}
        </th>
        <td className={`${cell} max-md:max-w-44 md:min-w-36`}>
          <NativeSelect
            dense
            hideLabel
            label={t("statusOf", { name })}
            value={status}
            options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onChange={onStatus}
          />
        </td>
        <td className={`${cell} whitespace-nowrap tabular-nums max-md:text-right`}>
          {date !== "" && <time dateTime={date}>{formatDay(date, i18n.language)}</time>}
        </td>
        <td className={`${cell} text-muted [overflow-wrap:anywhere]`}>{version ?? t("noVersion")}</td>
        <td className={`${cell} pr-0 md:w-px`}>
          <div className="flex justify-end gap-2">
            {onOpen && (
              <Button size="small" aria-label={t("openOne", { name })} onClick={onOpen}>
                {t("open")}
              </Button>
            )}
            <Button
              size="small"
              kind="quiet"
              icon={form ? "close" : "edit"}
              aria-expanded={Boolean(form)}
              aria-controls={formId}
              aria-label={t(form ? "closeOne" : "editOne", { name })}
              onClick={onToggle}
            >
              {t(form ? "close" : "edit")}
            </Button>
          </div>
        </td>
      </tr>
      <tr id={formId} hidden={!form} className={form ? "max-md:block" : undefined}>
        <td colSpan={5} className="pb-4 max-md:block max-md:pt-3 max-md:pb-0">
          {form}
        </td>
      </tr>
    </tbody>
  );
}
