import { type Applications, openApplications } from "./applications.client";
import { type Keeper, openKeeper } from "./keeper.client";
import { versionStore } from "./version-store.client";

/** Storage answers within milliseconds or, as has been seen, never. */
const LONGEST_WAIT_MS = 4000;

const now = () => Date.now();

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}

const storeOf = (pingId: string) => versionStore(() => window.indexedDB, pingId, LONGEST_WAIT_MS);

/** The keeper of this browser's tab for one member, when it has looked what is kept. */
export async function keeperOf(
  pingId: string,
  firstName: (fileName: string | null) => string,
): Promise<Keeper> {
  const keeper = openKeeper({ tab: sessionStorage, store: storeOf(pingId), now, newId, firstName });
  await keeper.start();
  return keeper;
}

/** The applications that this device keeps for one member; none is read yet. */
export function applicationsOf(pingId: string): Applications {
  return openApplications({ store: storeOf(pingId).applications, now, newId });
}
