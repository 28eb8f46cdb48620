import type { CDPSession, Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN, PRODUCTION, test } from "../pages/fixtures";
import { openWithWorker } from "../pages/service-worker";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });
// The worker fetches all that it keeps, hundreds of files.
test.setTimeout(120_000);

/** The embedded push service in the place of the browser's own, which nobody reaches here. */
async function useEmbeddedService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: PushSubscription | null = null;
    const made = async (options?: PushSubscriptionOptionsInit) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch("/dev/push", { method: "POST", headers, body: "{}" });
      const subscription: object = await answer.json();
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      current = { ...subscription, options, unsubscribe, toJSON: () => subscription };
      return current as PushSubscription;
    };
    PushManager.prototype.subscribe = made;
    PushManager.prototype.getSubscription = async () => current;
  });
}

type Received = { endpoint: string; status: number; payload: string | null };

async function receivedBy(page: Page): Promise<Received[]> {
  const endpoint = await endpointOf(page);
  const all: Received[] = await (await page.request.get(`${ORIGIN}/dev/push`)).json();
  return all.filter((each) => each.endpoint === endpoint);
}

const endpointOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription())?.endpoint ?? "";
  });

async function answerWith(page: Page, answer: number): Promise<void> {
  const data = { endpoint: await endpointOf(page), answer };
  const headers = { Origin: ORIGIN };
  expect((await page.request.post(`${ORIGIN}/dev/push`, { data, headers })).status()).toBe(200);
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
    return shown.map(({ title, body, data }) => ({ title, body, url: data.url }));
  });

test("the ten are subscribed, sent encrypted, read by the push service and shown; then changed and ended", async ({
  page,
}) => {
  await useEmbeddedService(page);
  await openWithWorker(page, "/pings/digest/ai_news_en?lang=en");
  await page.getByRole("button", { name: "Get the ten best each morning" }).click();
  const dialog = page.getByRole("dialog", { name: "Ten at eight" });
  await expect(dialog.getByRole("checkbox", { name: "AI News" })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("combobox", { name: "When" }).selectOption("7");
  await dialog.getByRole("combobox", { name: "Breaking news" }).selectOption("90");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText(/^Next digest: \w+day .*7:00/)).toBeVisible();

  await dialog.getByRole("button", { name: "Send me a test" }).click();
  await expect(dialog.getByText("Sent. It should appear within a minute.")).toBeVisible();
  const [received] = await receivedBy(page);
  expect(received).toMatchObject({ status: 201, ttl: "60", urgency: "high", topic: "test" });
  const deliver = await startDelivery(page);
  await deliver(received?.payload ?? "");
  const address = `${ORIGIN}/pings/digest/ai_news_en?lang=en`;
  await expect
    .poll(() => notifications(page))
    .toMatchObject([{ title: "Pings: this is a test", url: address }]);

  const plain = { title: "Wink Pings", body: "", url: `${ORIGIN}/pings` };
  const hostile = { title: "Win", body: "", tag: "test", url: "https://evil.example/" };
  for (const data of ["", "<script>", JSON.stringify(hostile)]) {
    await deliver(data);
    await expect.poll(() => notifications(page)).toContainEqual(plain);
  }
  expect(JSON.stringify(await notifications(page))).not.toContain("evil");

  await answerWith(page, 429);
  await dialog.getByRole("button", { name: "Send me a test" }).click();
  await expect(dialog.getByText(/The push service is busy/)).toBeVisible();
  await dialog.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(dialog.getByText(/^Unsubscribed/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Turn on" })).toBeVisible();
  expect(await endpointOf(page)).toBe("");
});

test("a browser whose service no longer knows it is told so, and nothing of it stays", async ({ page }) => {
  await useEmbeddedService(page);
  await openWithWorker(page, "/pings/digest/ai_news_en?lang=zh");
  await page.getByRole("button", { name: "每天早上收到这十条" }).click();
  const dialog = page.getByRole("dialog", { name: "八点十条" });
  await dialog.getByRole("button", { name: "开启" }).click();
  await expect(dialog.getByText(/^下次推送/)).toBeVisible();
  await answerWith(page, 410);
  await dialog.getByRole("button", { name: "发一条测试" }).click();
  await expect(dialog.getByRole("alert")).toContainText("推送服务已不认识这个浏览器");
  const data = { action: "read", endpoint: await endpointOf(page) };
  const headers = { Origin: ORIGIN };
  const read = await page.request.post(`${ORIGIN}/api/push/subscription`, { data, headers });
  expect(await read.json()).toEqual({ success: true, chosen: null, ended: false });
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
