import type { ServerBuild } from "@remix-run/cloudflare";

export type Routes = ServerBuild["routes"];
export type Route = NonNullable<Routes[string]>;

/** The pattern of what no other pattern has. */
export const ANY = "*";

/** The whole path of a route, with its parents'. */
export function pathOf(routes: Routes, route: Route): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent ? pathOf(routes, parent) : "";
  return route.path ? `${above}/${route.path}` : above;
}

/** Names the route of a path by its pattern, for the log: the path itself may hold an address that somebody typed. */
export function routePatterns(routes: Routes): (pathname: string) => string {
  const patterns = Object.values(routes)
    .flatMap((route) => (route?.path && route.path !== ANY ? [pathOf(routes, route)] : []))
    .map((path) => ({
      path,
      matches: new RegExp(`^${path.replaceAll(".", "\\.").replace(/:[^/]+/g, "[^/]+")}$`),
    }));
  return (pathname) => {
    if (pathname === "/") return "/";
    return patterns.find(({ matches }) => matches.test(pathname))?.path ?? ANY;
  };
}
