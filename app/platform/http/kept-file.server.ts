const CACHE = "files";

type Making = { version: string; make(): Promise<Response>; waitUntil(work: Promise<unknown>): void };

/** A file that is dear to make, made once a data centre and version while its `Cache-Control` lasts. Parameters would have it made again
 * and again. */
export async function keptFile(
  request: Request,
  origin: string,
  { version, make, waitUntil }: Making,
): Promise<Response> {
  const key = new URL(`/.files${new URL(request.url).pathname}?${version}`, origin).href;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept) return new Response(kept.body, kept);
  const made = await make();
  if (made.status === 200) waitUntil(cache.put(key, made.clone()));
  return made;
}
