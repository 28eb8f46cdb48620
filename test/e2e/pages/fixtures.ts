import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
  request,
} from "@playwright/test";
import { untilRunning } from "./running";

const port = Number(process.env.E2E_PORT ?? 8795);
export const ORIGIN = `http://localhost:${port}`;
export const PRODUCTION = `http://localhost:${port + 1}`;

export const SESSION = "wink_session";

const sessions = new Map<string, Promise<string>>();

/** The session of an address, opened once by each process of the tests: more often a minute than the site allows, they would be refused. */
export function sessionOf(email: string): Promise<string> {
  const session = sessions.get(email) ?? openSession(email);
  sessions.set(email, session);
  return session;
}

async function openSession(email: string): Promise<string> {
  const sender = await request.newContext({ extraHTTPHeaders: { Origin: ORIGIN } });
  const answer = await sender.post(`${ORIGIN}/signin`, { form: { email }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const { cookies } = await sender.storageState();
  await sender.dispose();
  return cookies.find(({ name }) => name === SESSION)?.value ?? "";
}

/** Somebody of this address, who asks without a browser. */
export async function asSomebody(email: string): Promise<APIRequestContext> {
  const Cookie = `${SESSION}=${await sessionOf(email)}`;
  return request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { Origin: ORIGIN, Cookie } });
}

type Fixtures = {
  /** Signs somebody new in, without clicking through the form; gives the address. */
  signIn: (email?: string) => Promise<string>;
};

export const test = base.extend<Fixtures>({
  signIn: async ({ context }, use) => {
    await use(async (known) => {
      const email = known ?? `person-${crypto.randomUUID()}@example.com`;
      const value = await (known ? sessionOf(known) : openSession(email));
      await context.addCookies([{ name: SESSION, value, url: ORIGIN, httpOnly: true }]);
      return email;
    });
  },
  /** Fails the test if the page logs an error of hydration, throws, or asks anything of another host. */
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(`thrown: ${error.message}`));
    page.on("console", (message) => {
      const isHydration = /hydrat|did not match|Minified React error/i.test(message.text());
      if (message.type() === "error" && isHydration) problems.push(message.text());
    });
    page.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      // Hosts below localhost are those of a test that answers for them.
      const isOurs = hostname === "localhost" || hostname.endsWith(".localhost");
      if (protocol.startsWith("http") && !isOurs) problems.push(`asked ${request.url()}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export const DATA = "test/data/resume";

/** Chooses a file and uploads it; ends on the results page. */
export async function upload(page: Page, file: string, language: "en" | "zh" = "en") {
  await page.goto(`/upload?lang=${language}`);
  await untilRunning(page);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: language === "en" ? "Upload and optimise" : "上传并优化" }).click();
  await page.waitForURL(/\/results/);
}

/** Opens the editor and waits for the draft: before it is there, the text area may still be exchanged for another. */
export async function openEditor(page: Page, language: "en" | "zh" = "en", hash = ""): Promise<void> {
  await page.goto(`/markdown-editor?lang=${language}${hash}`);
  await untilRunning(page);
  await expect(page.getByText(/Opening your draft|正在打开草稿/)).toHaveCount(0);
}

/** Opens the subtitle converter, and gives the field for the transcript. */
export async function openSubtitles(page: Page, language: "en" | "zh" = "en") {
  await page.goto(`/subtitle-converter?lang=${language}`);
  await untilRunning(page);
  return page.getByLabel(language === "en" ? "Transcript page" : "逐字稿网页");
}

/** Far more than a page has places for the focus. */
const MOST_STEPS = 400;

/** Moves the focus to a place as who has no mouse does, forward or back; gives how often the key was pressed. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return step;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached with ${key}`);
}

export { expect };
