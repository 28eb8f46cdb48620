import type { ServerBuild } from "@remix-run/cloudflare";

/**
 * Names the route that a path belongs to by its pattern (`/api/resume_jobs/:id`), for the log: a path itself may hold
 * an id or an address that somebody typed. What is no route of ours is `*`.
 */
export function routePatterns(routes: ServerBuild["routes"]): (pathname: string) => string {
  const patterns = Object.values(routes)
    .flatMap((route) => (route?.path && route.path !== "*" ? [route.path] : []))
    .map((path) => ({ path: `/${path}`, matches: new RegExp(`^/${path.replace(/:[^/]+/g, "[^/]+")}$`) }));
  return (pathname) => {
    if (pathname === "/") return "/";
    return patterns.find(({ matches }) => matches.test(pathname))?.path ?? "*";
  };
}
