export type KeptPage = {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  /** The content security policy of a page; null of files. */
  securityPolicy: string | null;
  tag: string;
  /** What a file says in its header of a hub; null of what says nothing. */
  link: string | null;
  /** Milliseconds since 1970. */
  storedAt: number;
};

const MOST_BYTES = 8 * 1024 * 1024;

/** The pages that this worker handed out last, so that the next reader waits for no cache. Those not asked for longest give way. */
export function pageMemory(mostBytes = MOST_BYTES) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= pages.get(key)?.body.length ?? 0;
    pages.delete(key);
  }

  return {
    get(key: string): KeptPage | undefined {
      const page = pages.get(key);
      if (page && pages.delete(key)) pages.set(key, page);
      return page;
    },
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

const MOST_NEW = 300;

/** Whether a worker may begin to keep one more page of a kind in this minute: whoever asks for all there are takes the room of no
 * other kind. */
export function newPages(most = MOST_NEW) {
  let minute = 0;
  const begun = new Map<string, number>();

  return (kind: string): boolean => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) begun.clear();
    minute = now;
    const count = (begun.get(kind) ?? 0) + 1;
    begun.set(kind, count);
    return count <= most;
  };
}
