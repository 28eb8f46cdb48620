import { readFileSync } from "node:fs";
import { Agent, request as ask, type RequestOptions } from "node:http";
import type { APIRequestContext } from "@playwright/test";
import { DATA, expect, ORIGIN, test } from "../pages/fixtures";

const resume = {
  name: "resume.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(readFileSync(`${DATA}/awesome-cv-resume.pdf`)),
};
const headers = { Origin: ORIGIN, "Accept-Language": "en" };

function send(
  request: APIRequestContext,
  file: typeof resume,
  more: Record<string, string> = {},
  prefer?: string,
) {
  return request.post(`${ORIGIN}/api/upload_resume`, {
    headers: { ...headers, ...(prefer ? { Prefer: prefer } : {}) },
    multipart: { file, optimization_level: "basic", ...more },
  });
}

test("an upload waits for its result and leaves nothing behind", async ({ context, signIn }) => {
  await signIn();
  const answer = await send(context.request, resume);
  expect(answer.status()).toBe(200);
  const { resumeData } = await answer.json();
  expect(Object.keys(resumeData).sort()).toEqual([
    "modification_reasons",
    "optimized_resume",
    "optimized_score",
    "original_score",
    "qa",
    "report",
    "summary",
  ]);
  expect(resumeData.optimized_score).toBeGreaterThanOrEqual(resumeData.original_score);
  expect(resumeData.report.rubric_version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("with respond-async the job is accepted at once, followed, and fetched again where an answer was lost", async ({
  context,
  signIn,
}) => {
  await signIn();
  const accepted = await send(context.request, resume, {}, "respond-async");
  expect(accepted.status()).toBe(202);
  const { job } = await accepted.json();
  const events = await context.request.get(`${ORIGIN}${job.status_url}/events`);
  expect(events.headers()["content-type"]).toContain("text/event-stream");
  expect(await events.text()).toContain('"state":"done"');
  const finished = await context.request.get(ORIGIN + job.status_url);
  expect((await finished.json()).resumeData.optimized_resume).toContain("#");
  expect((await context.request.get(ORIGIN + job.status_url)).status()).toBe(200);
});

test("who acknowledges by DELETE may fetch twice until then", async ({ context, signIn }) => {
  await signIn();
  const { job } = await (await send(context.request, resume, {}, "respond-async")).json();
  await context.request.get(`${ORIGIN}${job.status_url}/events`);
  const fetchIt = () => context.request.get(ORIGIN + job.status_url, { headers: { Prefer: "acknowledge" } });
  expect((await fetchIt()).status()).toBe(200);
  expect((await fetchIt()).status()).toBe(200);
  expect((await context.request.delete(ORIGIN + job.status_url, { headers })).status()).toBe(204);
  expect((await fetchIt()).status()).toBe(404);
});

test("a job of somebody else's is 404 to read, follow and delete", async ({ context, signIn, browser }) => {
  await signIn();
  const { job } = await (await send(context.request, resume, {}, "respond-async")).json();
  const other = await browser.newContext();
  await other.request.post(`${ORIGIN}/signin`, { form: { email: "stranger@example.com" }, headers });
  for (const path of [job.status_url, `${job.status_url}/events`]) {
    expect((await other.request.get(ORIGIN + path)).status()).toBe(404);
  }
  expect((await other.request.delete(ORIGIN + job.status_url, { headers })).status()).toBe(404);
  expect((await context.request.get(ORIGIN + job.status_url)).status()).toBe(200);
  await other.close();
});

const unusable: [string, Buffer, number, string][] = [
  ["an empty file", Buffer.alloc(0), 422, "resume.empty"],
  ["a text file called PDF", Buffer.from("hello, this is text"), 415, "resume.notAResume"],
  ["half a PDF", Buffer.from(resume.buffer.subarray(0, 3000)), 422, "resume.damaged"],
  [
    "eleven megabytes",
    Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(11 * 1024 * 1024, 32)]),
    413,
    "resume.tooLarge",
  ],
];

for (const [what, buffer, status, code] of unusable) {
  test(`${what} is answered with ${status} and its own code, in the reader's language`, async ({
    context,
    signIn,
  }) => {
    await signIn();
    const answer = await send(context.request, { ...resume, buffer });
    expect(answer.status()).toBe(status);
    const body = await answer.json();
    expect(body.code).toBe(code);
    expect(body.error).toMatch(/^[A-Z].*\.$/);
  });
}

test("a request without a file, or with another level, is refused", async ({ context, signIn }) => {
  await signIn();
  const without = await context.request.post(`${ORIGIN}/api/upload_resume`, {
    headers,
    multipart: { file: "text" },
  });
  expect([without.status(), (await without.json()).code]).toEqual([400, "upload.noFile"]);
  const level = await send(context.request, resume, { optimization_level: "extreme" });
  expect([level.status(), (await level.json()).code]).toEqual([400, "badRequest"]);
  const json = await context.request.post(`${ORIGIN}/api/upload_resume`, { headers, data: { file: "x" } });
  expect(json.status()).toBe(400);
});

test("of many uploads at once some are told when to come back", async ({ context, signIn }) => {
  await signIn();
  const sent = Array.from({ length: 8 }, () => send(context.request, resume, {}, "respond-async"));
  const answers = await Promise.all(sent);
  expect(
    answers.map((answer) => answer.status()).filter((status) => status !== 202 && status !== 429),
  ).toEqual([]);
  const refused = answers.find((answer) => answer.status() === 429);
  expect(Number(refused?.headers()["retry-after"])).toBeGreaterThan(0);
  expect((await refused?.json())?.code).toBe("resume.tooManyRunning");
});

test("signed out nothing is accepted", async ({ request }) => {
  const answer = await send(request, resume);
  expect([answer.status(), (await answer.json()).code]).toEqual([401, "signedOut"]);
});

test("a large upload that is refused gets its answer, and so does the next request on its connection", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = Buffer.alloc(9 * 1024 * 1024, 32);
  for (let round = 0; round < 3; round++) {
    for (const [origin, status] of [
      [ORIGIN, 401],
      ["https://evil.example", 403],
    ] as const) {
      const type = "multipart/form-data; boundary=x";
      const headers = { Origin: origin, "Content-Type": type, "Transfer-Encoding": "chunked" };
      expect(await statusOf({ agent, method: "POST", path: "/api/upload_resume", headers }, body)).toBe(
        status,
      );
      expect(await statusOf({ agent, method: "GET", path: "/healthz" })).toBe(200);
    }
  }
  agent.destroy();
});

function statusOf(options: RequestOptions, body?: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(ORIGIN);
    const sent = ask({ hostname, port, ...options }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    sent.on("error", reject).end(body);
  });
}

test("asking for the head of a result, or for its options, does not use it up", async ({
  context,
  signIn,
}) => {
  await signIn();
  const { job } = await (await send(context.request, resume, {}, "respond-async")).json();
  await context.request.get(`${ORIGIN}${job.status_url}/events`);
  const by = async (method: string) =>
    (await context.request.fetch(ORIGIN + job.status_url, { method })).status();
  expect([await by("HEAD"), await by("OPTIONS"), await by("GET")]).toEqual([200, 405, 200]);
});

test("a job that was cancelled says so to who still follows it", async ({ context, signIn }) => {
  await signIn();
  const { job } = await (await send(context.request, resume, {}, "respond-async")).json();
  const ended = await context.request.delete(ORIGIN + job.status_url, { headers });
  expect(ended.status()).toBe(204);
  const events = await context.request.get(`${ORIGIN}${job.status_url}/events`);
  expect(await events.text()).toMatch(/"state":"(cancelled|delivered)"/);
  const asked = await context.request.get(ORIGIN + job.status_url);
  expect((await asked.json()).code).toMatch(/^resume\.(cancelled|jobNotFound)$/);
});
