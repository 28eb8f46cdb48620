import type { ReactNode } from "react";

/** One part of the kit under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line py-6">
      <h3 className="font-mono text-xs text-muted">{name}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}
