import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import { isLocale } from "~/core/locale";
import { useTimeZone } from "../feed/use-time-zone";

/** When it was written: by UTC until the browser knows the reader's own time. */
export function WrittenAt({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone() ?? undefined;
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dateAndTime(at, isLocale(i18n.language) ? i18n.language : "en", timeZone)}
    </time>
  );
}
