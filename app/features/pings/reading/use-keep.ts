import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "~/ui/toast-queue";
import { MOST_HERE } from "./kept-list";
import { type KeptHere, keepHere, letGoHere, useKeptHere } from "./use-kept-here";

const none: ReadonlyMap<string, boolean> = new Map();
const listeners = new Set<() => void>();
let changes = none;

function changeKept(id: string, isKept: boolean): void {
  changes = new Map(changes).set(id, isKept);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a member has kept or let go since this document was loaded; it goes before what the server sent with a page. */
export function useKeptChanges(): ReadonlyMap<string, boolean> {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => none,
  );
}

/** Says that something was not kept, by the server or by this browser. */
export function useKeepFailures() {
  const { t } = useTranslation("reading");
  const isFull = useKeptHere().length >= MOST_HERE;
  const fail = (text = t("keep.failed")) => toast(text, "bad", { topic: "keep" });
  return { fail, failHere: () => fail(t(isFull ? "keep.fullHere" : "keep.notStored", { most: MOST_HERE })) };
}

type Keepable = Omit<KeptHere, "keptAt"> & { isKept: boolean | null };

/** Whether an article is kept, and what keeps it or lets it go: on the server for a member, else in this browser. */
export function useKeep({ id, title, summary, source, lang, isKept }: Keepable) {
  const { fail, failHere } = useKeepFailures();
  const here = useKeptHere();
  const changed = useKeptChanges();
  const isOn = isKept === null ? here.some((each) => each.id === id) : (changed.get(id) ?? isKept);

  function pressHere() {
    const entry = { id, title, summary, source, lang, keptAt: Date.now() };
    if (!(isOn ? letGoHere(new Set([id])) : keepHere(entry))) failHere();
  }

  async function pressThere() {
    changeKept(id, !isOn);
    const { sendMarks } = await import("./send-marks.client");
    const sent = await sendMarks(isOn ? "unkeep" : "keep", [id]);
    // One that was taken changes nothing more: a later press may have.
    if (!sent.ok) undo(sent.error);
  }

  function undo(error?: string) {
    changeKept(id, isOn);
    fail(error);
  }

  return { isOn, press: () => (isKept === null ? pressHere() : void pressThere().catch(() => undo())), fail };
}
