import { vi } from "vitest";

/** What extensions know of the browser, as far as storage goes; `granted` are the permissions that were given. */
export function fakeChrome({ granted = [] as string[], version = "1.0.0" } = {}) {
  const stored: Record<string, unknown> = {};
  const local = {
    get: async (keys: string | string[]) =>
      Object.fromEntries(
        [keys].flat().flatMap((key) => (key in stored ? [[key, structuredClone(stored[key])]] : [])),
      ),
    set: async (values: object) => void Object.assign(stored, structuredClone(values)),
  };
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal("navigator", { language: "en", locks: { request } });
  vi.stubGlobal("chrome", {
    storage: { local },
    permissions: {
      contains: async ({ origins = [] }: { origins?: string[] }) =>
        origins.every((each) => granted.includes(each)),
    },
    runtime: { getManifest: () => ({ version }) },
  });
  return stored;
}
