import type { i18n } from "i18next";
import type { WorkerMessage } from "~/core/kept-pages";
import { toast } from "../toast-queue";
import { savesData, whenIdle } from "./preload";
import { whenAllIsStored } from "./unstored";

const ADDRESS = "/sw.js";
const AT_REST_MS = 3000;

/** Registers the worker that opens the site offline. What it fetches must not compete with what the page does. */
export function registerServiceWorker(texts: i18n): void {
  const { serviceWorker } = navigator;
  const isWanted = import.meta.env.PROD && import.meta.env.VITE_SERVICE_WORKER !== "off";
  if (!isWanted || !serviceWorker || savesData()) return;
  const begin = () => whenIdle(() => void register(serviceWorker, texts).catch(console.error), AT_REST_MS);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

function tell(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message);
}

async function register(container: ServiceWorkerContainer, texts: i18n): Promise<void> {
  let controller = container.controller;
  container.addEventListener("controllerchange", () => {
    if (!controller) tell(container.controller, "keepThisPage");
    else if (!document.hidden) toast(texts.getFixedT(null, "ui")("updated"), "neutral", { topic: "updated" });
    controller = container.controller;
  });
  await container.register(ADDRESS);
  const registration = await container.getRegistration();
  if (!registration) return;
  const followNewest = () => {
    const { installing, waiting, active } = registration;
    if (waiting) return takeOver(waiting);
    if (active) installing?.addEventListener("statechange", () => takeOver(registration.waiting));
  };
  registration.addEventListener("updatefound", followNewest);
  followNewest();
}

/** The worker in use, registered now where the page has not come to it yet. Rejects where there is none in this build. */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(ADDRESS);
  return navigator.serviceWorker.ready;
}

/** No page is loaded anew by it: each goes on as it is, and the next one to be opened is of the new version. */
function takeOver(waiting: ServiceWorker | null): void {
  if (waiting) void whenAllIsStored(() => tell(waiting, "takeOver"));
}

/** Drops the pages kept for reading offline, which tell what somebody has read. */
export async function forgetKeptPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  tell(registration?.active, "forgetPages");
}
