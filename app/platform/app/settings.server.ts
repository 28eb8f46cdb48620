import { z } from "zod";
import { frontendApiOf } from "~/adapters/identity/clerk-key";
import { type ExternalLinks, externalTools } from "~/features/creator/toolbox/external-tools";
import type { Job } from "~/ports/jobs";

export type Bindings = {
  DB: D1Database;
  UPLOADS: R2Bucket;
  RESUME_QUEUE: Queue<Job>;
  ASSETS: Fetcher;
};

/** Everything the worker is started with; settings are unchecked strings until `settingsOf` has read them. */
export type Env = Bindings & { [setting: string]: unknown };

const text = z.string().trim().min(1);

const origin = (url: string) => new URL(url).origin;

const key = /^[A-Za-z0-9+/]{43}=$/;

const development = z.object({
  APP_MODE: z.literal("development"),
  APP_ORIGIN: z.url().transform(origin).optional(),
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  SESSION_SECRET: text.min(16),
  CONFIG_KEY: text.regex(key).optional(),
});

const production = z.object({
  APP_MODE: z.undefined().optional(),
  APP_ORIGIN: z.url({ protocol: /^https$/ }).transform(origin),
  ADMIN_EMAIL: z.email().toLowerCase(),
  CLERK_PUBLISHABLE_KEY: text.refine((key) => frontendApiOf(key) !== null),
  CLERK_SECRET_KEY: text.startsWith("sk_"),
  CLERK_JWT_KEY: text,
  CONFIG_KEY: text.regex(key),
});

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

const creator = z.object({
  CREATOR_LINKS: z
    .preprocess(json, z.partialRecord(z.enum(externalTools), z.url({ protocol: /^https?$/ })))
    .optional(),
});

const optionalClerk = production
  .pick({ CLERK_PUBLISHABLE_KEY: true, CLERK_SECRET_KEY: true, CLERK_JWT_KEY: true })
  .partial();

export type Settings = {
  mode: "development" | "production";
  origin: string | null;
  adminEmail: string | null;
  sessionSecret: string | null;
  configKey: string | null;
  clerk: { publishableKey: string; secretKey: string; jwtKey: string } | null;
  openai: { baseUrl: string; apiKey: string; model: string } | null;
  creatorLinks: ExternalLinks;
};

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
  const clerk = optionalClerk.safeParse(present);
  const links = creator.safeParse(present);
  const problems = [openai, mode, clerk, links].flatMap((parsed) =>
    parsed.success ? [] : parsed.error.issues,
  );
  if (!openai.success || !mode.success || !clerk.success || !links.success) {
    return { ok: false, missing: [...new Set(problems.map((issue) => String(issue.path[0])))].sort() };
  }
  const { CLERK_PUBLISHABLE_KEY, CLERK_SECRET_KEY, CLERK_JWT_KEY } = clerk.data;
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL } = openai.data;
  return {
    ok: true,
    settings: {
      mode: mode.data.APP_MODE ?? "production",
      origin: mode.data.APP_ORIGIN ?? null,
      adminEmail: mode.data.ADMIN_EMAIL ?? null,
      sessionSecret: "SESSION_SECRET" in mode.data ? mode.data.SESSION_SECRET : null,
      configKey: mode.data.CONFIG_KEY ?? null,
      clerk:
        CLERK_PUBLISHABLE_KEY && CLERK_SECRET_KEY && CLERK_JWT_KEY
          ? { publishableKey: CLERK_PUBLISHABLE_KEY, secretKey: CLERK_SECRET_KEY, jwtKey: CLERK_JWT_KEY }
          : null,
      openai:
        OPENAI_BASE_URL && OPENAI_API_KEY && OPENAI_MODEL
          ? { baseUrl: OPENAI_BASE_URL, apiKey: OPENAI_API_KEY, model: OPENAI_MODEL }
          : null,
      creatorLinks: links.data.CREATOR_LINKS ?? {},
    },
  };
}
