import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { builtinAnalyst } from "~/adapters/analyst/embedded";
import { checkUrl, guardedFetch } from "~/adapters/guarded-fetch";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { embeddedPayments } from "~/adapters/payments/embedded";
import { openDb } from "~/db/client.server";
import { countRows } from "~/db/count-rows";
import { translator } from "~/i18n/i18n.server";
import { aesSecrets } from "~/platform/secrets/aes-gcm.server";
import type { App } from "~/ports/app";
import type { Job } from "~/ports/jobs";
import type { LogFields } from "~/ports/log";

/** A clock that a test moves by hand. */
export function clockAt(start: string) {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

export type TestApp = App & { sent: Job[]; logged: LogFields[] };

/** The application on the real embedded D1 and R2 of this test file, with a queue that only notes what was sent. */
export async function testApp(overrides: Partial<App> = {}): Promise<TestApp> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const { database, written } = countRows(env.DB);
  const sent: Job[] = [];
  const logged: LogFields[] = [];
  const requestId = overrides.requestId ?? crypto.randomUUID();
  const app: App = {
    db: openDb(database),
    uploads: env.UPLOADS,
    sendJob: async (job) => void sent.push({ ...job, requestId }),
    sendJobs: async (jobs) => void sent.push(...jobs.map((job) => ({ ...job, requestId }))),
    identity: embeddedIdentity({ secret: "a-secret-of-the-tests-only", secure: true }),
    payments: embeddedPayments({
      db: openDb(env.DB),
      origin: "https://wink.test",
      secret: "whsec_of_the_tests",
      now: overrides.now ?? (() => new Date()),
      newId: () => crypto.randomUUID(),
      deliver: async () => undefined,
    }),
    push: null,
    analyst: async () => builtinAnalyst(),
    builtinAnalyst: builtinAnalyst(),
    labeller: async () => null,
    newsServices: async () => ({ reader: null, reranker: null, editor: null, search: null, embedder: null }),
    newsLimits: async () => ({
      itemsPerRun: 30,
      callsPerDay: 500,
      tokensPerDay: 1_000_000,
      isStopped: false,
    }),
    outside: outsideOf(),
    services: outsideOf(),
    secrets: aesSecrets(async () => new Uint8Array(32).fill(7)),
    asset: (path) =>
      readFile(path.startsWith("/cmaps/") ? `node_modules/pdfjs-dist${path}` : `public${path}`),
    translate: translator,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    log: (fields) => void logged.push(fields),
    requestId,
    origin: "https://wink.test",
    rowsWritten: written,
    // What comes beside stands for another worker.
    enterReading: async () => () => undefined,
    withinRate: async () => true,
    sampleFeeds: null,
    adminEmail: "admin@wink.test",
    hub: null,
    ...overrides,
  };
  return { ...app, sent, logged };
}

/** The outside as production sees it; `fetch` answers for it. */
export function outsideOf(
  fetch: typeof globalThis.fetch = () => Promise.reject(new TypeError("no network")),
): App["outside"] {
  const policy = { allowPrivate: false, ownHosts: ["wink.test"], fetch };
  return { check: (url, allowHttp) => checkUrl(url, policy, allowHttp), fetch: guardedFetch(policy) };
}

/** A file of this repository by its path. */
export async function readFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await env.files.fetch(`http://files/${path}`);
  if (!response.ok) throw new Error(`${path} is not there`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Every key of a person's files that is left in storage. */
export async function filesOf(jobId: string): Promise<string[]> {
  const { objects } = await env.UPLOADS.list({ prefix: `resumes/${jobId}/` });
  return objects.map(({ key }) => key.split("/").slice(2).join("/")).sort();
}
