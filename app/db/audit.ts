import type { Db } from "./client.server";
import { audit, type auditActions } from "./schema";

export type AuditEntry = {
  id: string;
  at: Date;
  actor: string;
  action: (typeof auditActions)[number];
  /** The address or the name of the configuration that was changed; never a value. */
  subject: string;
};

/** The statement that records a change, for the batch that makes it: neither stands without the other. */
export function recordChange(db: Db, entry: AuditEntry) {
  return db.insert(audit).values(entry);
}
