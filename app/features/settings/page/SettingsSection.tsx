import type { ReactNode } from "react";

type SettingsSectionProps = { id: string; title: string; children: ReactNode };

export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="grid gap-2">
      <h2 id={`${id}-title`} className="display border-t border-ink pt-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
