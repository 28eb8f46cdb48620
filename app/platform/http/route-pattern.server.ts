import type { ServerBuild } from "@remix-run/cloudflare";

/** Names the route of a path by its pattern, for the log: the path itself may hold an address that somebody typed. */
export function routePatterns(routes: ServerBuild["routes"]): (pathname: string) => string {
  const patterns = Object.values(routes)
    .flatMap((route) => (route?.path && route.path !== "*" ? [route.path] : []))
    .map((path) => ({ path: `/${path}`, matches: new RegExp(`^/${path.replace(/:[^/]+/g, "[^/]+")}$`) }));
  return (pathname) => {
    if (pathname === "/") return "/";
    return patterns.find(({ matches }) => matches.test(pathname))?.path ?? "*";
  };
}
