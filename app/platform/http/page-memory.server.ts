export type KeptPage = {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  /** The content security policy of a page; null of files. */
  securityPolicy: string | null;
  tag: string;
  /** When a file last changed, as HTTP says it; null of pages. */
  changed: string | null;
  /** Milliseconds since 1970. */
  storedAt: number;
};

const MOST_BYTES = 8 * 1024 * 1024;

/** The pages that this worker handed out last, so that the next reader waits for no cache. The oldest give way. */
export function pageMemory(mostBytes = MOST_BYTES) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= pages.get(key)?.body.length ?? 0;
    pages.delete(key);
  }

  return {
    get: (key: string) => pages.get(key),
    forget,
    keep(key: string, page: KeptPage): void {
      forget(key);
      pages.set(key, page);
      bytes += page.body.length;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
