import { parsedJson, recordOf } from "~/core/parse-unknown";
import { readPushPayload } from "~/core/push-payload";
import { servicePaths } from "~/service-paths";

/** What a browser is to this page: its own subscription has the same. */
export type BrowserSubscription = Pick<PushSubscription, "endpoint" | "toJSON" | "unsubscribe">;

let current: BrowserSubscription | null = null;

export const embeddedSubscription = () => current;

/** Development without a network: the embedded push service stands for the browser's own, for as long as this page is open. */
export async function subscribeEmbedded(): Promise<BrowserSubscription | null> {
  if (current) return current;
  const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
  const made: PushSubscriptionJSON = recordOf(
    parsedJson(await (await fetch(servicePaths.devPush(), sent)).text()),
  );
  const { endpoint } = made;
  if (!endpoint) return null;
  const unsubscribe = async () => {
    current = null;
    return true;
  };
  current = { endpoint, toJSON: () => made, unsubscribe };
  return current;
}

/** Shows the last message that the embedded service has read, as the service worker would. */
export async function showReceived(): Promise<void> {
  const received = parsedJson(await (await fetch(servicePaths.devPush())).text());
  const list = Array.isArray(received) ? received.map(recordOf) : [];
  const { payload } = list.find(({ endpoint }) => endpoint === current?.endpoint) ?? {};
  const message = typeof payload === "string" ? readPushPayload(payload, location.origin) : null;
  const registration = await navigator.serviceWorker.ready;
  if (message)
    await registration.showNotification(message.title, { body: message.body, data: { url: message.url } });
}
