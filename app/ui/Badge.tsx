import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

type Tone = "neutral" | "accent" | "good" | "caution" | "bad";

const tones: Record<Tone, string> = {
  neutral: "bg-ink-soft text-ink",
  accent: "bg-accent-soft text-accent",
  good: "bg-good-soft text-good",
  caution: "bg-caution-soft text-caution",
  bad: "bg-bad-soft text-bad",
};

export function Badge(props: { tone?: Tone; icon?: IconName; children: ReactNode; className?: string }) {
  const { tone = "neutral", icon, children, className } = props;
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-control px-2 py-0.5 text-xs font-medium whitespace-nowrap ${tones[tone]} ${className ?? ""}`}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
