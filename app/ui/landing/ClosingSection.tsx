import type { ReactNode } from "react";

type ClosingSectionProps = { title: string; action: ReactNode; children: ReactNode };

export function ClosingSection({ title, action, children }: ClosingSectionProps) {
  return (
    <section aria-labelledby="close-title" className="wrap pb-(--section)">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 border-t border-ink pt-8">
        <div className="grid gap-3">
          <h2 id="close-title" className="display text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="text-muted">{children}</p>
        </div>
        {action}
      </div>
    </section>
  );
}
