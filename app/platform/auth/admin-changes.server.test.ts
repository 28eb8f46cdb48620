import { env } from "cloudflare:workers";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { beforeAll, expect, test } from "vitest";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import type { AuditEntry } from "~/db/audit";
import { articles, audit, auditActions, sources, winks } from "~/db/schema";
import { testApp } from "../../../test/support/app";
import { settingsOf } from "../app/settings.server";
import { adminPrefixes } from "./admin-routes.server";

type RouteModule = { action?: (args: ActionFunctionArgs) => Promise<Response> };

const ORIGIN = "http://localhost";
const HOUR = 60 * 60 * 1000;
const modules = import.meta.glob<RouteModule>("../../routes/*.{ts,tsx}");
const texts = import.meta.glob<string>("../../routes/*.{ts,tsx}", { query: "?raw", import: "default" });

type Sent = { method?: string; form?: [string, string][]; json?: object; action?: AuditEntry["action"] };

const SOURCE = "0".repeat(16);
const SOURCE_URL = "https://feeds.example/rss";
const ARTICLE = "1".repeat(16);
const actionOf = (intent: string) => auditActions.find((action) => action === `article.${intent}`);
const point = { tag_id: "typed", tag_name: "Typed", provider: "ann@example.com", lang: "en" };

/** What is sent to each place where the administrator alone changes something, and as what it stands in the audit. */
const changes: Record<string, Sent[]> = {
  "api.config": [
    { json: { type: "llm_config", value: {} }, action: "config.save" },
    { json: { type: "world_focus_points", value: [point] }, action: "config.save" },
  ],
  "api.pro_members": [
    { json: { email: "ann@example.com" }, action: "member.grant" },
    { json: { email: "ann@example.com" }, action: "member.revoke", method: "DELETE" },
  ],
  "focus-point-config": ["save", "add", "import"].map((intent) => ({
    form: [
      ["intent", intent],
      ...Object.entries(point).map(([field, value]): [string, string] => [`points[0].${field}`, value]),
    ],
    action: intent === "save" ? "config.save" : undefined,
  })),
  "llm-config": ["save", "test:openai"].map((intent) => ({
    form: [
      ["intent", intent],
      ["openaiKey", "sk-typed"],
      ["openaiModel", "typed"],
    ],
    action: intent === "save" ? "config.save" : undefined,
  })),
  "member-manage": ["add", "remove"].map((intent) => ({
    form: [
      ["intent", intent],
      ["email", "typed@example.com"],
    ],
    action: intent === "add" ? "member.grant" : "member.revoke",
  })),
  radar: ["pause", "more"].map((intent) => ({
    form: [
      ["intent", intent],
      ["id", SOURCE],
    ],
    action: "source.set",
  })),
  "radar_.article.$id": [
    { intent: "pin", tag: "ai_news_en", hours: "6" },
    { intent: "unpin", tag: "ai_news_en" },
    { intent: "correct", title: "Mended", summary: "In truth" },
    { intent: "remove", reason: "spam", note: "" },
  ].map((fields) => ({
    form: Object.entries({ id: ARTICLE, ...fields }),
    action: actionOf(fields.intent),
  })),
  "radar_.source": ["preview", "add", "drop", "add", "replace"].map((intent) => ({
    form: [
      ["intent", intent],
      ["id", intent === "drop" || intent === "replace" ? SOURCE : ""],
      ["tag", "typed"],
      ["address", { add: SOURCE_URL, replace: "https://other.example/rss" }[intent] ?? ""],
    ],
    action: intent === "preview" ? undefined : "config.save",
  })),
  "radar_.why": [
    {
      form: [
        ["intent", "judge"],
        ["url", "nothing"],
      ],
    },
  ],
};

beforeAll(async () => {
  const { db } = await testApp();
  const url = SOURCE_URL;
  await db
    .insert(sources)
    .values({ id: SOURCE, url, address: url, host: "feeds.example", nextCheckAt: new Date() });
  const at = new Date();
  const texts = { title: "A title", summary: "", content: "", source: "S", lang: "en" } as const;
  await db
    .insert(articles)
    .values({ id: ARTICLE, canonicalUrl: "https://news.example/", publishedAt: at, fetchedAt: at, ...texts });
  const wink = { tagId: "ai_news_en", articleId: ARTICLE, score: 50, reason: "R", createdAt: at };
  await db.insert(winks).values(wink);
});

async function send(name: string, signedInAt: number, method: string, body: BodyInit, type?: string) {
  const settings = settingsOf({ ...env });
  if (!settings.ok) throw new Error("the settings of the tests are incomplete");
  const secret = settings.settings.sessionSecret ?? "";
  const cookie = await embeddedIdentity({ secret, secure: true, now: () => signedInAt }).signIn(
    "admin@wink.test",
  );
  const context: AppLoadContext = {
    env: { ...env },
    settings: settings.settings,
    requestId: "r1",
    origin: ORIGIN,
    nonce: "n1",
    waitUntil: () => undefined,
  };
  const headers = new Headers({ Cookie: cookie.split(";")[0] ?? "" });
  if (type) headers.set("Content-Type", type);
  const route = Object.entries(modules).find(([path]) => path.replace(/^.*\/|\.tsx?$/g, "") === name);
  const { action } = (await route?.[1]()) ?? {};
  if (!action) throw new Error(`there is no action in ${name}`);
  const request = new Request(`${ORIGIN}/x`, { method, headers, body });
  const answered = action({ request, context, params: {} });
  return answered.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
}

const all = Object.entries(changes).flatMap(([name, sent]) =>
  sent.map((each) => ({ name, method: "POST", ...each })),
);

test.each(all)(
  "$method $name asks whoever signed in 12 hours ago to do so again, and is recorded",
  async (change) => {
    const { name, method, form, json, action } = change;
    const body = () => (form ? new URLSearchParams(form) : JSON.stringify(json));
    const type = json && "application/json";
    const late = await send(name, Date.now() - 12 * HOUR, method, body(), type);
    expect(late.status).toBe(403);
    const told: unknown = await late.json();
    if (form) expect(told).toMatchObject({ problems: { form: ["signInAgain"] } });
    else expect(told).toEqual({ code: "signInAgain", error: expect.any(String) });
    expect(JSON.stringify(told)).not.toContain("sk-typed");
    for (const [field, value] of form ?? [])
      if (field !== "openaiKey") expect(told).toMatchObject({ values: { [field]: [value] } });
    const { db } = await testApp();
    await db.delete(audit);
    const lately = await send(name, Date.now() - 11.9 * HOUR, method, body(), type);
    expect(await lately.text()).not.toContain("signInAgain");
    const recorded = (await db.select().from(audit)).map((entry) => [entry.action, entry.before !== null]);
    expect(recorded).toEqual(action ? [[action, true]] : []);
  },
);

test("no other place changes what is the administrator's", async () => {
  const guarded = /requireAdmin|requireFreshAdmin|adminForm|isGlobalType|isAdmin/;
  const found: string[] = [];
  for (const [path, read] of Object.entries(texts)) {
    const name = path.replace(/^.*\/|\.tsx?$/g, "");
    const address = `/${name.replaceAll("_.", ".").replaceAll("[.]", "").replaceAll(".", "/")}/`;
    const source = await read();
    const isAdmins = guarded.test(source) || adminPrefixes.some((prefix) => address.startsWith(`${prefix}/`));
    if (isAdmins && /export (async )?(function|const) action\b/.test(source)) found.push(name);
  }
  expect(found.sort()).toEqual(Object.keys(changes).sort());
});
