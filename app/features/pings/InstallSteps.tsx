import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The two steps of Safari on iOS, drawn: the share symbol at the foot of its screen, then the row of its sheet. */
export function InstallSteps() {
  const { t } = useTranslation("pings");
  return (
    <ol className="grid w-full grid-cols-2 gap-3 pr-2 text-xs">
      <Step text={t("banner.share")}>
        <path d="M8 0v52h104V0M8 27h104" className="text-edge" />
        <path d="m24 35-5 5 5 5M38 35l5 5-5 5M78 35h10v10H78ZM98 35h5v7M98 38v7" className="text-edge" />
        <circle cx="60" cy="40" r="10.5" className="fill-accent-soft" stroke="none" />
        <path d="M57 39h-2v6h10v-6h-2M60 42v-8M57.5 36.5 60 34l2.5 2.5" className="text-accent" />
      </Step>
      <Step text={t("banner.toHome")}>
        <path d="M8 52V8a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v44M18 10h36M18 43h44" className="text-edge" />
        <path d="M92 5h9v9h-9ZM92 39h9v9h-9Z" className="text-edge" />
        <rect x="12" y="18" width="96" height="17" rx="4" className="fill-accent-soft" stroke="none" />
        <path d="M18 26.5h52M91 21.5h11v10H91ZM96.5 23.5v6M93.5 26.5h6" className="text-accent" />
      </Step>
    </ol>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 120 54"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full rounded-control bg-sunken"
      >
        {children}
      </svg>
      {text}
    </li>
  );
}
