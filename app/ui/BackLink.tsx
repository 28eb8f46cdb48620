import type { LinkProps } from "@remix-run/react";
import { Icon } from "./Icon";
import { Link } from "./Link";

export function BackLink({ to, children }: Pick<LinkProps, "to" | "children">) {
  return (
    <Link to={to} kind="quiet" className="inline-flex min-h-11 w-fit items-center gap-1.5 text-sm">
      <Icon name="arrowLeft" size={18} />
      {children}
    </Link>
  );
}
