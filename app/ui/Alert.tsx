import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";

type AlertTone = "info" | "good" | "caution" | "bad";

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  dismiss?: { label?: string; onDismiss: () => void };
  band?: boolean;
  /** False where it is part of the page from the start, or stands in a region that is read aloud anyway. */
  announced?: boolean;
  heading?: "h2" | "h3";
};

const tones = {
  info: { icon: "info", iconColour: "text-muted", ground: "border-line bg-sunken" },
  good: { icon: "check", iconColour: "text-good", ground: "border-good/30 bg-good-soft" },
  caution: { icon: "alert", iconColour: "text-caution", ground: "border-caution/30 bg-caution-soft" },
  bad: { icon: "alert", iconColour: "text-bad", ground: "border-bad/30 bg-bad-soft" },
} as const;

export function Alert(props: AlertProps) {
  const { tone = "info", title, children, actions, dismiss, band = false, announced = true } = props;
  const { heading: Title = "p" } = props;
  const { t } = useTranslation("ui");
  const { icon, iconColour, ground } = tones[tone];
  const shape = band
    ? "border-b border-line py-1 pr-1 pl-4 lg:pr-5 lg:pl-8"
    : "rounded-control border py-1 pl-4";
  const end = band || dismiss ? "pr-1" : "pr-4";
  return (
    <div
      role={announced ? (tone === "bad" ? "alert" : "status") : undefined}
      className={`flex items-start gap-3 text-sm text-ink ${shape} ${end} ${ground}`}
    >
      <Icon name={icon} className={`mt-3 ${iconColour}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div className="grid min-w-0 flex-1 basis-56 gap-1 py-2.5 [overflow-wrap:anywhere]">
          {title && <Title className="font-medium">{title}</Title>}
          {children}
        </div>
        {actions && <div className="flex flex-wrap gap-2 py-1 max-sm:pb-2.5">{actions}</div>}
      </div>
      {dismiss && (
        <IconButton icon="close" label={dismiss.label ?? t("alert.dismiss")} onClick={dismiss.onDismiss} />
      )}
    </div>
  );
}
