import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { afterEach, expect, test } from "vitest";
import { embeddedIdentity } from "~/adapters/identity/embedded";
import { testApp } from "../../../test/support/app";
import { requestHandler } from "../http/fetch-handler.server";
import { adminPrefixes } from "./admin-routes.server";

const ran: string[] = [];

afterEach(() => {
  ran.length = 0;
});

/** A route that forgot its guard, as page or as call. */
function careless(id: string, path: string | undefined, parentId = "root", page = true) {
  const note = () => {
    ran.push(id);
    return { secret: "the key" };
  };
  return {
    id,
    path,
    parentId,
    module: { loader: note, action: note, ...(page ? { default: () => null } : {}) },
  };
}

const routes = {
  root: { id: "root", path: "", module: { default: () => null } },
  layout: { id: "layout", parentId: "root", module: { default: () => null } },
  page: careless("page", "admin/keys", "layout"),
  parent: { id: "parent", path: "admin", parentId: "root", module: { default: () => null } },
  child: careless("child", "rows", "parent"),
  call: careless("call", "api/pro_members/:email", "root", false),
  config: careless("config", "LLM-config", "layout"),
  neighbour: careless("neighbour", "administration", "layout"),
};

const build = {
  mode: "production",
  entry: { module: { default: (_: Request, status: number) => new Response("page", { status }) } },
  routes,
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  isSpaMode: false,
} as unknown as ServerBuild;

const ORIGIN = "http://localhost";
const handle = requestHandler(build, "production");

async function ask(path: string, { email, method = "GET" }: { email?: string; method?: string } = {}) {
  await testApp();
  const identity = embeddedIdentity({ secret: "a-secret-of-the-tests-only", secure: true });
  const cookie = email ? (await identity.signIn(email)).split(";")[0] : undefined;
  const headers = { Origin: ORIGIN, ...(cookie ? { Cookie: cookie } : {}) };
  const context = createExecutionContext();
  const answer = await handle(new Request(ORIGIN + path, { method, headers }), { ...env }, context);
  await waitOnExecutionContext(context);
  return { status: answer.status, location: answer.headers.get("Location"), body: await answer.text() };
}

const spellings = [
  "/admin/keys",
  "/admin/keys/",
  "/Admin/KEYS",
  "/%61dmin/k%65ys",
  "/admin/keys?_data=page",
  "/Admin/keys/?_data=page",
  "/%61dmin/keys?index&_data=page",
  "/?_data=page",
  "/admin/rows",
  "/admin/rows?_data=child",
  "/admin?_data=child",
  "/llm-config",
  "/llm-config?_data=config",
  "/api/pro_members/ann@example.com",
  "/API/Pro_Members/x",
  "/api/pro%5Fmembers/x",
];

test.each(spellings)("nobody but the administrator runs what stands at %s", async (path) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    for (const email of [undefined, "ann@example.com"]) {
      const answer = await ask(path, { email, method });
      expect(ran, `${method} ${email}`).toEqual([]);
      expect(answer.status, `${method} ${email}`).not.toBe(200);
      expect(answer.body).not.toContain("the key");
    }
  }
});

test.each(["/admin/keys", "/api/pro_members/x"])(
  "%s asks a stranger to sign in and refuses a member",
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 401, location: null });
    expect((await ask(path, { email: "ann@example.com" })).status).toBe(403);
  },
);

test("the administrator passes, and a neighbour of the prefix is nobody's business", async () => {
  const email = "admin@wink.test";
  for (const path of ["/admin/keys", "/admin/rows?_data=child", "/api/pro_members/x"]) {
    expect((await ask(path, { email })).status, path).toBe(200);
  }
  expect(ran).toEqual(["page", "child", "call"]);
  expect((await ask("/administration")).status).toBe(200);
});

test("the prefixes are whole segments in lower case", () => {
  for (const prefix of adminPrefixes) expect(prefix).toMatch(/^(\/[a-z_-]+)+$/);
});
