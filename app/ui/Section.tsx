import type { ReactNode } from "react";

type SectionProps = { id?: string; label: string; title: string; aside?: ReactNode; children: ReactNode };

export function Section({ id, label, title, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={id && `${id}-title`} className="wrap pb-(--section)">
      <div className="grid gap-x-8 gap-y-3 border-t border-ink pt-4 md:grid-cols-12">
        <p className="text-sm text-muted md:col-span-3 md:pt-2.5">{label}</p>
        <div className="grid gap-4 md:col-span-9">
          <h2 id={id && `${id}-title`} className="display text-2xl md:text-3xl">
            {title}
          </h2>
          {aside}
        </div>
      </div>
      <div className="pt-10 md:pt-14">{children}</div>
    </section>
  );
}
