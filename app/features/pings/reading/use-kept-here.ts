import { useSyncExternalStore } from "react";
import { isLocale, type Locale } from "~/core/locale";
import { recordOf } from "~/core/parse-unknown";
import { KEPT_HERE } from "~/core/storage-names";
import { storedJson, storeJson, watchOtherTabs } from "~/ui/browser/browser-storage.client";
import { MOST_HERE } from "./kept-list";

export type KeptHere = {
  id: string;
  title: string;
  summary: string;
  source: string;
  lang: Locale;
  keptAt: number;
};

const none: readonly KeptHere[] = [];
const listeners = new Set<() => void>();
let kept: readonly KeptHere[] | null = null;

function entryOf(value: unknown): KeptHere[] {
  const { id, title, summary = "", source, lang, keptAt } = recordOf(value);
  const isWhole = [id, title, summary, source].every(
    (text) => typeof text === "string" && text.length < 2000,
  );
  if (!isWhole || !isLocale(lang) || typeof keptAt !== "number" || !/^[0-9a-f]{16}$/.test(`${id}`)) return [];
  return [{ id: `${id}`, title: `${title}`, summary: `${summary}`, source: `${source}`, lang, keptAt }];
}

function current(): readonly KeptHere[] {
  if (kept) return kept;
  const stored = storedJson("localStorage", KEPT_HERE);
  kept = Array.isArray(stored) ? stored.slice(0, MOST_HERE).flatMap(entryOf) : none;
  return kept;
}

function renew(): void {
  kept = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const unwatch = watchOtherTabs(KEPT_HERE, renew);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

/** The list of this browser, what was kept last first. */
export function useKeptHere(): readonly KeptHere[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

/** False where it is full, or the browser lets nothing be stored. */
export function keepHere(entry: KeptHere): boolean {
  const others = current().filter(({ id }) => id !== entry.id);
  if (others.length >= MOST_HERE) return false;
  return store([...others, entry].sort((one, other) => other.keptAt - one.keptAt));
}

export function letGoHere(ids: ReadonlySet<string>): boolean {
  return store(current().filter(({ id }) => !ids.has(id)));
}

function store(next: readonly KeptHere[]): boolean {
  const isStored = storeJson("localStorage", KEPT_HERE, next);
  renew();
  return isStored;
}
