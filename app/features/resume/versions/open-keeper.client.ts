import { type Keeper, openKeeper } from "./keeper.client";
import { versionStore } from "./version-store.client";

/** Storage answers within milliseconds or, as has been seen, never. */
const LONGEST_WAIT_MS = 4000;

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}

/** The keeper of this browser's tab for one member, when it has looked what is kept. */
export async function keeperOf(
  pingId: string,
  firstName: (fileName: string | null) => string,
): Promise<Keeper> {
  const keeper = openKeeper({
    tab: sessionStorage,
    store: versionStore(() => window.indexedDB, pingId, LONGEST_WAIT_MS),
    now: () => Date.now(),
    newId,
    firstName,
  });
  await keeper.start();
  return keeper;
}
