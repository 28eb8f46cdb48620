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

/** Fewer, as each may tell much of what was before. */
const CHANGES_A_READ = 200;

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
  const { shown, last } = changesOf(changes, CHANGES_A_PAGE);
  return {
    ...pageOf(rows, place, GRANTS_SHOWN),
    changes: shown,
    earlier: last ? changeCursor(last) : null,
  };
}

/** The changes of a page, and the last of them where there are earlier ones. */
function changesOf<Row extends AuditEntry>(read: Row[], limit: number) {
  const shown = read.slice(0, limit);
  return { shown, last: read.length > limit ? (shown.at(-1) ?? null) : null };
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

/** All members as a CSV file. */
export function grantsCsv(app: Pick<App, "db">): ReadableStream<Uint8Array> {
  return csvStream<string>(["email", "expiry_date"], async (after) => {
    const { grants, next } = await listGrants(app, { search: "", after, before: null }, ROWS_A_READ);
    return { lines: grants.map(({ email, expiryDate }) => [email, expiryDate.toISOString()]), next };
  });
}

/** All changes as a CSV file, the latest first. */
export function changesCsv(app: Pick<App, "db">): ReadableStream<Uint8Array> {
  return csvStream<AuditEntry>(["at", "actor", "action", "subject", "before"], async (place) => {
    const { shown, last } = changesOf(await selectChanges(app.db, place, CHANGES_A_READ), CHANGES_A_READ);
    const lines = shown.map(({ at, actor, action, subject, before }) => {
      return [at.toISOString(), actor, action, subject, before ? JSON.stringify(before) : ""];
    });
    return { lines, next: last };
  });
}

/** A CSV file that is read while it is sent. The byte order mark tells Excel that it is UTF-8. */
function csvStream<Place>(
  head: string[],
  read: (place: Place | null) => Promise<{ lines: string[][]; next: Place | null }>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let place: Place | null = null;
  let begin = `\u{feff}${csvLine(head)}`;
  return new ReadableStream({
    async pull(controller) {
      const page = await read(place);
      controller.enqueue(encoder.encode(begin + page.lines.map(csvLine).join("")));
      begin = "";
      place = page.next;
      if (place === null) controller.close();
    },
  });
}
