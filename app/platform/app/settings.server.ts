import { z } from "zod";
import { frontendApiOf } from "~/adapters/identity/clerk-key";
import type { Prices } from "~/adapters/payments/stripe-answers";
import { type Locale, locales } from "~/core/locale";
import { paidPlans } from "~/core/plans";
import { type ExternalLinks, externalTools } from "~/features/creator/toolbox/external-tools";
import { type MemwinkLinks, memwinkLinks } from "~/features/settings/memwink-links";
import type { Job } from "~/ports/jobs";

export type Bindings = {
  DB: D1Database;
  UPLOADS: R2Bucket;
  RESUME_QUEUE: Queue<Job>;
  RADAR_QUEUE: Queue<Job>;
  PUSH_QUEUE: Queue<Job>;
  ASSETS: Fetcher;
  RATE_10: RateLimit;
  RATE_30: RateLimit;
  /** Which deployment this is: another one has other code or other settings. */
  VERSION?: WorkerVersionMetadata;
};

/** Everything the worker is started with; settings are unchecked strings until `settingsOf` has read them. */
export type Env = Bindings & { [setting: string]: unknown };

type Present = Record<string, unknown>;

const text = z.string().trim().min(1);

const origin = (url: string) => new URL(url).origin;

const addressOf = (url: string) => new URL(url).href;

const key = /^[A-Za-z0-9+/]{43}=$/;

const development = z.object({
  APP_MODE: z.literal("development"),
  APP_ORIGIN: z.url().transform(origin).optional(),
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  SESSION_SECRET: text.min(16),
  CONFIG_KEY: text.regex(key).optional(),
  SAMPLE_FEEDS: z.enum(["beside", "alone"]).default("beside"),
});

const production = z.object({
  APP_MODE: z.undefined().optional(),
  APP_ORIGIN: z.url({ protocol: /^https$/ }).transform(origin),
  ADMIN_EMAIL: z.email().toLowerCase(),
  CLERK_PUBLISHABLE_KEY: text.startsWith("pk_live_").refine((key) => frontendApiOf(key) !== null),
  CLERK_SECRET_KEY: text.startsWith("sk_live_"),
  CLERK_JWT_KEY: text.startsWith("-----BEGIN PUBLIC KEY-----"),
  CLERK_WEBHOOK_SECRET: text.startsWith("whsec_"),
  STRIPE_SECRET_KEY: text.regex(/^[sr]k_live_/),
  STRIPE_WEBHOOK_SECRET: text.startsWith("whsec_"),
  CONFIG_KEY: text.regex(key),
});

const clerk = z.object({
  CLERK_PUBLISHABLE_KEY: text.refine((key) => frontendApiOf(key) !== null),
  CLERK_SECRET_KEY: text.startsWith("sk_"),
  CLERK_JWT_KEY: production.shape.CLERK_JWT_KEY,
  CLERK_WEBHOOK_SECRET: production.shape.CLERK_WEBHOOK_SECRET,
});

/** A P-256 key pair as browsers write it: what is sent to those who subscribed is signed by it. */
const vapid = z.object({
  VAPID_PUBLIC_KEY: text.regex(/^B[A-P][\w-]{85}$/),
  VAPID_PRIVATE_KEY: text.regex(/^[\w-]{43}$/),
});

const stripe = z.object({
  STRIPE_SECRET_KEY: text.regex(/^[sr]k_/),
  STRIPE_WEBHOOK_SECRET: production.shape.STRIPE_WEBHOOK_SECRET,
});

/** A service of which one setting is there needs all of them; without any, development answers for it by itself. */
function wholeOrAbsent<Shape extends z.ZodRawShape>(service: z.ZodObject<Shape>, present: Present) {
  const isSet = Object.keys(service.shape).some((name) => present[name] !== undefined);
  return isSet ? service.safeParse(present) : ({ success: true, data: null } as const);
}

const analyst = z.object({
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_MODEL: text.optional(),
});

function json(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}

const links = z.object({
  CREATOR_LINKS: z
    .preprocess(json, z.partialRecord(z.enum(externalTools), z.url({ protocol: /^https?$/ })))
    .optional(),
  MEMWINK_LINKS: z
    .preprocess(json, z.partialRecord(z.enum(memwinkLinks), z.url({ protocol: /^https?$/ })))
    .optional(),
});

/** The script of an ad network, and the id of our place there. Without both our own products stand in those places. */
const adNetwork = z.object({
  AD_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  AD_SLOT: text.optional(),
});

/** Who says where a name leads before it is asked: an address that answers `?name=…&type=…` with `application/dns-json`. */
const resolver = z.object({ DNS_OVER_HTTPS_URL: z.url({ protocol: /^https$/ }).optional() });

/** The WebSub hub that passes on what is new to whoever subscribed to a feed file there. */
const websub = z.object({
  WEBSUB_HUB: z
    .url({ protocol: /^https$/ })
    .transform(addressOf)
    .optional(),
});

/** Stripe's price ids by plan and language. A plan without one cannot be bought in that language. */
const prices = z.object({
  STRIPE_PRICES: z
    .preprocess(
      json,
      z.partialRecord(z.enum(paidPlans), z.partialRecord(z.enum(locales), text.startsWith("price_"))),
    )
    .optional(),
});

export type Settings = {
  mode: "development" | "production";
  origin: string | null;
  adminEmail: string | null;
  sessionSecret: string | null;
  configKey: string | null;
  clerk: { publishableKey: string; secretKey: string; jwtKey: string } | null;
  clerkWebhookSecret: string | null;
  stripe: { secretKey: string; webhookSecret: string; prices: Prices } | null;
  vapid: { publicKey: string; privateKey: string } | null;
  openai: { baseUrl: string; apiKey: string; model: string } | null;
  creatorLinks: ExternalLinks;
  memwinkLinks: MemwinkLinks;
  ads: { scriptUrl: string; slot: string } | null;
  resolverUrl: string | null;
  hub: string | null;
  /** Whether the radar reads the sample feeds of development: beside the others, or alone, as tests do. */
  sampleFeeds: "beside" | "alone" | null;
};

/** Where the app is found in the store of a language's readers. */
export function storeLinkOf({ memwinkLinks }: Settings, locale: Locale): string | null {
  return memwinkLinks[locale === "zh" ? "iosZh" : "iosEn"] ?? null;
}

type SettingsResult = { ok: true; settings: Settings } | { ok: false; missing: string[] };

const known = new WeakMap<Env, SettingsResult>();

/** Without `APP_MODE=development` every production setting must be there; what is missing or malformed is named. */
export function settingsOf(env: Env): SettingsResult {
  const cached = known.get(env);
  if (cached) return cached;
  const result = readSettings(env);
  known.set(env, result);
  return result;
}

function readSettings(env: Env): SettingsResult {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const openai = analyst.safeParse(present);
  const mode =
    present.APP_MODE === "development" ? development.safeParse(present) : production.safeParse(present);
  const identity = wholeOrAbsent(clerk, present);
  const payments = wholeOrAbsent(stripe, present);
  const pushing = wholeOrAbsent(vapid, present);
  const addresses = links.safeParse(present);
  const sold = prices.safeParse(present);
  const advertised = adNetwork.safeParse(present);
  const resolving = resolver.safeParse(present);
  const telling = websub.safeParse(present);
  const problems = [
    openai,
    mode,
    identity,
    payments,
    pushing,
    addresses,
    sold,
    advertised,
    resolving,
    telling,
  ].flatMap((parsed) => (parsed.success ? [] : parsed.error.issues));
  const notified = pushing.success && telling.success;
  const chosen = notified && addresses.success && sold.success && advertised.success && resolving.success;
  if (!openai.success || !mode.success || !identity.success || !payments.success || !chosen) {
    return { ok: false, missing: [...new Set(problems.map((issue) => String(issue.path[0])))].sort() };
  }
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL } = openai.data;
  const { AD_SCRIPT_URL, AD_SLOT } = advertised.data;
  return {
    ok: true,
    settings: {
      mode: mode.data.APP_MODE ?? "production",
      origin: mode.data.APP_ORIGIN ?? null,
      adminEmail: mode.data.ADMIN_EMAIL ?? null,
      sessionSecret: "SESSION_SECRET" in mode.data ? mode.data.SESSION_SECRET : null,
      configKey: mode.data.CONFIG_KEY ?? null,
      clerk: identity.data && {
        publishableKey: identity.data.CLERK_PUBLISHABLE_KEY,
        secretKey: identity.data.CLERK_SECRET_KEY,
        jwtKey: identity.data.CLERK_JWT_KEY,
      },
      clerkWebhookSecret: identity.data?.CLERK_WEBHOOK_SECRET ?? null,
      stripe: payments.data && {
        secretKey: payments.data.STRIPE_SECRET_KEY,
        webhookSecret: payments.data.STRIPE_WEBHOOK_SECRET,
        prices: sold.data.STRIPE_PRICES ?? {},
      },
      vapid: pushing.data && {
        publicKey: pushing.data.VAPID_PUBLIC_KEY,
        privateKey: pushing.data.VAPID_PRIVATE_KEY,
      },
      openai:
        OPENAI_BASE_URL && OPENAI_API_KEY && OPENAI_MODEL
          ? { baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, model: OPENAI_MODEL }
          : null,
      creatorLinks: addresses.data.CREATOR_LINKS ?? {},
      memwinkLinks: addresses.data.MEMWINK_LINKS ?? {},
      sampleFeeds: "SAMPLE_FEEDS" in mode.data ? mode.data.SAMPLE_FEEDS : null,
      ads: AD_SCRIPT_URL && AD_SLOT ? { scriptUrl: AD_SCRIPT_URL, slot: AD_SLOT } : null,
      resolverUrl: resolving.data.DNS_OVER_HTTPS_URL ?? null,
      hub: telling.data.WEBSUB_HUB ?? null,
    },
  };
}
