import { csvLine } from "~/core/csv";
import type { AuditEntry } from "~/db/audit";
import type { App } from "~/ports/app";
import { GRANTS_A_PAGE, type Grant, type GrantPlace } from "./grant-page";
import { type ChangePlace, selectChanges, selectGrants } from "./store.server";

/** Fewer than a call answers: the page shows the changes below them. */
const GRANTS_SHOWN = 20;

const CHANGES_A_PAGE = 20;

/** How many rows of the file are read at a time. */
const ROWS_A_READ = 2000;

type GrantPage = { grants: Grant[]; previous: string | null; next: string | null };

/** One page of members. `previous` and `next` are the addresses that the neighbouring pages end and begin at. */
export async function listGrants(
  app: Pick<App, "db">,
  place: GrantPlace,
  limit = GRANTS_A_PAGE,
): Promise<GrantPage> {
  return pageOf(await selectGrants(app.db, place, limit), place, limit);
}

/** What the administrator's page shows, in one round trip: a page of members, and the latest changes. */
export async function readMemberPage(app: Pick<App, "db">, place: GrantPlace, changesBefore: ChangePlace) {
  const [rows, changes] = await app.db.batch([
    selectGrants(app.db, place, GRANTS_SHOWN),
    selectChanges(app.db, changesBefore, CHANGES_A_PAGE),
  ]);
  const shown: AuditEntry[] = changes.slice(0, CHANGES_A_PAGE);
  const last = changes.length > CHANGES_A_PAGE ? shown.at(-1) : undefined;
  return {
    ...pageOf(rows, place, GRANTS_SHOWN),
    changes: shown,
    earlier: last ? changeCursor(last) : null,
  };
}

function pageOf(rows: Grant[], { after, before }: GrantPlace, limit: number): GrantPage {
  const backwards = after === null && before !== null;
  const hasMore = rows.length > limit;
  const kept = rows.slice(0, limit);
  const grants = backwards ? kept.toReversed() : kept;
  const hasPrevious = backwards ? hasMore : after !== null;
  const hasNext = backwards || hasMore;
  return {
    grants,
    previous: hasPrevious ? (grants[0]?.email ?? after) : null,
    next: hasNext ? (grants.at(-1)?.email ?? null) : null,
  };
}

function changeCursor({ at, id }: Pick<AuditEntry, "at" | "id">): string {
  return `${at.getTime()}.${id}`;
}

export function changePlaceOf(cursor: string | null): ChangePlace {
  const [, at, id] = cursor?.match(/^(\d{1,15})\.([\w-]{1,64})$/) ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id };
}

/** All members as a CSV file, read while it is sent. The byte order mark tells Excel that it is UTF-8. */
export function grantsCsv(app: Pick<App, "db">): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | null = null;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const page = await listGrants(app, { search: "", after, before: null }, ROWS_A_READ);
      const head = isFirst ? `\u{feff}${csvLine(["email", "expiry_date"])}` : "";
      const lines = page.grants.map(({ email, expiryDate }) => csvLine([email, expiryDate.toISOString()]));
      controller.enqueue(encoder.encode(head + lines.join("")));
      isFirst = false;
      after = page.next;
      if (after === null) controller.close();
    },
  });
}
