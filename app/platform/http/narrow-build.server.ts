import type { ServerBuild } from "@remix-run/cloudflare";
import { pathOf, type Routes } from "./route-pattern.server";

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Whether one address can be of both patterns. What a pattern may leave out is taken as possible. */
function overlap(some: string[], others: string[]): boolean {
  const [one] = some;
  const [other] = others;
  if ([one, other].some((segment) => segment === "*" || segment?.endsWith("?"))) return true;
  if (one === undefined || other === undefined) return one === other;
  const isSame = one.toLowerCase() === other.toLowerCase();
  return (isSame || one.startsWith(":") || other.startsWith(":")) && overlap(some.slice(1), others.slice(1));
}

/** What a pattern's addresses may match, the ways up to them, which the framework hands over in advance, and the parents of all. */
function routesOf(routes: Routes, pattern: string): Set<string> {
  const segments = segmentsOf(pattern);
  const ways = segments.map((_, index) => segments.slice(0, index + 1)).concat([[]]);
  const ids = new Set<string>();
  for (const route of Object.values(routes)) {
    if (!route || !ways.some((way) => overlap(segmentsOf(pathOf(routes, route)), way))) continue;
    for (let each = route; each && !ids.has(each.id); ) {
      ids.add(each.id);
      const parent = each.parentId === undefined ? undefined : routes[each.parentId];
      if (!parent) break;
      each = parent;
    }
  }
  return ids;
}

/** The framework goes through all routes it is given four times a page, which was a fifth of what a page cost. */
export function narrowBuild(build: ServerBuild, pattern: string): ServerBuild {
  const ids = routesOf(build.routes, pattern);
  const kept = <Value>(routes: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: kept(build.routes),
    assets: { ...build.assets, routes: kept(build.assets.routes) },
  };
}
