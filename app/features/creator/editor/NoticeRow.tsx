import type { ReactNode } from "react";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";

const toneStyles = {
  neutral: { ground: "bg-sunken", icon: "info", ink: "text-muted" },
  caution: { ground: "bg-caution-soft", icon: "alert", ink: "text-caution" },
  bad: { ground: "bg-bad-soft", icon: "alert", ink: "text-bad" },
} as const;

type NoticeRowProps = {
  tone: keyof typeof toneStyles;
  text: string;
  close?: { label: string; onClose: () => void };
  children?: ReactNode;
};

export function NoticeRow({ tone, text, close, children }: NoticeRowProps) {
  const { ground, icon, ink } = toneStyles[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : undefined}
      className={`flex items-start gap-3 border-b border-line py-1 pr-1 pl-4 text-sm lg:pr-5 lg:pl-8 ${ground}`}
    >
      <Icon name={icon} className={`mt-3 ${ink}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 max-sm:pb-1">
        <p className="min-w-56 flex-1 py-2.5">{text}</p>
        {children}
      </div>
      {close && <IconButton icon="close" label={close.label} onClick={close.onClose} />}
    </div>
  );
}
