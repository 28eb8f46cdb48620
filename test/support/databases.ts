import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";

/** The databases of a browser that nobody has used. */
export function newDatabases(): IDBFactory {
  return new IDBFactory();
}

/** Databases that a browser does not let anybody have. */
export function refusing(name: "SecurityError" | "QuotaExceededError") {
  const refuse = () => {
    throw new DOMException("No", name);
  };
  return { open: refuse, deleteDatabase: refuse };
}

const unanswered = () => new IDBOpenDBRequest();

export const silent = { open: unanswered, deleteDatabase: unanswered };
