import { STORAGE_TIMEOUT_MS } from "~/ui/browser/storage-timeout.client";
import type { PlainStorage, StorageEnvironment } from "../storage/record-store.client";
import type { TabEnvironment } from "../storage/tabs.client";

export type PageLifecycle = {
  hidden(): void;
  leaving(): boolean;
  visible(): void;
};

export type SessionEnvironment = StorageEnvironment &
  TabEnvironment & {
    sessionStorage: PlainStorage | null;
    tabKey: string;
    listen(lifecycle: PageLifecycle): () => void;
    /** Asks the browser not to clear the drafts by itself; once. */
    persist(): void;
  };

const ASKED_KEY = "wink.drafts-persist-asked";

/** A browser that blocks a storage throws at its mere mention. */
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read() ?? null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** Null as well for a storage that is there but takes nothing. */
function usable(storage: Storage | null): PlainStorage | null {
  return orNull(() => {
    storage?.setItem("wink.probe", "1");
    storage?.removeItem("wink.probe");
    return storage;
  });
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}

function listen({ hidden, leaving, visible }: PageLifecycle): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("visibilitychange", () => (document.hidden ? hidden() : visible()), { signal });
  window.addEventListener("focus", visible, { signal });
  window.addEventListener("pageshow", visible, { signal });
  window.addEventListener("pagehide", hidden, { signal });
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (!leaving()) event.preventDefault();
    },
    { signal },
  );
  return () => ended.abort();
}

async function askToPersist(localStorage: PlainStorage | null): Promise<void> {
  if (!navigator.storage?.persist || localStorage?.getItem(ASKED_KEY) === "yes") return;
  localStorage?.setItem(ASKED_KEY, "yes");
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}

export function browserEnvironment(): SessionEnvironment {
  const localStorage = orNull(() => window.localStorage);
  let hasAsked = false;
  return {
    localStorage,
    sessionStorage: usable(orNull(() => window.sessionStorage)),
    tabKey: "wink.draft",
    locks: orNull(() => navigator.locks),
    channel: orNull(() => new BroadcastChannel("wink-drafts")),
    now: () => Date.now(),
    newId,
    timeoutMs: STORAGE_TIMEOUT_MS,
    listen,
    persist: () => {
      if (hasAsked) return;
      hasAsked = true;
      // A browser that refuses keeps the drafts all the same, as long as it has room.
      askToPersist(localStorage).catch(() => undefined);
    },
  };
}
