/** Files that have come to their end, by address: from then on the browser's cache answers for them. */
const fetched = new Map<string, Promise<void>>();

/** How often a chunk could not be imported; its next address tells it apart from those that failed. */
const failures = new Map<string, number>();

/** Every `import()` of the build goes through here. A browser never asks again for an address that failed, its own or one that it
 * imports: so all files are fetched first, and a chunk that fails even so is imported under another address. */
export async function loadPart(load: () => Promise<unknown>, files: string[] = []): Promise<unknown> {
  const addresses = files.map((file) => new URL(file, location.origin).href);
  await Promise.all(addresses.map(fetchOnce));
  const [chunk] = addresses;
  return chunk ? importChunk(load, chunk) : load();
}

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = isOfThePage(address) ? Promise.resolve() : fetchWhole(address);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

function isOfThePage(address: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  return [...links].some(({ href }) => href === address);
}

async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

async function importChunk(load: () => Promise<unknown>, chunk: string): Promise<unknown> {
  const failed = failures.get(chunk) ?? 0;
  // A literal in the import would itself be made to go through here.
  const again = `${chunk}?retry=${failed}`;
  try {
    return await (failed === 0 ? load() : import(/* @vite-ignore */ again));
  } catch (error) {
    failures.set(chunk, failed + 1);
    if (failed > 0) throw error;
    return importChunk(load, chunk);
  }
}
