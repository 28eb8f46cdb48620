import type { Database, Page } from "./database";

async function signOf({ host, title }: Page, text: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(`${host}\n${title}\n${text}`),
  );
  return new Uint8Array(digest).join(" ");
}

/** Pages of one host with the same title and the same text, but for the one that was saved first. */
export async function duplicatePages(database: Database): Promise<Page[]> {
  const first = new Map<string, Page>();
  const found: Page[] = [];
  for (const page of await database.getAll("pages")) {
    const text = await database.get("texts", page.id);
    if (!text) continue;
    const sign = await signOf(page, text);
    const before = first.get(sign);
    if (before) found.push(page.savedAt < before.savedAt ? before : page);
    if (!before || page.savedAt < before.savedAt) first.set(sign, page);
  }
  return found;
}

const AT_ONCE = 6;
const TIMEOUT_MS = 15_000;

/** Whether an address says that its page is gone; null where nobody answers, as without a network. */
async function isGone(address: string): Promise<boolean | null> {
  // Some sites know no HEAD: what it says counts only where GET says the same.
  for (const method of ["HEAD", "GET"]) {
    const options = {
      method,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    } as const;
    const answer = await fetch(address, options).catch(() => null);
    void answer?.body?.cancel();
    if (!answer) return null;
    if (answer.status !== 404 && answer.status !== 410) return false;
  }
  return true;
}

/** Pages whose site says that they are gone, and how many could not be asked: each address once, a few at a time, without cookies. */
export async function deadLinks(
  database: Database,
  tell: (done: number, all: number) => void,
): Promise<{ gone: Page[]; unreached: number }> {
  const pages = await database.getAll("pages");
  const found = { gone: [] as Page[], unreached: 0 };
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let page = pages[next++]; page; page = pages[next++]) {
      const is = await isGone(page.address);
      if (is) found.gone.push(page);
      if (is === null) found.unreached++;
      tell(++done, pages.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
