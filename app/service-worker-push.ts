import { recordOf } from "./core/parse-unknown";
import { plainPush, readPushPayload } from "./core/push-payload";
import { paths } from "./paths";

type PushEvent = ExtendableEvent & { data: { text(): string } | null };

type NotificationEvent = ExtendableEvent & { notification: Notification };

type RenewalEvent = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

type Tab = { url: string; focus(): Promise<unknown> };

declare const self: {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window" }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: RenewalEvent) => void): void;
};

export function receivePushes(): void {
  self.addEventListener("push", (event) => event.waitUntil(showPush(event)));
  self.addEventListener("notificationclick", (event) => event.waitUntil(openNotified(event)));
  self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewPush(event)));
}

async function showPush({ data }: PushEvent): Promise<void> {
  const { origin } = self.location;
  const message = readPushPayload(data?.text() ?? "", origin) ?? plainPush(origin + paths.pings());
  const { title, body, tag, url } = message;
  await self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } });
}

/** Back to the page where it is open, else to a new one. */
async function openNotified({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { url } = notification.data;
  const tabs = await self.clients.matchAll({ type: "window" });
  const open = tabs.find((tab) => tab.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}

function tellOfPush(call: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(paths.pushSubscription(), { method: "POST", headers, body: JSON.stringify(call) });
}

/** A push service has given the browser another address; what was chosen goes with it. */
async function renewPush({ oldSubscription, newSubscription }: RenewalEvent): Promise<void> {
  if (!oldSubscription) return;
  const { options, endpoint } = oldSubscription;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  await tellOfPush({ action: "renew", old_endpoint: endpoint, subscription });
}

/** The next person in this browser is not told what a member has chosen. */
export async function endMembersPush(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription().catch(() => null);
  if (!subscription) return;
  const { endpoint } = subscription;
  const answer = await tellOfPush({ action: "end", endpoint, of_member: true }).catch(() => null);
  const ended = answer?.ok ? recordOf(await answer.json()).ended : false;
  if (ended === true) await subscription.unsubscribe();
}
