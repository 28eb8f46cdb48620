import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pathOf, type Route, type Routes } from "../http/route-pattern.server";
import { requireAdmin } from "./guards.server";

/** Where the administrator's pages and calls live. Each guards itself; a route here that forgot to is guarded all the same. */
export const adminPrefixes = [
  "/admin",
  "/api/admin",
  "/api/pro_members",
  "/focus-point-config",
  "/llm-config",
  "/member-manage",
  "/radar",
];

/** Guards every loader and action under a prefix by the route that was matched, and so every spelling of an address. */
export function guardAdminRoutes(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && isUnderPrefix(pathOf(routes, route)) ? guarded(route) : route,
    ]),
  );
}

function isUnderPrefix(path: string): boolean {
  return adminPrefixes.some((prefix) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`));
}

function guarded(route: Route): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      loader: async (args: LoaderFunctionArgs) => {
        await requireAdmin(args);
        return loader ? loader(args) : null;
      },
      action:
        action &&
        (async (args: LoaderFunctionArgs) => {
          await requireAdmin(args);
          return action(args);
        }),
    },
  };
}
