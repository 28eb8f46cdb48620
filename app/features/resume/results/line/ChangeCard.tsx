import { type ReactNode, useId } from "react";
import { Comparison } from "./Comparison";

type ChangeCardProps = { title: string; before: string; after: string; lang: string; children: ReactNode };

/** What a line reads as beside what it read as or could read as, and what can be decided about it. */
export function ChangeCard({ title, before, after, lang, children }: ChangeCardProps) {
  const name = useId();
  return (
    <section aria-labelledby={name} className="grid justify-items-start gap-2">
      <h3 id={name} className="text-xs font-medium text-muted">
        {title}
      </h3>
      <div lang={lang}>
        <Comparison before={before} after={after} />
      </div>
      {children}
    </section>
  );
}
