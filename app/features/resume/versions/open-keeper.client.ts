import { type Applications, openApplications } from "./applications.client";
import { type Keeper, openKeeper } from "./keeper.client";
import { versionStore } from "./version-store.client";

const now = () => Date.now();

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}

export async function keeperOf(
  pingId: string,
  firstName: (fileName: string | null) => string,
): Promise<Keeper> {
  const keeper = openKeeper({ tab: sessionStorage, store: versionStore(pingId), now, newId, firstName });
  await keeper.start();
  return keeper;
}

export function applicationsOf(pingId: string): Applications {
  return openApplications({ store: versionStore(pingId).applications, now, newId });
}
