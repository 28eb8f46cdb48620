import { addresses, waysIn } from "../pages/built-routes";
import { expect, ORIGIN, PRODUCTION, test } from "../pages/fixtures";

const ANY_ID = "00000000-0000-4000-8000-000000000000";

test("a signed-out reader of a member's page is led away, a call is 401", async ({ request }) => {
  const asked = (path: string) => request.get(ORIGIN + path, { maxRedirects: 0 });
  expect((await asked("/results")).headers().location).toBe("/upload?from=results");
  expect((await asked(`/api/resume_jobs/${ANY_ID}`)).status()).toBe(401);
  expect((await asked(`/api/resume_jobs/${ANY_ID}/events`)).status()).toBe(401);
});

test("an address that names somebody else is refused, the session's own is accepted", async ({
  context,
  signIn,
}) => {
  const email = await signIn();
  const ask = (named: string) =>
    context.request.get(`${ORIGIN}/api/resume_jobs/${crypto.randomUUID()}`, {
      headers: { "X-User-Email": named },
    });
  expect((await ask("admin@example.com")).status()).toBe(403);
  expect((await ask(email)).status()).toBe(404);
});

test("an address alone signs nobody in", async ({ request }) => {
  const answer = await request.get(`${ORIGIN}/api/resume_jobs/${crypto.randomUUID()}`, {
    headers: { "X-User-Email": "admin@example.com" },
  });
  expect(answer.status()).toBe(403);
});

test("in production no development page exists, by any way in", async ({ request }) => {
  const pages = addresses.filter(({ path }) => path.startsWith("/dev"));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    for (const way of waysIn(page)) {
      expect((await request.get(PRODUCTION + way)).status(), way).toBe(404);
    }
  }
});

test("in production the embedded sign-in does not answer", async ({ request }) => {
  const answer = await request.post(`${PRODUCTION}/signin`, {
    form: { email: "admin@wink.example" },
    headers: { Origin: "https://wink.example" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(405);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
});

test("in production a session of the embedded sign-in is worth nothing", async ({
  context,
  request,
  signIn,
}) => {
  await signIn("admin@wink.example");
  const [cookie] = await context.cookies();
  const answer = await request.get(`${PRODUCTION}/api/resume_jobs/${crypto.randomUUID()}`, {
    headers: { Cookie: `${cookie?.name}=${cookie?.value}` },
  });
  expect(answer.status()).toBe(401);
});

test("an answer over https tells browsers to stay with it", async ({ request }) => {
  const answer = await request.get(`${PRODUCTION}/offerwink`);
  expect(answer.headers()["strict-transport-security"]).toContain("max-age");
});

test("health and readiness say only yes or no", async ({ request }) => {
  expect(await (await request.get(`${ORIGIN}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await request.get(`${ORIGIN}/readyz`)).json()).toEqual({
    ready: true,
    checks: { database: true, storage: true, queue: true },
  });
});

test("an unknown address is 404 in the reader's language, with its title in the head", async ({
  request,
}) => {
  const answer = await request.get(`${ORIGIN}/nothing-here?lang=zh`);
  expect(answer.status()).toBe(404);
  const [head, body] = (await answer.text()).split("</head>");
  expect(head).toContain("<title>页面不存在</title>");
  expect(body).toContain("页面不存在");
  expect(body).not.toContain("<title>");
});

test("a form that is none, or that is damaged, is a bad request", async ({ request }) => {
  for (const type of [
    "application/json",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=q",
  ]) {
    const answer = await request.post(`${ORIGIN}/signin`, {
      headers: { Origin: ORIGIN, "Content-Type": type },
      data: Buffer.from("email=ann@example.com"),
      maxRedirects: 0,
    });
    expect(answer.status(), type).toBe(400);
    expect(answer.headers()["set-cookie"], type).toBeUndefined();
  }
});

test("a form larger than any of ours is not read", async ({ request }) => {
  const answer = await request.post(`${ORIGIN}/signin`, {
    headers: { Origin: ORIGIN },
    form: { email: "ann@example.com", more: "x".repeat(100_000) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(413);
});

test("a choice of language made over https is sent back over https only", async ({ request }) => {
  const answer = await request.get(`${PRODUCTION}/offerwink?lang=zh`);
  expect(answer.headers()["set-cookie"]).toMatch(/^language=zh;.*; Secure$/);
  expect(answer.headers()["cache-control"]).toBe("private, no-cache");
});

const forged = ["", "a.b", "__proto__", "eyJhbGciOiJub25lIn0.e30.", "x".repeat(8000)];

test("a session that nobody issued is no session", async ({ request }) => {
  for (const origin of [ORIGIN, PRODUCTION]) {
    for (const token of forged) {
      const asked = (headers: Record<string, string>) =>
        request.get(`${origin}/api/resume_jobs/${ANY_ID}`, { headers });
      expect((await asked({ Cookie: `wink_session=${token}; __session=${token}` })).status()).toBe(401);
      expect((await asked({ Authorization: `Bearer ${token}` })).status()).toBe(401);
    }
  }
});
