import { useSyncExternalStore } from "react";

/** What a browser sends that would install the site as an app; only some know it. */
type InstallEvent = Event & { prompt: () => unknown };

const listeners = new Set<() => void>();
let offered: InstallEvent | null = null;

function offer(next: InstallEvent | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

function isInstallEvent(event: Event): event is InstallEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Keeps the browser's offer, which comes once and early: before the scripts, or after them. */
export function watchInstallPrompt(): void {
  const keep = (event: Event | null) => offer(event && isInstallEvent(event) ? event : null);
  keep(window.pageStart?.installEvent ?? null);
  window.addEventListener("beforeinstallprompt", keep);
  window.addEventListener("appinstalled", () => offer(null));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isInstalled(): boolean {
  const isApp = matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
  return isApp || ("standalone" in navigator && navigator.standalone === true);
}

/** Safari of an iPhone, which can install a site but says so to nobody. Other browsers there name themselves as well. */
export function isIosSafari({ userAgent }: Pick<Navigator, "userAgent">): boolean {
  return (
    /\((?:iPhone|iPod)/.test(userAgent) &&
    /like Gecko\) Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent)
  );
}

/** Asks the person to install the site; null where the browser offers nothing. It can be asked once. */
export function useInstallPrompt(): (() => void) | null {
  const event = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  return (
    event &&
    (() => {
      offer(null);
      void event.prompt();
    })
  );
}
