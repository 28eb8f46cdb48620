// A copy of the database as lines of JSON, and the SQL that puts it back. Not `wrangler d1 export`: it refuses a database with a search
// index, writes statements that are longer than D1 takes, and turns a "\n" that stands in a text with line breaks into one of them.
import { createHash } from "node:crypto";

type Value = string | number | null;
export type Row = Record<string, Value>;

export type Backup = {
  at: string;
  from: "local" | "remote";
  /** The last one that was applied: the schema that the rows are of. */
  migration: string;
  /** Where Cloudflare's own history of the database stood. */
  bookmark: string | null;
  tables: Record<string, Row[]>;
};

/** A line for what it is, one a row, and one that says that nothing is missing. */
export function linesOf({ tables, ...head }: Backup): string {
  const rows = Object.entries(tables).flatMap(([table, held]) => held.map((row) => ({ table, row })));
  const lines = [{ ...head, tables: Object.keys(tables) }, ...rows, { rows: rows.length }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

export function readBackup(text: string): Backup {
  const [head, ...rest] = text.split("\n").filter(Boolean);
  const rows = rest.slice(0, -1).map((line): { table: string; row: Row } => JSON.parse(line));
  if (!head || JSON.parse(rest.at(-1) ?? "{}").rows !== rows.length)
    throw new Error("The file is not whole.");
  const { tables: names, ...backup } = JSON.parse(head);
  const tables: Record<string, Row[]> = Object.fromEntries(names.map((name: string) => [name, []]));
  for (const { table, row } of rows) tables[table]?.push(row);
  return { ...backup, tables };
}

/** D1 takes no statement of more than 100,000 bytes: a longer text is put together from pieces. */
const PIECE = 8000;

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length || from === 0; ) {
    const isSplit = /[\uD800-\uDBFF]/.test(text[from + PIECE - 1] ?? "");
    pieces.push(text.slice(from, from + PIECE - (isSplit ? 1 : 0)));
    from += PIECE - (isSplit ? 1 : 0);
  }
  return pieces;
}

/** On one line, and without the words that wrangler takes for a transaction wherever they stand. */
function literalOf(value: Value): string {
  if (typeof value !== "string") return value === null ? "NULL" : `${value}`;
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (!/[\u0000-\u001f]|BEGIN TRANSACTION/.test(value)) return quoted(value);
  const escaped = JSON.stringify(value).replaceAll("BEGIN TRANSACTION", "BEGIN\\u0020TRANSACTION");
  return `json_extract(${quoted(escaped)}, '$')`;
}

function insert(table: string, row: Row, onConflict = ""): string[] {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = Object.values(row).map((value) => (typeof value === "string" ? piecesOf(value) : [value]));
  const first = values.map(([piece = null]) => literalOf(piece));
  const more = values.flatMap(([, ...pieces], index) =>
    pieces.map((piece) => `${columns[index]} = ${columns[index]} || ${literalOf(piece)}`),
  );
  return [
    `INSERT INTO "${table}" (${columns}) VALUES (${first})${onConflict}`,
    ...more.map((set) => `UPDATE "${table}" SET ${set} WHERE rowid = (SELECT max(rowid) FROM "${table}")`),
  ];
}

const hashOf = (id: Value) => createHash("sha256").update(`${id}`).digest("hex");

/** The tables without those who have deleted their account since: a backup brings nobody back. */
function withoutDeleted(tables: Backup["tables"], deleted: Row[]): { tables: Backup["tables"]; gone: Row[] } {
  const deletedAt = new Map(deleted.map((row) => [row.id_hash, Number(row.deleted_at)]));
  const gone = (tables.users ?? []).filter(
    ({ id = null, created_at }) => (deletedAt.get(hashOf(id)) ?? 0) >= Number(created_at),
  );
  const ids = new Set(gone.flatMap(({ id = null, ping_id = null }) => [id, ping_id]));
  const addresses = new Set<Value>(gone.flatMap(({ emails }) => JSON.parse(`${emails}`)));
  for (const { email_verified, primary_email = null } of gone)
    if (email_verified !== 1) addresses.delete(primary_email);
  const isTheirs = (table: string, row: Row) =>
    Object.values(row).some((value) => ids.has(value)) ||
    (table === "pro_grants" && addresses.has(row.email ?? null));
  const nameless = ({ actor = null, subject = null, ...row }: Row): Row => ({
    ...row,
    actor: ids.has(actor) ? "deleted" : actor,
    subject: addresses.has(subject) ? "deleted" : subject,
  });
  const left = Object.entries(tables).map(([table, rows]): [string, Row[]] => [
    table,
    table === "audit" ? rows.map(nameless) : rows.filter((row) => !isTheirs(table, row)),
  ]);
  return { tables: Object.fromEntries(left), gone };
}

const TAG_TERMS = `(SELECT group_concat('t' || lower(hex(winks.tag_id)), ' ') || CASE WHEN count(tags.id) > 0 THEN ' w' ELSE '' END
  FROM winks LEFT JOIN tags ON tags.id = winks.tag_id AND tags.user_id IS NULL WHERE winks.article_id = articles.id)`;

/** The search index holds no text, so it is made anew from the articles. */
function searchAnew(articles: Row[], indexedText: (text: string) => string): string[] {
  const standing = articles.filter(({ removed_at }) => removed_at === null);
  const columns = `number, title, summary, body`;
  return [
    `DELETE FROM article_search`,
    `DROP TABLE IF EXISTS restored_words`,
    `CREATE TABLE restored_words (number INTEGER PRIMARY KEY, title TEXT, summary TEXT, body TEXT)`,
    ...standing.flatMap(({ number = null, title, summary, content }) => [
      ...insert("restored_words", {
        number,
        title: indexedText(`${title}`),
        summary: indexedText(`${summary}`),
        body: indexedText(`${content}`),
      }),
      `INSERT INTO article_search (rowid, title, summary, body, tags) SELECT ${columns
        .split(", ")
        .map(
          (column) => `restored_words.${column}`,
        )}, ${TAG_TERMS} FROM restored_words JOIN articles USING (number)`,
      `DELETE FROM restored_words`,
    ]),
    `DROP TABLE restored_words`,
  ];
}

/** All that makes a database hold what the backup holds, to be run in one transaction. `deleted` are the accounts that have been deleted
 * by now. The version of the feed goes on, as kept pages carry it. */
export function restoringSql(backup: Backup, deleted: Row[], indexedText: (text: string) => string): string {
  const { deleted_accounts = [], feed_version = [], ...held } = backup.tables;
  const { tables, gone } = withoutDeleted(held, [...deleted_accounts, ...deleted]);
  const voted = (held.votes ?? []).filter(({ user_id }) => gone.some(({ id }) => id === user_id));
  const countOf = (vote: string) =>
    `(SELECT count(*) FROM votes WHERE article_id = articles.id AND vote_type = '${vote}')`;
  const statements = [
    ...Object.entries(tables).flatMap(([table, rows]) => [
      `DELETE FROM "${table}"`,
      ...rows.flatMap((row) => insert(table, row)),
    ]),
    ...deleted_accounts.flatMap((row) =>
      insert(
        "deleted_accounts",
        row,
        " ON CONFLICT (id_hash) DO UPDATE SET deleted_at = max(deleted_at, excluded.deleted_at)",
      ),
    ),
    ...voted.map(
      ({ article_id = null }) =>
        `UPDATE articles SET like_count = ${countOf("like")}, dislike_count = ${countOf("dislike")} WHERE id = ${literalOf(article_id)}`,
    ),
    `UPDATE feed_version SET version = max(version, ${Number(feed_version[0]?.version ?? 0)}) + 1`,
    ...(tables.articles ? searchAnew(tables.articles, indexedText) : []),
  ];
  return statements.map((statement) => `${statement};\n`).join("");
}
