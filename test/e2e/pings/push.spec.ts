import { existsSync } from "node:fs";
import type { CDPSession, Locator, Page } from "@playwright/test";
import playwrightConfig from "../../playwright.config";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, PRODUCTION, test } from "../pages/fixtures";
import { openWithWorker } from "../pages/service-worker";

/** The shell of a browser that other journeys run in shows no notifications. */
const whole = "/usr/bin/chromium";

test.use({
  serviceWorkers: "allow",
  permissions: ["notifications"],
  launchOptions: {
    ...playwrightConfig.use?.launchOptions,
    ...(existsSync(whole) ? { executablePath: whole } : { channel: "chromium" }),
  },
});
// The worker fetches all that it keeps, hundreds of files.
test.setTimeout(120_000);
const SLOW = { timeout: 30_000 };

type Received = { endpoint: string; status: number; payload: string | null };

const headers = { Origin: ORIGIN };

/** Presses a button that subscribes. Nobody reaches a push service here, so that the embedded one gives the browser its endpoint. */
async function subscribeBy(button: Locator): Promise<string> {
  const given = button.page().waitForResponse(`${ORIGIN}/dev/push`);
  await button.click();
  return (await (await given).json()).endpoint;
}

async function receivedAt(page: Page, endpoint: string): Promise<Received[]> {
  const all: Received[] = await (await page.request.get(`${ORIGIN}/dev/push`)).json();
  return all.filter((each) => each.endpoint === endpoint);
}

async function answerWith(page: Page, endpoint: string, answer: number): Promise<void> {
  const data = { endpoint, answer };
  expect((await page.request.post(`${ORIGIN}/dev/push`, { data, headers })).status()).toBe(200);
}

async function chosenFor(page: Page, endpoint: string): Promise<unknown> {
  const data = { action: "read", endpoint };
  const read = await page.request.post(`${ORIGIN}/api/push/subscription`, { data, headers });
  return (await read.json()).chosen;
}

/** What the browser does with a message that its push service has handed it, decrypted. */
async function startDelivery(page: Page): Promise<(data: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((found) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${ORIGIN}/`);
      if (ours) found(ours.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const id = await registrationId;
  return async (data) => {
    await session.send("ServiceWorker.deliverPushMessage", { origin: ORIGIN, registrationId: id, data });
  };
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
  });

test("the ten are subscribed, sent encrypted, read by the push service and shown; then changed and ended", async ({
  page,
}) => {
  await openWithWorker(page, "/pings/digest/ai_news_en?lang=en");
  await page.getByRole("button", { name: "Get the ten best each morning" }).click();
  const dialog = page.getByRole("dialog", { name: "Ten a day" });
  await expect(dialog.getByRole("checkbox", { name: "AI News" })).toBeChecked();
  await expect(dialog.getByText(/^Sign in before you turn it on/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("combobox", { name: "When" }).selectOption({ label: "07:00" });
  await dialog.getByRole("combobox", { name: "Breaking news" }).selectOption("90");
  const endpoint = await subscribeBy(dialog.getByRole("button", { name: "Turn on" }));
  await expect(dialog.getByText(/^Next digest: \d+ \w+ \d{4},? .*07:00(?: UTC)?$/)).toBeVisible();
  expect(await chosenFor(page, endpoint)).toMatchObject({
    hour: 7,
    tag_ids: ["ai_news_en"],
    alert_score: 90,
  });

  await dialog.getByRole("button", { name: "Send me a test" }).click();
  await expect(dialog.getByText("Sent. It should appear within a minute.")).toBeVisible();
  const [received] = await receivedAt(page, endpoint);
  expect(received).toMatchObject({ status: 201, ttl: "60", urgency: "high", topic: "test" });
  const deliver = await startDelivery(page);
  await deliver(received?.payload ?? "");
  const url = `${ORIGIN}/pings/digest/ai_news_en?lang=en`;
  const sent = { title: "Pings: this is a test", tag: "test", url };
  await expect.poll(() => notifications(page), SLOW).toContainEqual(expect.objectContaining(sent));

  const plain = { title: "Wink Pings", body: "", tag: "pings", url: `${ORIGIN}/pings` };
  const hostile = { title: "Win", body: "", tag: "test", url: "https://evil.example/" };
  for (const data of ["", "<script>", JSON.stringify(hostile)]) {
    await deliver(data);
    await expect.poll(() => notifications(page), SLOW).toContainEqual(plain);
  }
  expect(JSON.stringify(await notifications(page))).not.toContain("evil");

  await answerWith(page, endpoint, 429);
  await dialog.getByRole("button", { name: "Send me a test" }).click();
  await expect(dialog.getByText(/The push service is busy/)).toBeVisible();
  await dialog.getByRole("checkbox", { name: "数字货币" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Saved.")).toBeVisible();

  const others = [{ tag_id: "other", tag: "Other", user_id: null }];
  await page.context().route("**/api/winks/all_tags", (route) => route.fulfill({ json: others }));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Get the ten best each morning" }).click();
  await expect(dialog.getByText(/^None of the subjects you chose is offered any more/)).toBeVisible();
  await expect(dialog.getByText(/^Next digest/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(dialog.getByText(/^Unsubscribed/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Turn on" })).toBeVisible();
  expect(await chosenFor(page, endpoint)).toBeNull();
});

test("a browser whose service no longer knows it is told so, and nothing of it stays", async ({ page }) => {
  await openWithWorker(page, "/pings/digest/ai_news_en?lang=zh");
  await page.getByRole("button", { name: "每天早上收到这十条" }).click();
  const dialog = page.getByRole("dialog", { name: "每天十条" });
  const endpoint = await subscribeBy(dialog.getByRole("button", { name: "开启" }));
  await expect(dialog.getByText(/^下次推送/)).toBeVisible();
  await answerWith(page, endpoint, 410);
  await dialog.getByRole("button", { name: "发一条测试" }).click();
  await expect(dialog.getByRole("alert")).toContainText("推送服务已不认识这个浏览器");
  await expect(dialog.getByRole("button", { name: "开启" })).toBeVisible();
  await expect(dialog.getByText(/^下次推送/)).toHaveCount(0);
  expect(await chosenFor(page, endpoint)).toBeNull();
});

test("what was chosen is asked for again where it was not read, and nothing is offered until it was", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.context().route("**/api/winks/all_tags", (route) => route.abort());
  await page.goto("/pings/digest/ai_news_en?lang=en");
  await page.getByRole("button", { name: "Get the ten best each morning" }).click();
  const dialog = page.getByRole("dialog", { name: "Ten a day" });
  await expect(dialog.getByRole("alert")).toContainText("could not be loaded");
  await expect(dialog.getByRole("button", { name: "Turn on" })).toHaveCount(0);
  await expect(dialog.getByText("Opening…")).toHaveCount(0);
  await page.context().unroute("**/api/winks/all_tags");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("checkbox", { name: "AI News" })).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Turn on" })).toBeVisible();
  await expect(dialog.getByText(/^Sign in before you turn it on/)).toHaveCount(0);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("where there are no keys to send with, nothing is offered", async ({ request }) => {
  const path = "/pings/digest/ai_news_en?lang=en";
  const button = /<button[^>]*>(?:<svg.*?<\/svg>)?Get the ten best each morning/;
  expect(await (await request.get(ORIGIN + path)).text()).toMatch(button);
  const page = await request.get(PRODUCTION + path);
  expect(page.status()).toBe(200);
  expect(await page.text()).not.toMatch(button);
  expect((await request.get(`${PRODUCTION}/dev/push`)).status()).toBe(404);
});
