import { type Application, dayOf } from "./application";
import type { RecordStore } from "./version-store.client";

export type ApplicationsState = {
  /** Null until the browser has looked; "off" where this device keeps nothing. */
  applications: Application[] | "off" | null;
  removed: Application | null;
  isSaving: boolean;
  /** The browser refused; what is not saved stays here, and is tried again with the next change. */
  isRefused: boolean;
};

type ApplicationsEnvironment = { store: RecordStore<Application>; now(): number; newId(): string };

type Fields = Partial<Omit<Application, "id" | "addedAt">>;

export type Applications = ReturnType<typeof openApplications>;

/** Each change is shown at once and saved right after, field by field, so that two tabs do not write over each other. */
export function openApplications({ store, now, newId }: ApplicationsEnvironment) {
  let state: ApplicationsState = { applications: null, removed: null, isSaving: false, isRefused: false };
  const listeners = new Set<() => void>();
  const unsaved = new Map<string, Partial<Application> | null>();
  let saving: Promise<void> | null = null;
  let changes = 0;

  function set(next: Partial<ApplicationsState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const shown = () => (Array.isArray(state.applications) ? state.applications : []);

  async function saveOne(id: string, change: Partial<Application> | null): Promise<void> {
    const whole = shown().find((each) => each.id === id);
    const done = await store.change(id, (old) => {
      const row = old ?? whole;
      return change && row ? { ...row, ...change } : null;
    });
    if (done === "off") set({ applications: "off", removed: null });
  }

  async function saveAll(): Promise<void> {
    for (let [next] = unsaved; next; [next] = unsaved) {
      const [id, change] = next;
      unsaved.delete(id);
      try {
        await saveOne(id, change);
      } catch {
        const later = unsaved.get(id);
        unsaved.set(id, later === undefined ? change : later && { ...change, ...later });
        saving = null;
        return set({ isSaving: false, isRefused: true });
      }
    }
    saving = null;
    set({ isSaving: false, isRefused: false });
  }

  function save(): Promise<void> {
    if (unsaved.size > 0) {
      set({ isSaving: true });
      saving ??= saveAll();
    }
    return saving ?? Promise.resolve();
  }

  function put(id: string, change: Partial<Application> | null): void {
    changes += 1;
    unsaved.set(id, change && { ...unsaved.get(id), ...change });
    void save();
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save,

    async load(): Promise<void> {
      await saving;
      if (unsaved.size > 0) return;
      const seen = changes;
      try {
        const applications = await store.list();
        if (seen === changes) set({ applications });
      } catch {
        set({ applications: state.applications ?? "off" });
      }
    },

    add(fields: Fields): string {
      const addedAt = now();
      const empty = { company: "", post: "", link: "", notes: "", version: null };
      const added: Application = {
        ...empty,
        status: "saved",
        date: dayOf(addedAt),
        ...fields,
        id: newId(),
        addedAt,
      };
      set({ applications: [added, ...shown()] });
      put(added.id, added);
      return added.id;
    },

    edit(id: string, fields: Fields): void {
      set({ applications: shown().map((each) => (each.id === id ? { ...each, ...fields } : each)) });
      put(id, fields);
    },

    remove(id: string): void {
      const removed = shown().find((each) => each.id === id) ?? null;
      set({ applications: shown().filter((each) => each.id !== id), removed });
      put(id, null);
    },

    dismissRemoved(): void {
      set({ removed: null });
    },

    putBack(): void {
      const { removed } = state;
      if (!removed) return;
      set({ applications: [removed, ...shown()], removed: null });
      put(removed.id, removed);
    },
  };
}
