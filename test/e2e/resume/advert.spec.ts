import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { DATA, expect, ORIGIN, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const duties = Array.from(
  { length: 12 },
  (_, index) => `<li>Run Kubernetes cluster ${index} for doctors.</li>`,
);
const pages: Record<string, string> = {
  "/advert": `<!doctype html><title>Platform engineer</title><article><h1>Platform engineer</h1>
    <p>We look for an engineer who keeps the systems of a hospital running day and night.</p>
    <h2>Requirements</h2><ul>${duties.join("")}</ul></article>`,
  "/empty": "<!doctype html><title>Nothing</title><p>Hello.</p>",
  "/drawn": '<!doctype html><div id="root"></div><script src="/app.js"></script>',
};

let jobs: Server;
let asked: string[] = [];
let held: Promise<void> | undefined;
const at = (path: string) => `http://localhost:${(jobs.address() as AddressInfo).port}${path}`;

test.beforeAll(async () => {
  jobs = createServer(async (request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path === "/dead") return void request.socket.destroy();
    await held;
    const page = pages[path];
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve) => jobs.listen(0, "localhost", resolve));
});

test.afterAll(() => {
  jobs.closeAllConnections();
  jobs.close();
});

test.beforeEach(() => {
  asked = [];
  held = undefined;
});

const field = (page: Page) => page.getByRole("textbox", { name: /Applying for a job|正在应聘/ });
const readIt = (page: Page) =>
  page.getByRole("button", { name: /^(Read the advert at this address|读取这个网址上的职位)$/ });

async function openUpload(page: Page, lang = "en") {
  await page.goto(`/upload?lang=${lang}`);
  await untilRunning(page);
}

test("an address becomes the advert, which its reader checks and sends", async ({ page, signIn }) => {
  await signIn();
  await openUpload(page);
  await page.locator("input[type=file]").setInputFiles(`${DATA}/awesome-cv-resume.pdf`);
  await field(page).fill(at("/advert"));
  // Whoever sends the address itself gets the advert to check first.
  await page.getByRole("button", { name: "Upload and optimise" }).click();
  await expect(field(page)).toHaveValue(/Requirements[\s\S]*- Run Kubernetes cluster 3 for doctors\./);
  await expect(page.getByText(/Read from localhost.*Check the text/)).toBeVisible();
  await page.getByRole("button", { name: "Upload and optimise" }).click();
  await page.waitForURL(/\/results/);
  expect(await page.evaluate(() => sessionStorage.getItem("resumeData"))).toContain(
    "Run Kubernetes cluster 3",
  );
});

test("a pasted address is read by itself; two clicks ask once, and words typed meanwhile are not written over", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await openUpload(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), at("/advert"));
  await field(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field(page)).toHaveValue(/Requirements/);

  const { promise, resolve: release } = Promise.withResolvers<void>();
  held = promise;
  asked = [];
  await field(page).fill(at("/advert"));
  await readIt(page).dblclick();
  await expect(readIt(page)).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => asked).toEqual(["/advert"]);
  await field(page).fill("My own words about the job");
  await expect(readIt(page)).toHaveCount(0);
  release();
  await expect(field(page)).toHaveValue("My own words about the job");
});

test("what cannot be read is told beside the field, each in its way, and the address stays", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openUpload(page, "zh");
  for (const [address, words] of [
    [at("/dead"), "无法访问这个网址"],
    [at("/gone"), "已经没有该职位"],
    [at("/empty"), "没有找到职位描述"],
    [at("/drawn"), "在浏览器里才会显示内容"],
    ["http://someone:secret@localhost/job", "这个网址无法打开"],
  ] as const) {
    const alert = page.getByRole("alert").filter({ hasText: words });
    await field(page).fill(address);
    await readIt(page).click();
    await expect(alert).toBeVisible();
    await expect(field(page)).toHaveValue(address);
    await field(page).fill("");
    await expect(alert).toHaveCount(0);
  }
});

test("a stranger is told to sign in first, and the call itself refuses", async ({ page, request }) => {
  await openUpload(page);
  await field(page).fill(at("/advert"));
  await expect(page.getByText("Sign in, and we can read the advert")).toBeVisible();
  await expect(readIt(page)).toHaveCount(0);
  const answer = await request.post(`${ORIGIN}/api/job_advert`, {
    data: { url: at("/advert") },
    headers: { Origin: ORIGIN },
  });
  expect(answer.status()).toBe(401);
  expect(asked).toEqual([]);
});

test("whoever asks again and again is told to wait, in his language", async ({ context, signIn }) => {
  await signIn();
  const ask = () =>
    context.request.post(`${ORIGIN}/api/job_advert?lang=zh`, {
      data: { url: at("/gone") },
      headers: { Origin: ORIGIN },
    });
  let answer = await ask();
  for (let tries = 0; tries < 30 && answer.status() !== 429; tries++) answer = await ask();
  expect(answer.status()).toBe(429);
  expect(answer.headers()["retry-after"]).toBe("60");
  expect(await answer.json()).toMatchObject({
    code: "advert.tooMany",
    error: expect.stringContaining("请等一分钟"),
  });
});
