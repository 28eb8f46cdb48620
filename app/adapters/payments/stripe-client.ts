import type { z } from "zod";
import { type Result, refuse } from "~/core/result";
import type { Log } from "~/ports/log";
import type { PaymentsRefusal } from "~/ports/payments";

export type StripeClientOptions = {
  secretKey: string;
  log: Log;
  /** Where a test's own API answers. */
  api?: { host: string; port: number; protocol: "http" } | { fetch: typeof fetch };
  timeoutMs?: number;
};

/** Of each try; a person waits at the other end. */
const TIMEOUT_MS = 6000;
const RETRIES = 2;

type Question = (stripe: Client) => Promise<unknown>;
type Client = InstanceType<typeof import("stripe").Stripe>;

/** Null where there is no such thing. The package is loaded at the first question, so that no other request pays for it. */
export function asker(options: StripeClientOptions) {
  let loaded: Promise<{ client: Client; errors: Errors }> | undefined;

  return async function ask<Shape extends z.ZodType>(
    name: string,
    shape: Shape,
    question: Question,
  ): Promise<Result<{ value: z.infer<Shape> | null }, PaymentsRefusal>> {
    loaded ??= load(options);
    const { client, errors } = await loaded;
    try {
      const answer = shape.safeParse(await question(client));
      if (answer.success) return { ok: true, value: answer.data };
      options.log({ event: "payments.badAnswer", level: "error", name });
      return refuse("billing.unavailable");
    } catch (error) {
      if (!(error instanceof errors.StripeError)) throw error;
      if (error.code === "resource_missing" && error.statusCode === 404) return { ok: true, value: null };
      options.log({
        event: "payments.failed",
        level: "warn",
        name,
        errorName: error.type,
        status: error.statusCode,
      });
      return refuse(error.statusCode === 429 ? "billing.busy" : "billing.unavailable");
    }
  };
}

export type Ask = ReturnType<typeof asker>;

type Errors = typeof import("stripe").Stripe["errors"];

async function load({ secretKey, api, timeoutMs = TIMEOUT_MS }: StripeClientOptions) {
  const { Stripe } = await import("stripe");
  const { fetch: ownFetch, ...address } = { fetch: undefined, ...api };
  const client = new Stripe(secretKey, {
    ...address,
    httpClient: Stripe.createFetchHttpClient(ownFetch),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  return { client, errors: Stripe.errors };
}
