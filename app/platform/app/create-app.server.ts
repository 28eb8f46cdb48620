import { builtinAnalyst } from "~/adapters/analyst/embedded";
import { openaiAnalyst } from "~/adapters/analyst/openai";
import { countedFetch } from "~/adapters/counted-fetch";
import { checkUrl, type FetchPolicy, guardedFetch } from "~/adapters/guarded-fetch";
import { clerkIdentity } from "~/adapters/identity/clerk";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { modelLabeller } from "~/adapters/labeller/model";
import { embeddedPayments } from "~/adapters/payments/embedded";
import { stripePayments } from "~/adapters/payments/stripe";
import { embeddedPushService } from "~/adapters/push/embedded";
import { webPush } from "~/adapters/push/web";
import { type Resolve, resolveOverHttps } from "~/adapters/resolve-over-https";
import { rates } from "~/core/rates";
import { type Db, openDb } from "~/db/client.server";
import { countRows } from "~/db/count-rows";
import type { ServiceCall } from "~/db/service-calls";
import { restingServices } from "~/features/radar/budget/resting-services.server";
import { oneAtATime } from "~/features/resume/job/one-at-a-time.server";
import { EXTRACT_TIMEOUT_MS } from "~/features/resume/limits";
import { type ConfigCache, type ConfigOf, configReader } from "~/features/settings/config-reader.server";
import { callLimitsOf, defaultModels, llmConfig, newsLimitsOf } from "~/features/settings/llm/llm-config";
import { translator } from "~/i18n/i18n.server";
import type { App } from "~/ports/app";
import type { Identity } from "~/ports/identity";
import type { LogFields } from "~/ports/log";
import type { NewsServices } from "~/ports/news";
import type { Outside } from "~/ports/outside";
import type { Payments } from "~/ports/payments";
import type { Push } from "~/ports/push";
import type { Secrets } from "~/ports/secrets";
import { servicePaths } from "~/service-paths";
import { jobQueues } from "../jobs/queues";
import { log } from "../log/log.server";
import { aesSecrets, bytesOfBase64 } from "../secrets/aes-gcm.server";
import { newsServicesOf } from "./news-services.server";
import { type Env, type Settings, settingsOf } from "./settings.server";

/** That the platform takes at once. */
const MOST_MESSAGES = 100;

/** A worker holds one file and what is read from it at a time: all that it does shares 128 MB. */
const enterReading = oneAtATime(EXTRACT_TIMEOUT_MS + 10_000);

/** Picks an adapter for every port. An embedded answer is a development mode and never a fallback. */
export function createApp(env: Env, settings: Settings, requestId: string, origin: string): App {
  const { db, configCache } = keptOf(env);
  const base = {
    db,
    secrets: secretsOf(settings),
    log: (fields: LogFields) => log({ requestId, ...fields }),
  };
  const configOf = configReader(base, configCache);
  const builtin = builtinAnalyst();
  const isDevelopment = settings.mode === "development";
  const ownHosts = [new URL(origin).hostname];
  const guard = { ownHosts, resolve: resolverOf(settings) };
  const outside = outsideOf({ ...guard, allowPrivate: false, sampleOrigin: isDevelopment ? origin : null });
  const services = outsideOf({ ...guard, allowPrivate: isDevelopment });
  const now = () => new Date();
  const savedServices = async () => (await configOf(llmConfig)) ?? {};
  const limits = async () => callLimitsOf(await savedServices());
  const counted = (service: ServiceCall["service"], userId: string | null = null) =>
    countedFetch({ db, now, fetch: services.fetch, limits }, { service, userId });
  let newsServices: Promise<NewsServices> | undefined;
  return {
    ...base,
    uploads: env.UPLOADS,
    sendJob: async (job) => {
      await env[jobQueues[job.kind].binding].send({ ...job, requestId });
    },
    sendJobs: async (jobs) => {
      for (let at = 0; at < jobs.length; at += MOST_MESSAGES) {
        const batch = jobs.slice(at, at + MOST_MESSAGES);
        const [first] = batch;
        if (first) {
          const { binding } = jobQueues[first.kind];
          await env[binding].sendBatch(batch.map((job) => ({ body: { ...job, requestId } })));
        }
      }
    },
    identity: pickIdentity(settings, origin),
    payments: pickPayments(base, settings, origin),
    push: pickPush(settings, origin, outside),
    analyst: async (userId) => {
      const { isStopped } = await savedServices();
      if (isStopped) return { ...builtin, insteadBecause: "analyst.stopped" };
      const chosen = await analystSettings(configOf, settings);
      return chosen ? openaiAnalyst({ ...chosen, fetch: counted("analyst", userId) }) : builtin;
    },
    builtinAnalyst: builtin,
    labeller: async (userId) => {
      const chosen = await analystSettings(configOf, settings);
      return chosen && modelLabeller({ ...chosen, fetch: counted("labeller", userId), now });
    },
    // One for all that asks, so that a service that is out of order rests for all of it.
    newsServices: () => {
      newsServices ??= pickNewsServices();
      return newsServices;
    },
    newsLimits: async () => newsLimitsOf(await savedServices()),
    outside,
    services,
    asset: (path) => readAsset(env, path),
    translate: translator,
    now,
    newId: () => crypto.randomUUID(),
    withinRate: async (rate, who) =>
      (await env[`RATE_${rates[rate]}`].limit({ key: `${rate}:${who}` })).success,
    rowsWritten: () => 0,
    enterReading,
    requestId,
    origin,
    sampleFeeds: settings.sampleFeeds,
    adminEmail: settings.adminEmail,
    hub: settings.hub,
  };

  async function pickNewsServices(): Promise<NewsServices> {
    const chat = await analystSettings(configOf, settings);
    const asked = { check: services.check, counted, now };
    return restingServices({ db, now }, newsServicesOf(asked, await savedServices(), chat));
  }
}

/** The application outside of a request. Throws where settings are missing, so that the platform comes again. */
export function createAppForWork(env: Env, requestId: string): App {
  const result = settingsOf(env);
  if (!result.ok) throw new Error(`missing settings: ${result.missing.join(", ")}`);
  const { database, written } = countRows(env.DB);
  const origin = result.settings.origin ?? "http://localhost";
  return { ...createApp({ ...env, DB: database }, result.settings, requestId, origin), rowsWritten: written };
}

function pickIdentity(settings: Settings, origin: string): Identity {
  if (settings.clerk)
    return clerkIdentity({ ...settings.clerk, webhookSecret: settings.clerkWebhookSecret, origin });
  if (settings.mode === "development" && settings.sessionSecret) {
    return embeddedIdentity({ secret: settings.sessionSecret, secure: origin.startsWith("https:") });
  }
  throw new Error("no identity provider is configured");
}

function pickPayments(app: Pick<App, "db" | "log">, settings: Settings, origin: string): Payments {
  const now = () => new Date();
  if (settings.stripe) return stripePayments({ ...settings.stripe, now, log: app.log });
  if (settings.mode !== "development" || !settings.sessionSecret)
    throw new Error("no payments provider is configured");
  return embeddedPayments({
    db: app.db,
    origin,
    secret: `whsec_${settings.sessionSecret}`,
    now,
    newId: () => crypto.randomUUID(),
    deliver: async (body, signature) => {
      const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
      const { status } = await fetch(origin + servicePaths.stripeWebhook(), {
        method: "POST",
        headers,
        body,
      });
      if (status !== 200) throw new Error(`the webhook answered ${status}`);
    },
  });
}

function pickPush({ vapid, mode, adminEmail }: Settings, origin: string, outside: Outside): Push | null {
  if (!vapid) return null;
  const now = () => new Date();
  const service = { publicKey: vapid.publicKey, address: origin + servicePaths.devPush(), now };
  return webPush({
    keys: vapid,
    subject: adminEmail ? `mailto:${adminEmail}` : origin,
    outside,
    now,
    embedded: mode === "development" ? embeddedPushService(service) : null,
  });
}

/** The saved configuration first. One that cannot be used is replaced by no other: resumes would go to a service that nobody chose. */
export async function analystSettings(configOf: ConfigOf, { openai }: Settings): Promise<Settings["openai"]> {
  const saved = await configOf(llmConfig);
  if (saved === null || saved?.isStopped) return null;
  const { openaiUrl, openaiKey, openaiModel = defaultModels.openaiModel } = saved ?? {};
  if (!openaiUrl && !openaiKey) return openai;
  return openaiUrl && openaiKey ? { baseUrl: openaiUrl, apiKey: openaiKey, model: openaiModel } : null;
}

function outsideOf(policy: FetchPolicy): Outside {
  return { check: (url, allowHttp) => checkUrl(url, policy, allowHttp), fetch: guardedFetch(policy) };
}

const resolvers = new WeakMap<Settings, Resolve>();

/** What names lead to is remembered from one request and job to the next. */
function resolverOf(settings: Settings): Resolve | null {
  if (settings.resolverUrl === null) return null;
  const resolve =
    resolvers.get(settings) ?? resolveOverHttps({ url: settings.resolverUrl, now: () => new Date() });
  resolvers.set(settings, resolve);
  return resolve;
}

function secretsOf({ mode, configKey, sessionSecret }: Settings): Secrets {
  return aesSecrets(async () => {
    if (configKey) return bytesOfBase64(configKey);
    if (mode !== "development" || !sessionSecret) throw new Error("no configuration key");
    const seed = new TextEncoder().encode(`configuration key of ${sessionSecret}`);
    return new Uint8Array(await crypto.subtle.digest("SHA-256", seed));
  });
}

type Kept = { db: Db; configCache: ConfigCache };

const kept = new WeakMap<Env, Kept>();

/** What stays from one request to the next; to open the database goes through the whole schema. */
function keptOf(env: Env): Kept {
  const known = kept.get(env);
  if (known) return known;
  const made: Kept = { db: openDb(env.DB), configCache: new Map() };
  kept.set(env, made);
  return made;
}

async function readAsset(env: Env, path: string): Promise<Uint8Array> {
  const response = await env.ASSETS.fetch(new URL(path, "http://localhost"));
  if (!response.ok) throw new Error(`static file ${path} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
