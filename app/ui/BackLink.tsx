import type { LinkProps } from "@remix-run/react";
import { Icon } from "./Icon";
import { Link } from "./Link";

/** Above a heading: the way back to where one came from. */
export function BackLink({ to, children }: Pick<LinkProps, "to" | "children">) {
  return (
    <Link to={to} kind="quiet" className="inline-flex min-h-11 w-fit items-center gap-1.5 text-sm">
      <Icon name="arrowLeft" size={18} />
      {children}
    </Link>
  );
}
