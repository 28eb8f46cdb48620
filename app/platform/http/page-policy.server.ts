import { cachePolicies, lifetimes, type PagePolicy } from "./cache-policy.server";
import { pathOf, type Route, type Routes } from "./route-pattern.server";

const names = Object.keys(lifetimes) as PagePolicy[];

/** What the page of each pattern says in its `headers` about being kept for everybody; null where it says nothing. */
export function pagePolicies(routes: Routes): (pattern: string) => PagePolicy | null {
  const policies = new Map<string, PagePolicy>();
  for (const route of Object.values(routes)) {
    const policy = route && policyOf(route);
    if (policy) policies.set(pathOf(routes, route) || "/", policy);
  }
  return (pattern) => policies.get(pattern) ?? null;
}

function policyOf({ module }: Route): PagePolicy | undefined {
  if (!module.default || typeof module.headers !== "function") return undefined;
  const none = new Headers();
  const stated = module.headers({
    loaderHeaders: none,
    parentHeaders: none,
    actionHeaders: none,
    errorHeaders: undefined,
  });
  const control = new Headers(stated).get("Cache-Control");
  return names.find((name) => cachePolicies[name] === control);
}
