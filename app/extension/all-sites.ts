const ALL_SITES = { origins: ["https://*/*", "http://*/*"] };
const LOCK = "all sites";

/** Asks for all sites, does what needs them, and gives them back; null where the person refuses. Called in the press itself. */
export async function withAllSites<T>(work: () => Promise<T>): Promise<T | null> {
  const asked = chrome.permissions.request(ALL_SITES);
  return navigator.locks.request(LOCK, async () => {
    if (!(await asked) || !(await chrome.permissions.contains(ALL_SITES))) return null;
    try {
      return await work();
    } finally {
      await chrome.permissions.remove(ALL_SITES);
    }
  });
}

/** Gives back what a page that was closed in the midst of its work could not. */
export async function giveBackAllSites(): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock && (await chrome.permissions.contains(ALL_SITES))) await chrome.permissions.remove(ALL_SITES);
  });
}
