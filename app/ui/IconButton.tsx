import { type ButtonHTMLAttributes, forwardRef } from "react";
import { Icon, type IconName } from "./Icon";

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  icon: IconName;
  label: string;
  busy?: boolean;
};

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon, label, title = label, className, type = "button", busy, onClick, ...button } = props;
  return (
    <button
      {...button}
      ref={ref}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-label={label}
      title={title}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors pressable:hover:bg-ink-soft disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${className ?? ""}`}
    >
      <Icon name={icon} />
    </button>
  );
});
