import { env } from "cloudflare:workers";
import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { beforeAll, expect, test } from "vitest";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { testApp } from "../../../test/support/app";
import { settingsOf } from "../app/settings.server";
import { adminPrefixes } from "./admin-routes.server";

type RouteModule = { action?: (args: ActionFunctionArgs) => Promise<Response> };

const ORIGIN = "http://localhost";
const HOUR = 60 * 60 * 1000;
const modules = import.meta.glob<RouteModule>("../../routes/*.{ts,tsx}");
const sources = import.meta.glob<string>("../../routes/*.{ts,tsx}", { query: "?raw", import: "default" });

/** What is sent to each place where the administrator alone changes something, by method. */
const changes: Record<string, { form?: [string, string][]; json?: object; methods?: string[] }[]> = {
  "api.config": [
    { json: { type: "llm_config", value: {} } },
    { json: { type: "world_focus_points", value: [] } },
  ],
  "api.pro_members": [{ json: { email: "ann@example.com" }, methods: ["POST", "DELETE"] }],
  "focus-point-config": ["save", "add", "import", "dry:0"].map((intent) => ({
    form: [
      ["intent", intent],
      ["points[0].tag_id", "typed"],
    ],
  })),
  "llm-config": ["save", "test:openai"].map((intent) => ({
    form: [
      ["intent", intent],
      ["openaiKey", "sk-typed"],
      ["openaiModel", "typed"],
    ],
  })),
  "member-manage": ["add", "remove"].map((intent) => ({
    form: [
      ["intent", intent],
      ["email", "typed@example.com"],
    ],
  })),
  radar: ["read", "pause", "more"].map((intent) => ({
    form: [
      ["intent", intent],
      ["id", "0".repeat(16)],
    ],
  })),
};

beforeAll(async () => void (await testApp()));

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
  sent.flatMap(({ form, json, methods = ["POST"] }) => methods.map((method) => ({ name, method, form, json }))),
);

test.each(all)("$method $name asks whoever signed in 12 hours ago to do so again", async (change) => {
  const { name, method, form, json } = change;
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
  const lately = await send(name, Date.now() - 11.9 * HOUR, method, body(), type);
  expect(await lately.text()).not.toContain("signInAgain");
});

test("no other place changes what is the administrator's", async () => {
  const guarded = /requireAdmin|requireFreshAdmin|adminForm|isGlobalType|isAdmin/;
  const found: string[] = [];
  for (const [path, read] of Object.entries(sources)) {
    const name = path.replace(/^.*\/|\.tsx?$/g, "");
    const address = `/${name.replaceAll("_.", ".").replaceAll("[.]", "").replaceAll(".", "/")}/`;
    const source = await read();
    const isAdmins = guarded.test(source) || adminPrefixes.some((prefix) => address.startsWith(`${prefix}/`));
    if (isAdmins && /export (async )?(function|const) action\b/.test(source)) found.push(name);
  }
  expect(found.sort()).toEqual(Object.keys(changes).sort());
});
