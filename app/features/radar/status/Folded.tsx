import type { ReactNode } from "react";
import { Icon } from "~/ui/Icon";

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
