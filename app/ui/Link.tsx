import { Link as RemixLink, type LinkProps as RemixLinkProps } from "@remix-run/react";
import { prefetchOfLinks } from "./browser/preload";
import { useReload } from "./browser/reload-document";

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

/** For a path of ours the server writes the link without working out what only a browser needs: a tenth of what a page cost. */
export const RouterLink: typeof RemixLink | typeof ServedLink = import.meta.env.SSR ? ServedLink : RemixLink;

function ServedLink(props: RemixLinkProps) {
  const { to, target, reloadDocument, discover = "render", ...link } = props;
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <RemixLink {...props} />;
  const { prefetch, preventScrollReset, relative, replace, state, viewTransition, ...attributes } = link;
  const discovered = discover === "render" && !reloadDocument ? "true" : undefined;
  return <a {...attributes} data-discover={discovered} href={to} target={target} />;
}
