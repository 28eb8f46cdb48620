import { useSyncExternalStore } from "react";
import type { Keeper, KeeperState } from "./keeper.client";

const nothingKnown: KeeperState = { kept: null, versions: [], current: null, problem: null };
const never = () => () => undefined;

export function useKeeperState(keeper: Keeper | null): KeeperState {
  const state = () => keeper?.state() ?? nothingKnown;
  return useSyncExternalStore(keeper?.subscribe ?? never, state, () => nothingKnown);
}

export type Versions = {
  keeper: Keeper;
  state: KeeperState;
  /** False where what this tab holds could not be saved first. */
  open(id: string): Promise<boolean>;
  /** Takes another advertisement (null: none), in this version or in a new one of that name; false where that failed. */
  tailor(jobDescription: string | null, newName: string | null): Promise<boolean>;
};
