import type { LinkProps as RemixLinkProps } from "@remix-run/react";
import { prefetchOfLinks } from "./browser/preload";
import { useReload } from "./browser/reload-document";
import { RouterLink } from "./RouterLink";

type LinkProps = RemixLinkProps & { kind?: "text" | "quiet" };

const kinds = {
  text: "text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
  quiet: "text-muted no-underline underline-offset-4 hover:text-ink hover:underline",
};

export function Link({ kind = "text", className, ...link }: LinkProps) {
  return (
    <RouterLink
      prefetch={prefetchOfLinks()}
      reloadDocument={useReload(link.to)}
      {...link}
      className={`transition-colors ${kinds[kind]} ${className ?? ""}`}
    />
  );
}
