import { Link, type LinkProps } from "@remix-run/react";

/** The framework's link. For a path of ours the server writes what that would write, without working out what only a browser
 * needs: with the thirty links of a page this was a tenth of what the page cost. */
export const RouterLink: typeof Link | typeof ServedLink = import.meta.env.SSR ? ServedLink : Link;

function ServedLink(props: LinkProps) {
  const { to, target, reloadDocument, discover = "render", ...link } = props;
  if (typeof to !== "string" || !/^\/(?!\/)/.test(to)) return <Link {...props} />;
  const { prefetch, preventScrollReset, relative, replace, state, viewTransition, ...attributes } = link;
  const discovered = discover === "render" && !reloadDocument ? "true" : undefined;
  return <a {...attributes} data-discover={discovered} href={to} target={target} />;
}
