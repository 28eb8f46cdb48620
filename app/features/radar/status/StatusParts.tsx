import type { ReactNode } from "react";
import { dateAndTime } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { Icon } from "~/ui/Icon";
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

type FoldedProps = { summary: ReactNode; open?: boolean; children: ReactNode };

export function Folded({ summary, open = false, children }: FoldedProps) {
  return (
    <details open={open || undefined} className="group/folded min-w-0">
      <summary className="flex min-h-11 w-fit cursor-pointer flex-wrap items-center gap-x-2">
        <Icon
          name="chevronDown"
          size={16}
          className="text-muted transition-transform group-open/folded:rotate-180"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
