import type { LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { prefetchOfLinks } from "./browser/preload";
import { useReload } from "./browser/reload-document";
import { Icon, type IconName } from "./Icon";
import { RouterLink } from "./Link";
import { SpinnerIcon } from "./Spinner";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const kinds: Record<ButtonKind, string> = {
  primary: "border-transparent bg-accent text-on-accent pressable:hover:bg-accent-deep",
  secondary: "border-edge bg-raised text-ink pressable:hover:bg-sunken",
  quiet: "border-transparent text-ink pressable:hover:bg-ink-soft",
  danger: "border-bad bg-raised text-bad pressable:hover:bg-bad-soft",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 px-3 py-1 text-sm md:pointer-fine:min-h-9",
  medium: "min-h-11 px-4 py-2 text-sm",
  large: "min-h-12 px-6 py-2.5 text-base",
};

function classOf(kind: ButtonKind, size: ButtonSize, className?: string): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border text-center leading-snug font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 ${kinds[kind]} ${sizes[size]} ${className ?? ""}`;
}

type ButtonStyle = { kind?: ButtonKind; size?: ButtonSize; icon?: IconName; iconAfter?: IconName };

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyle & { busy?: boolean };

/** An action. `busy` keeps its words and the focus, shows that it works and lets nobody press it or send its form again. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { kind = "secondary", size = "medium", icon, iconAfter, busy = false, ...rest } = props;
  const { className, children, disabled, type = "button", onClick, ...button } = rest;
  return (
    <button
      {...button}
      ref={ref}
      type={type}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classOf(kind, size, className)}
    >
      {busy ? <SpinnerIcon /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
});

export function ButtonLink(props: LinkProps & ButtonStyle) {
  const { kind = "secondary", size = "medium", icon, iconAfter, className, children, ...link } = props;
  return (
    <RouterLink
      prefetch={prefetchOfLinks()}
      reloadDocument={useReload(link.to)}
      {...link}
      className={classOf(kind, size, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </RouterLink>
  );
}

/** The way into what a page is about: as wide as a phone. */
export function StartLink(props: Pick<LinkProps, "to" | "children">) {
  return (
    <ButtonLink {...props} kind="primary" size="large" iconAfter="arrowRight" className="w-full sm:w-auto" />
  );
}
