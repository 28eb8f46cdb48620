import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { addresses } from "../pages/built-routes";
import { test as base, DATA, expect, ORIGIN } from "../pages/fixtures";
import { keptPages } from "../pages/kept-pages";
import { untilRunning } from "../pages/running";

/** Beside the servers of the other tests. */
const port = Number(new URL(ORIGIN).port) + 50;
const FAULTY = `http://localhost:${port}`;
const STATE = ".wrangler/e2e-faulty";

/** What shows news cannot do without them. */
const ofNews = ["/pings", "/pings/digest/ai_news_en", "/pings/best/ai_news_en"];

const words = { en: "The service is briefly unavailable", zh: "服务暂时无法响应" };
/** Of a page whose own words say more: what could not be loaded, and how to try again. */
const ownWords = /role="alert"|reload|Try again|重试/;

let server: ChildProcess;

// One server for all, one after the other.
base.describe.configure({ mode: "default", timeout: 180_000 });

base.beforeAll(async () => {
  const log = openSync(`${STATE}.log`, "w");
  const env = { ...process.env, PORT: String(port), PERSIST_TO: STATE };
  server = spawn(process.execPath, ["test/e2e/faulty.mjs"], { env, stdio: ["ignore", log, log] });
  const isUp = () =>
    fetch(`${FAULTY}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 170_000 }).toBe(true);
});

base.afterAll(() => void server.kill());

/** The cookie of somebody who was here before. */
async function member(request: APIRequestContext): Promise<string> {
  const form = { email: `person-${crypto.randomUUID()}@example.com` };
  const answer = await request.post(`${FAULTY}/signin`, {
    form,
    headers: { Origin: FAULTY },
    maxRedirects: 0,
  });
  const [cookie = ""] = (answer.headers()["set-cookie"] ?? "").split(";");
  const headers = { Cookie: cookie };
  expect((await request.get(`${FAULTY}/api/pro_status`, { headers })).status()).toBe(200);
  return cookie;
}

/** What is wrong with an answer while a service is down; null where nothing is. */
async function fault(answer: APIResponse, language: "en" | "zh"): Promise<string | null> {
  const status = answer.status();
  if (status < 500) return null;
  const headers = answer.headers();
  // Of the development server, which answers for a worker that it starts anew.
  if (!headers["x-request-id"]) return null;
  if (status !== 503) return `${status}`;
  if (!(Number(headers["retry-after"]) > 0)) return "no Retry-After";
  const text = await answer.text();
  const type = headers["content-type"] ?? "";
  if (type.startsWith("application/json")) {
    const { error, code, ready } = JSON.parse(text);
    if (ready === false) return null;
    const isSaid = /[\u4e00-\u9fff]/.test(error) === (language === "zh") && typeof code === "string";
    return isSaid ? null : text;
  }
  // The framework's own code finds the words by the status.
  if (headers["x-remix-catch"]) return null;
  const title = /<title>([^<]*)/.exec(text)?.[1] ?? "";
  return title.includes(words[language]) || ownWords.test(text) ? null : `503 with the title ${title}`;
}

for (const who of ["a stranger", "a member"] as const)
  base(`while the database is down no address answers ${who} with a fault of ours`, async ({ request }) => {
    const cookie = who === "a member" ? await member(request) : "";
    const headers = { "x-down": "DB", Origin: FAULTY, Cookie: cookie };
    const body = {
      news_id: "x",
      vote_type: "like",
      plan: "pro",
      email: "a@example.com",
      follow_user_id: "x",
    };
    const wrong: string[] = [];
    for (const { id, path } of addresses) {
      const data = `${path}?_data=${encodeURIComponent(id)}`;
      const asked = [
        ...(["en", "zh"] as const).map((language) => ({
          method: "GET",
          at: `${path}?lang=${language}`,
          language,
        })),
        ...["GET", "POST"].map((method) => ({ method, at: `${data}&lang=en`, language: "en" as const })),
        ...["POST", "DELETE"].map((method) => ({ method, at: `${path}?lang=zh`, language: "zh" as const })),
      ];
      const found = asked.map(async ({ method, at, language }) => {
        const sent = method === "POST" ? { form: body } : {};
        const answer = await request.fetch(FAULTY + at, { method, headers, maxRedirects: 0, ...sent });
        const problem = await fault(answer, language);
        return problem ? [`${method} ${at}: ${problem}`] : [];
      });
      wrong.push(...(await Promise.all(found)).flat());
    }
    expect(wrong).toEqual([]);
  });

base("while the database is down whatever needs nothing of it is there, and only it", async ({ request }) => {
  const files = ["/healthz", "/robots.txt", "/favicon.svg", "/api/openapi.json"];
  const pages = keptPages.filter((path) => !ofNews.includes(path));
  const cookie = await member(request);
  for (const Cookie of ["", cookie]) {
    const headers = { "x-down": "DB", Cookie };
    for (const path of [...files, ...pages, "/upload", "/signin"]) {
      const answer = await request.get(FAULTY + path, { headers, maxRedirects: 0 });
      expect([200, 302], path).toContain(answer.status());
    }
    expect((await request.get(`${FAULTY}/pings`, { headers })).status()).toBe(503);
    expect((await request.get(`${FAULTY}/readyz`, { headers })).status()).toBe(503);
  }
});

base("a page that was made while the database was down is not kept for others", async ({ request }) => {
  const address = `${FAULTY}/offerwink?lang=en`;
  const down = await request.get(address, { headers: { "x-down": "DB" } });
  expect([down.status(), down.headers()["x-wink-cache"]]).toEqual([200, undefined]);
});

base(
  "a member whom the faulty database hides loses nothing that the browser holds",
  async ({ page, context }) => {
    const cookie = await member(context.request);
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: FAULTY }]);
    await page.goto(`${FAULTY}/offerwink?lang=en`);
    await untilRunning(page);
    const held = () =>
      page.evaluate(async () => ({
        member: localStorage.getItem("wink.member"),
        read: localStorage.getItem("wink.pings.read"),
        result: sessionStorage.getItem("resumeData"),
        owner: sessionStorage.getItem("resumeOwner"),
        kept: (await indexedDB.databases()).some((database) => database.name === "wink-resume-versions"),
      }));
    await page.evaluate(async () => {
      localStorage.setItem("wink.pings.read", "[]");
      sessionStorage.setItem("resumeData", "{}");
      await new Promise((resolve) => {
        const opening = indexedDB.open("wink-resume-versions", 1);
        opening.onsuccess = () => resolve(opening.result.close());
      });
    });
    await expect.poll(async () => (await held()).member).not.toBeNull();
    const before = await held();
    expect(before).toEqual({
      member: expect.stringMatching(/^.{12}$/),
      read: "[]",
      result: "{}",
      owner: before.member,
      kept: true,
    });
    for (const path of ["/offerwink", "/upload", "/applications"]) {
      await context.setExtraHTTPHeaders({ "x-down": "DB" });
      await page.goto(`${FAULTY}${path}?lang=en`);
      await untilRunning(page);
      expect(await held(), path).toEqual(before);
    }
    await context.setExtraHTTPHeaders({});
    await page.goto(`${FAULTY}/offerwink?lang=en`);
    await untilRunning(page);
    expect(await held()).toEqual(before);
  },
);

for (const [down, name] of [
  ["UPLOADS", "storage"],
  ["RESUME_QUEUE", "the queue"],
] as const)
  base(`while ${name} is down an upload is refused by name, and a result waits`, async ({ request }) => {
    const cookie = await member(request);
    const upload = (headers: Record<string, string>) =>
      request.post(`${FAULTY}/api/upload_resume`, {
        headers: {
          Origin: FAULTY,
          Cookie: cookie,
          "Accept-Language": "en",
          Prefer: "respond-async",
          ...headers,
        },
        multipart: {
          file: {
            name: "cv.pdf",
            mimeType: "application/pdf",
            buffer: readFileSync(`${DATA}/awesome-cv-resume.pdf`),
          },
        },
      });
    const refused = await upload({ "x-down": down });
    expect([refused.status(), await refused.json()]).toMatchObject([503, { code: "unavailable" }]);

    const { job } = await (await upload({})).json();
    const asked = (headers: Record<string, string>) =>
      request.get(FAULTY + job.status_url, {
        headers: { Cookie: cookie, Prefer: "acknowledge", ...headers },
      });
    await expect
      .poll(async () => "resumeData" in (await (await asked({})).json()), { timeout: 60_000 })
      .toBe(true);
    const without = await asked({ "x-down": down });
    expect(without.status()).toBe(down === "UPLOADS" ? 503 : 200);
    expect("resumeData" in (await (await asked({})).json())).toBe(true);
  });
