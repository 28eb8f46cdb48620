import { parsedJson } from "~/core/parse-unknown";
import { parseRescue, type Rescue } from "./record";
import type { PlainStorage } from "./record-store.client";

const STORAGE_PREFIX = "wink.draft-rescue/";

// A browser gives five million characters, and the drafts are not the only ones to need some.
const LONGEST_RESCUED = 4_000_000;

const nameOf = ({ draft, writer }: Pick<Rescue, "draft" | "writer">) => `${STORAGE_PREFIX}${draft}/${writer}`;

/** Writes down at once what the database would be too slow for when the page goes away; false if there is no room. */
export function putRescue(storage: PlainStorage | null, rescue: Rescue): boolean {
  if (!storage || rescue.text.length > LONGEST_RESCUED) return false;
  try {
    storage.setItem(nameOf(rescue), JSON.stringify(rescue));
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

export function removeRescue(storage: PlainStorage | null, of: Pick<Rescue, "draft" | "writer">): void {
  storage?.removeItem(nameOf(of));
}

/** What pages have left behind, the oldest first, each with the name that it is kept under. */
export function readRescues(storage: PlainStorage | null): (Rescue & { name: string })[] {
  if (!storage) return [];
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return names
    .filter((name) => name.startsWith(STORAGE_PREFIX))
    .flatMap((name) => {
      const rescue = parseRescue(parsedJson(storage.getItem(name) ?? ""));
      return rescue ? [{ ...rescue, name }] : [];
    })
    .sort((one, other) => one.at - other.at);
}
