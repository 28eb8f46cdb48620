import { vi } from "vitest";
import type {
  PageLifecycle,
  SessionEnvironment,
} from "~/features/creator/editor/drafts/session/session-environment.client";
import {
  memoryStorage,
  type PlainStorage,
} from "~/features/creator/editor/drafts/storage/record-store.client";
import { newDatabases } from "./databases";

type Request = { grant: () => void; refuse: (error: unknown) => void; isHeld: boolean };

/** Web Locks as the standard has them, as far as drafts use them. */
function fakeLocks(): LockManager {
  const queues = new Map<string, Request[]>();

  function next(name: string): void {
    const first = queues.get(name)?.[0];
    if (!first || first.isHeld) return;
    first.isHeld = true;
    first.grant();
  }

  function request(name: string, options: LockOptions, run: LockGrantedCallback<unknown>): Promise<unknown> {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    if (options.ifAvailable && queue.length > 0) return Promise.resolve(run(null));
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (queue.includes(mine)) queue.splice(queue.indexOf(mine), 1);
        next(name);
      };
      const mine: Request = {
        isHeld: false,
        grant: () => {
          const running = Promise.resolve(run({ name, mode: "exclusive" }));
          running.then(resolve, reject).finally(leave);
        },
        refuse: reject,
      };
      options.signal?.addEventListener("abort", () => {
        if (mine.isHeld) return;
        leave();
        reject(options.signal?.reason);
      });
      if (options.steal) {
        for (const loser of queue.splice(0)) loser.refuse(new DOMException("Stolen", "AbortError"));
        queue.unshift(mine);
      } else queue.push(mine);
      next(name);
    });
  }

  return { request, query: async () => ({}) } as unknown as LockManager;
}

/** Storage with a limit in characters, which may be changed. */
export function limitedStorage(limit: { characters: number }): PlainStorage {
  const storage = memoryStorage();
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem: (name, value) => {
      if (value.length > limit.characters) throw new DOMException("Full", "QuotaExceededError");
      storage.setItem(name, value);
    },
  };
}

export type Tab = SessionEnvironment & { lifecycle: PageLifecycle };

/** What a browser has for databases; null where it lets nobody have one. */
export type Databases = { indexedDB?: IDBFactory | null };

let browsers = 0;

/** A browser whose tabs share storage, locks and channel; every tab has a session storage of its own. */
export function fakeBrowser({ indexedDB, ...options }: Databases & Partial<SessionEnvironment> = {}) {
  vi.stubGlobal("indexedDB", indexedDB === undefined ? newDatabases() : indexedDB);
  browsers += 1;
  const channelName = `drafts ${browsers}`;
  let ids = 0;
  const shared = {
    localStorage: memoryStorage(),
    locks: fakeLocks(),
    tabKey: "tab",
    now: () => Date.now(),
    newId: () => `id${++ids}`,
    timeoutMs: 1000,
    persist: () => undefined,
  };
  return {
    ...shared,
    tab(own: Partial<SessionEnvironment> = {}): Tab {
      const nothing = { hidden: () => undefined, leaving: () => true, visible: () => undefined };
      const tab: Tab = {
        ...shared,
        sessionStorage: memoryStorage(),
        channel: new BroadcastChannel(channelName),
        lifecycle: nothing,
        listen: (lifecycle) => {
          tab.lifecycle = lifecycle;
          return () => {
            tab.lifecycle = nothing;
          };
        },
        ...options,
        ...own,
      };
      return tab;
    },
  };
}
