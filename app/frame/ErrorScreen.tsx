import type { ReactNode } from "react";

type ErrorScreenProps = {
  code?: string | number;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  heading?: "h1" | "h4";
};

export function ErrorScreen({ code, title, children, actions, heading: Heading = "h1" }: ErrorScreenProps) {
  return (
    <div className="wrap section grid gap-6">
      <svg
        aria-hidden="true"
        viewBox="16 12 74 16"
        className="w-24 text-ink"
        fill="none"
        stroke="currentColor"
      >
        <path d="M18 14l12 12M30 14 18 26" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M64 24c6-8 18-8 24 0" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <div className="grid gap-4 border-t border-ink pt-6">
        {code !== undefined && <p className="text-sm text-muted tabular-nums">{code}</p>}
        <Heading className="display max-w-[18em] text-2xl md:text-3xl">{title}</Heading>
        <div className="measure text-muted">{children}</div>
        {actions && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
      </div>
    </div>
  );
}
