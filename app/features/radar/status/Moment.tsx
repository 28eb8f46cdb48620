import { dateAndTime } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { relativeTime } from "./status-words";

/** How far a moment is from when the page was made; the moment itself where one points at it. */
export function Moment({ at, now }: { at: number; now: number }) {
  const { locale } = useRoot();
  return (
    <time dateTime={new Date(at).toISOString()} title={dateAndTime(at, locale)} className="whitespace-nowrap">
      {relativeTime(at, now, locale)}
    </time>
  );
}
