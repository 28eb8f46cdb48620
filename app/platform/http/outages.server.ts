import type { ActionFunction } from "@remix-run/cloudflare";
import { isOutage } from "~/db/client.server";
import { log, nameOfError } from "../log/log.server";
import type { Routes } from "./route-pattern.server";

/** Makes what storage did not answer a 503 of its own: thrown as it is, the framework would make of it an error without a status, and
 * the error page would say that we are at fault. */
export function answerOutages(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        loader: loader && watched(loader),
        action: action && watched(action),
      };
      return [id, { ...route, module }];
    }),
  );
}

function watched(handler: ActionFunction): ActionFunction {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isOutage(error)) throw error;
      const { context } = args;
      context.failure = error;
      const errorName = nameOfError(error);
      log({ event: "route.failed", level: "error", requestId: context.requestId, errorName });
      throw new Response(null, { status: 503 });
    }
  };
}
