const CACHE = "files";

const keyOf = (origin: string, pathname: string) => new URL(`/.files${pathname}`, origin).href;

/** Lets go of a file here, so that it is made anew; elsewhere it lasts as long as it said. */
export async function forgetFile(origin: string, pathname: string): Promise<void> {
  await (await caches.open(CACHE)).delete(keyOf(origin, pathname));
}

/** A file that is dear to make, made once a data centre while its `Cache-Control` lasts. Parameters would have it made again and again. */
export async function keptFile(
  request: Request,
  origin: string,
  { make, waitUntil }: { make(): Promise<Response>; waitUntil(work: Promise<unknown>): void },
): Promise<Response> {
  const key = keyOf(origin, new URL(request.url).pathname);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept) return new Response(kept.body, kept);
  const made = await make();
  if (made.status === 200) waitUntil(cache.put(key, made.clone()));
  return made;
}
