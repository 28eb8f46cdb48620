import type { AppLoadContext } from "@remix-run/cloudflare";
import type { App } from "~/ports/app";
import { createApp } from "./create-app.server";
import type { Env, Settings } from "./settings.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    env: Env;
    settings: Settings;
    requestId: string;
    /** Our own origin: configured, or in development that of the request. */
    origin: string;
    nonce: string;
    waitUntil(promise: Promise<unknown>): void;
    /** What a route threw unexpectedly; the framework answers it, and tells `handleError` alone. */
    failure?: unknown;
  }
}

const apps = new WeakMap<AppLoadContext, App>();

export function appOf(context: AppLoadContext): App {
  const existing = apps.get(context);
  if (existing) return existing;
  const app = createApp(context.env, context.settings, context.requestId, context.origin);
  apps.set(context, app);
  return app;
}

/** Lets work that has begun come to its end, also when the one who asked for it has gone away. */
export function waitUntil<Value>(context: AppLoadContext, work: Promise<Value>): Promise<Value> {
  context.waitUntil(work);
  return work;
}
