import { moment, type Wall, wallAt } from "./moment";
import { readOffset } from "./zones";

const written =
  /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?|(\d{2})(\d{2})?)?(?:[T _,]{1,3}(?:(\d{1,2})(?::?(\d{1,2})(?::?(\d{1,2})(?:[.,:]\d{1,9})?)?)?(?=$|[ Z+-]))?)?(.*)$/i;

/** ISO 8601, with slashes and dots, without separators; seconds and milliseconds since 1970. */
export function readIsoDate(text: string): Wall | null {
  if (/^\d{9,10}$|^\d{12,13}$/.test(text)) {
    const epoch = wallAt(text.length > 10 ? Number(text) : Number(text) * 1000, 0);
    return moment(epoch, 0) && epoch;
  }
  const found = written.exec(text.replace(/^(\d{8})(\d{4}(?:\d{2})?)$/, "$1T$2"));
  if (!found) return null;
  const [, year, , month, day, joinedMonth, joinedDay, hour, minute, second, rest = ""] = found;
  const named = rest.trim();
  const zone = named === "" ? null : readOffset(named);
  if (named !== "" && (hour === undefined || zone === null)) return null;
  const wall = {
    ...{ year: Number(year), month: Number(month ?? joinedMonth ?? 1), day: Number(day ?? joinedDay ?? 1) },
    ...{ hour: Number(hour ?? 0), minute: Number(minute ?? 0), second: Number(second ?? 0), zone },
  };
  return moment(wall, 0) && wall;
}
