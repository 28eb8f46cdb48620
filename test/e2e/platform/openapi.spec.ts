import { readFileSync } from "node:fs";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { z } from "zod";
import { type Calls, type Malformed, malformedRequests } from "../../support/malformed";
import { exchange, type RawAnswer } from "../../support/raw-http";
import { addresses } from "../pages/built-routes";
import { DATA, expect, ORIGIN, sessionOf, test } from "../pages/fixtures";

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Content = Record<string, { schema?: Schema }>;
type Answer = { $ref?: string; content?: Content };
type Document = {
  paths: Calls & Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { responses: Record<string, Answer> };
};

async function contract(request: APIRequestContext): Promise<Document> {
  return (await request.get(`${ORIGIN}/api/openapi.json`)).json();
}

/** What is wrong with an answer: it is not among those that the contract names for the call, or has another form. */
function breach(document: Document, call: string, { status, text }: Pick<RawAnswer, "status" | "text">) {
  const [method = "", path = ""] = call.split(" ");
  const promised = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!promised) return `${call} answered ${status}: ${text.slice(0, 200)}`;
  const described = promised.$ref ? document.components.responses.refused : promised;
  const schema = described?.content?.["application/json"]?.schema;
  const { error } = schema ? z.fromJSONSchema(schema).safeParse(JSON.parse(text)) : {};
  return error ? `${call} ${status}: ${error.message}` : null;
}

async function expectAsPromised(document: Document, call: string, answer: APIResponse): Promise<void> {
  const read = { status: answer.status(), text: await answer.text() };
  expect(breach(document, call, read)).toBeNull();
}

test("every call that is built is in the contract, and nothing else is", async ({ request }) => {
  const { paths } = await contract(request);
  const built = addresses
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^\/(api|webhooks)\/|^\/readyz$/.test(pattern))
    .map((pattern) => pattern.replace(/:(\w+)/g, "{$1}"));
  expect(Object.keys(paths).sort()).toEqual([...built, "/healthz"].sort());
});

test("a call answers a method that the contract does not name with 405", async ({ context, signIn }) => {
  await signIn("admin@example.com");
  const { paths } = await contract(context.request);
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of ["get", "post", "delete"]) {
      if (method in operations || path === "/readyz") continue;
      const address = ORIGIN + path.replace(/\{\w+\}/g, crypto.randomUUID());
      const answer = await context.request.fetch(address, { method, headers: { Origin: ORIGIN } });
      expect(answer.status(), `${method} ${path}`).toBe(405);
    }
  }
});

test("the answers of every call have the form that the contract promises", async ({
  context,
  request,
  signIn,
}) => {
  const document = await contract(request);
  const check = (call: string, answer: APIResponse) => expectAsPromised(document, call, answer);
  const headers = { Origin: ORIGIN };
  const id = crypto.randomUUID();

  for (const [path, operations] of Object.entries(document.paths))
    for (const method of Object.keys(operations)) {
      const address = ORIGIN + path.replace(/\{\w+\}/g, id);
      await check(`${method} ${path}`, await request.fetch(address, { method, headers, maxRedirects: 0 }));
    }

  await signIn();
  const ask = context.request;
  const buffer = readFileSync(`${DATA}/awesome-cv-resume.pdf`);
  const multipart = { file: { name: "cv.pdf", mimeType: "application/pdf", buffer } };
  const upload = (more: Record<string, string> = {}) =>
    ask.post(`${ORIGIN}/api/upload_resume`, { headers: { ...headers, ...more }, multipart });
  await check("post /api/upload_resume", await upload());
  const accepted = await upload({ Prefer: "respond-async" });
  await check("post /api/upload_resume", accepted);
  const { job } = await accepted.json();
  await check("get /api/resume_jobs/{id}", await ask.get(ORIGIN + job.status_url));
  await check("delete /api/resume_jobs/{id}", await ask.delete(ORIGIN + job.status_url, { headers }));

  for (const path of ["/api/pro_status", "/api/account/data", "/api/config/all"])
    await check(`get ${path}`, await ask.get(ORIGIN + path));
  const theme = { type: "memwink_theme", value: '"anime"' };
  for (const data of [theme, { ...theme, type: "memwink_gen_prompt" }, { ...theme, type: "__proto__" }])
    await check("post /api/config", await ask.post(`${ORIGIN}/api/config`, { headers, data }));
  for (const type of ["memwink_theme", "llm_config", "nothing"])
    await check("get /api/config", await ask.get(`${ORIGIN}/api/config?type=${type}`));
  const order = (plan: string) =>
    ask.post(`${ORIGIN}/api/billing/checkout`, { headers, data: { plan }, maxRedirects: 0 });
  for (const plan of ["pro", "free", "gold"]) await check("post /api/billing/checkout", await order(plan));
  const portal = `${ORIGIN}/api/billing/portal`;
  const json = { ...headers, "Content-Type": "application/json" };
  await check("post /api/billing/portal", await ask.post(portal, { headers: json, maxRedirects: 0 }));

  const [wink] = await (await request.get(`${ORIGIN}/api/winks/by_tag_id`)).json();
  for (const query of ["", "?limit=0", "?tag_id=nothing"])
    await check("get /api/winks/by_tag_id", await ask.get(`${ORIGIN}/api/winks/by_tag_id${query}`));
  for (const query of ["", "?user_id=nobody"])
    await check("get /api/winks/all_tags", await ask.get(`${ORIGIN}/api/winks/all_tags${query}`));
  for (const news_id of [wink.id, "nothing"]) {
    for (const name of ["stats", "user"])
      await check(
        `get /api/article/vote/${name}`,
        await ask.get(`${ORIGIN}/api/article/vote/${name}?news_id=${news_id}`),
      );
    for (const path of ["/api/article/vote", "/api/article/vote/remove"])
      await check(
        `post ${path}`,
        await ask.post(ORIGIN + path, { headers, data: { news_id, vote_type: "like" } }),
      );
  }
  for (const data of [
    { do: "hideRead", on: true },
    { do: "mute", kind: "word", value: "" },
  ])
    await check("post /api/wishes", await ask.post(`${ORIGIN}/api/wishes`, { headers, data }));
  for (const path of ["/api/wishes", "/api/wishes/preview"])
    await check(`get ${path}`, await ask.get(ORIGIN + path));
  const pingId = (await (await ask.get(`${ORIGIN}/api/account/data`)).json()).account.ping_id;

  await signIn("admin@example.com");
  for (const name of ["follow", "follow", "unfollow", "unfollow"])
    await check(
      `post /api/${name}_user`,
      await ask.post(`${ORIGIN}/api/${name}_user`, { headers, data: { [`${name}_user_id`]: pingId } }),
    );
  const members = `${ORIGIN}/api/pro_members`;
  const data = { email: `granted-${id}@example.com` };
  await check("post /api/pro_members", await ask.post(members, { headers, data }));
  await check("post /api/pro_members", await ask.post(members, { headers, data: { email: "nobody" } }));
  await check("get /api/pro_members", await ask.get(`${members}?q=granted-`));
  for (let twice = 0; twice < 2; twice += 1)
    await check("delete /api/pro_members", await ask.delete(members, { headers, data }));
  for (const type of ["world_focus_points", "llm_config"])
    await check("get /api/config", await ask.get(`${ORIGIN}/api/config?type=${type}`));
});

const refusal = z.strictObject({ error: z.string().min(1), code: z.string().min(1) });

/** What is wrong with an answer to a malformed request; null where nothing is. */
function fault(document: Document, { method, target }: Malformed, answer: RawAnswer | null): string | null {
  if (!answer) return "no answer";
  const { status, headers, text } = answer;
  // What is no HTTP is refused by the server before it reaches us.
  if (!headers.has("X-Request-Id"))
    return [400, 431, 501].includes(status) ? null : `${status} of the server`;
  if (status === 500 || headers.getSetCookie().some((each) => each.startsWith("planted"))) return `${status}`;
  const { pathname, searchParams } = new URL(target, ORIGIN);
  if (method === "HEAD" || searchParams.has("_data") || searchParams.has("_routes")) return null;
  const path = Object.keys(document.paths).find((each) =>
    new RegExp(`^${each.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
  if (path && document.paths[path]?.[method.toLowerCase()])
    return breach(document, `${method} ${path}`, answer);
  const isJson = headers.get("Content-Type")?.startsWith("application/json") ?? false;
  if (status < 400 || !(path || isJson) || (pathname === "/dev/feeds" && status === 503)) return null;
  return isJson && refusal.safeParse(JSON.parse(text)).success ? null : `${status} ${text.slice(0, 200)}`;
}

const people = {
  "a stranger": null,
  "a member": "malformed@example.com",
  "the administrator": "admin@example.com",
};

for (const [index, [who, email]] of Object.entries(people).entries())
  test(`malformed requests of ${who} are answered as the contract says, and none is a mistake of ours`, async ({
    request,
  }) => {
    const document = await contract(request);
    const cookie = email ? `wink_session=${await sessionOf(email)}; ` : "";
    const patterns = addresses.map(({ pattern }) => pattern);
    const product = { calls: document.paths, addresses: patterns, origin: ORIGIN, cookie };
    const malformed = malformedRequests(index + 1, 350, product);
    const faults: string[] = [];
    const ids = new Set<string>();
    async function send() {
      for (const each of malformed) {
        const answer = await exchange(Number(new URL(ORIGIN).port), each.bytes);
        const found = fault(document, each, answer);
        if (found) faults.push(`${found} to ${JSON.stringify(each.bytes.toString("latin1").slice(0, 500))}`);
        ids.add(answer?.headers.get("X-Request-Id") ?? "");
      }
    }
    await Promise.all([send(), send(), send(), send()]);
    expect(faults).toEqual([]);
    expect(ids.size).toBeGreaterThan(280);

    // The log is written by another process; who asks last is in it when all are.
    const last = (await request.get(`${ORIGIN}/healthz`)).headers()["x-request-id"] ?? "";
    const log = () => readFileSync(".wrangler/e2e.log", "utf8");
    await expect.poll(log).toContain(last);
    const failed = log()
      .split("\n")
      .filter((line) => line.includes('"route.failed"'));
    expect(failed.filter((line) => ids.has(/"requestId":"([^"]+)"/.exec(line)?.[1] ?? "none"))).toEqual([]);
  });
