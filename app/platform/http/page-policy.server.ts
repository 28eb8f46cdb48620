import { cachePolicies, type KeptPolicy, lifetimes } from "./cache-policy.server";
import { pathOf, type Route, type Routes } from "./route-pattern.server";

const names = Object.keys(lifetimes) as KeptPolicy[];

/** What the route of each pattern says in its `headers` about being kept for everybody; null where it says nothing. */
export function keptPolicies(routes: Routes): (pattern: string) => KeptPolicy | null {
  const policies = new Map<string, KeptPolicy>();
  for (const route of Object.values(routes)) {
    const policy = route && policyOf(route);
    if (policy) policies.set(pathOf(routes, route) || "/", policy);
  }
  return (pattern) => policies.get(pattern) ?? null;
}

function policyOf({ module }: Route): KeptPolicy | undefined {
  if (typeof module.headers !== "function") return undefined;
  const none = new Headers();
  const stated = module.headers({
    loaderHeaders: none,
    parentHeaders: none,
    actionHeaders: none,
    errorHeaders: undefined,
  });
  const control = new Headers(stated).get("Cache-Control");
  const policy = names.find((name) => cachePolicies[name] === control);
  return (policy === "publicFile") === (module.default === undefined) ? policy : undefined;
}
