import type { HTMLAttributes } from "react";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "article" | "section" | "div" | "li";
  sunken?: boolean;
};

/** A raised sheet with a line around it. */
export function Card({ as: Element = "div", sunken = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={`rounded-card border border-line p-6 ${sunken ? "bg-sunken" : "bg-raised"} ${className ?? ""}`}
    />
  );
}
