const CACHE = "shared";
const NAME = "x-file-name";

/** Keeps a file that another app shared until the page at `path` takes it. */
export async function keepSharedFile(storage: CacheStorage, path: string, file: File): Promise<void> {
  const headers = { "Content-Type": file.type, [NAME]: encodeURIComponent(file.name.toWellFormed()) };
  await (await storage.open(CACHE)).put(path, new Response(file, { headers }));
}

/** The file kept for the page at `path`, which is then kept no longer. */
export async function takeSharedFile(storage: CacheStorage, path: string): Promise<File | null> {
  const kept = await storage.match(path, { cacheName: CACHE });
  if (!kept) return null;
  const bytes = await kept.blob();
  await dropSharedFiles(storage);
  return new File([bytes], decodeURIComponent(kept.headers.get(NAME) ?? ""), { type: bytes.type });
}

export async function dropSharedFiles(storage: CacheStorage): Promise<void> {
  await storage.delete(CACHE);
}
