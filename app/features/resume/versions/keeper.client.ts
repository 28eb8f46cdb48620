import { isFull } from "~/core/indexed-db";
import {
  attach,
  attachmentOf,
  contentOf,
  detach,
  freeName,
  isBehind,
  putIntoTab,
  readVersion,
  type TabContent,
  type TabStorage,
  type Version,
  type VersionRecord,
} from "./version";
import type { VersionStore } from "./version-store.client";

/** Why something is not as its owner may think. `forked`: another tab had saved the version, so this one is now its own;
 * `removed`, `forgotten`: another tab deleted the version, or all of them. */
type KeeperProblem = "full" | "blocked" | "forked" | "removed" | "forgotten";

export type KeeperState = {
  kept: boolean | null;
  versions: Version[];
  current: string | null;
  problem: KeeperProblem | null;
};

type KeeperEnvironment = {
  tab: TabStorage;
  store: VersionStore;
  now(): number;
  newId(): string;
  firstName(fileName: string | null): string;
};

export type Keeper = ReturnType<typeof openKeeper>;

/** Keeps what a tab holds of a result on this device, where its owner wants that. Nothing is written before `keep`. */
export function openKeeper({ tab, store, now, newId, firstName }: KeeperEnvironment) {
  let state: KeeperState = { kept: null, versions: [], current: null, problem: null };
  const listeners = new Set<() => void>();
  let saving: Promise<void> | null = null;
  let isStale = false;

  function set(next: Partial<KeeperState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function isRefused(): boolean {
    return state.problem === "full" || state.problem === "blocked";
  }

  const attachment = () => attachmentOf(tab);

  function off(problem: KeeperProblem | null): void {
    detach(tab);
    set({ kept: false, versions: [], current: null, problem });
  }

  /** Storage that works again is no problem any more; what another tab did stays until it was read. */
  async function refresh(news: KeeperProblem | null = null): Promise<void> {
    const problem = news ?? (isRefused() ? null : state.problem);
    const records = await store.list();
    if (records === "off") return off("forgotten");
    const versions = records.flatMap((record) => readVersion(record) ?? []);
    set({ kept: true, versions, current: attachment()?.id ?? null, problem });
    // Written while the browser looked, or just before the page was left.
    if (records.some((record) => isBehind(record, attachment(), contentOf(tab)))) void touch();
  }

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      set({ problem: isFull(error) ? "full" : "blocked" });
      return false;
    }
  }

  function recordOf(name: string, content: TabContent): VersionRecord {
    return { id: newId(), name, savedAt: now(), stamp: newId(), content };
  }

  function namesTaken(): string[] {
    return state.versions.map(({ name }) => name);
  }

  async function add(name: string, problem: KeeperProblem | null = null): Promise<void> {
    const content = contentOf(tab);
    if (!content) return;
    const record = recordOf(freeName(name, namesTaken()), content);
    if ((await store.change(record.id, () => record)) === "off") return off("forgotten");
    attach(tab, record.id, record.stamp);
    await refresh(problem);
  }

  function nameOfTab(content: TabContent): string {
    const record = recordOf("", content);
    return firstName(readVersion(record)?.result.fileName ?? null);
  }

  /** Stores what the tab holds in its version, unless another tab has changed or deleted it since. */
  async function save(): Promise<void> {
    const [attached, content] = [attachment(), contentOf(tab)];
    if (!attached || !content) return;
    const stamp = newId();
    attach(tab, attached.id, ...attached.stamps, stamp);
    const isOurs = (old: VersionRecord) => attached.stamps.includes(old.stamp);
    const done = await store.change(attached.id, (old) =>
      old && isOurs(old) ? { ...old, savedAt: now(), stamp, content } : undefined,
    );
    if (done === "off") return off("forgotten");
    if (!done.old) {
      detach(tab);
      return refresh("removed");
    }
    if (!isOurs(done.old)) return add(done.old.name, "forked");
    attach(tab, attached.id, stamp);
    await refresh();
  }

  /** One save at a time; what changes meanwhile is saved right after. */
  function touch(): Promise<void> {
    if (!state.kept || !attachment()) return Promise.resolve();
    isStale = true;
    saving ??= (async () => {
      while (isStale && state.kept) {
        isStale = false;
        await attempt(save);
      }
      saving = null;
    })();
    return saving;
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch,

    /** Looks what is kept here; an empty tab takes the version saved last. */
    async start(): Promise<void> {
      try {
        if (!(await store.isOn())) return off(null);
        const content = contentOf(tab);
        if (content && !attachment()) {
          await refresh();
          return await add(nameOfTab(content));
        }
        const records = content ? [] : await store.list();
        const last = records === "off" ? undefined : records.find((record) => readVersion(record));
        if (last) {
          putIntoTab(tab, last.content);
          attach(tab, last.id, last.stamp);
        }
        await refresh();
      } catch {
        // Said when its owner asks for it.
        set({ kept: false });
      }
    },

    /** Begins to keep things on this device, or goes on where another tab has begun. */
    async keep(): Promise<void> {
      await attempt(async () => {
        const content = contentOf(tab);
        if (await store.isOn()) {
          await refresh();
          return content && !attachment() ? add(nameOfTab(content)) : undefined;
        }
        const first = content && recordOf(nameOfTab(content), content);
        await store.create(first);
        if (first) attach(tab, first.id, first.stamp);
        await refresh();
      });
    },

    /** Deletes all that this device keeps; the tab keeps what it shows. */
    async forget(): Promise<void> {
      await attempt(async () => {
        await saving;
        await store.forget();
        off(null);
      });
    },

    async saveAs(name: string): Promise<boolean> {
      await touch();
      return (await attempt(() => add(name))) && state.kept === true;
    },

    /** Puts a version into the tab; false where that cannot be done without losing something. */
    async open(id: string): Promise<boolean> {
      const wasKept = attachment() !== null;
      await touch();
      if (isRefused() || (wasKept && !attachment())) return false;
      let isOpen = false;
      await attempt(async () => {
        const records = await store.list();
        const record = records === "off" ? undefined : records.find((one) => one.id === id);
        if (!record) return refresh();
        putIntoTab(tab, record.content);
        attach(tab, record.id, record.stamp);
        isOpen = true;
        await refresh();
      });
      return isOpen;
    },

    async rename(id: string, name: string): Promise<void> {
      const free = freeName(
        name,
        state.versions.flatMap((version) => (version.id === id ? [] : version.name)),
      );
      await attempt(async () => {
        const done = await store.change(id, (old) => old && { ...old, name: free });
        if (done === "off") return off("forgotten");
        await refresh();
      });
    },

    async remove(id: string): Promise<void> {
      await attempt(async () => {
        if ((await store.change(id, () => null)) === "off") return off("forgotten");
        if (attachment()?.id === id) detach(tab);
        await refresh();
      });
    },

    dismiss(): void {
      set({ problem: null });
    },
  };
}
