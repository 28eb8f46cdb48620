// npm run backup: the database of this machine, or with `-- --remote` that of the site, as a file in .backups.
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { linesOf } from "./backup-file.ts";
import { persistTo, readTool } from "./prepare.mjs";

const folder = process.env.BACKUPS ?? ".backups";
/** Rows of a table in one answer. */
const PAGE = 500;

/** Where wrangler finds the database. */
export const placeOf = (remote) => (remote ? ["--remote"] : ["--local", "--persist-to", persistTo]);

function ask(remote, sql) {
  const args = ["d1", "execute", "wink", ...placeOf(remote), "--json", "--command", sql];
  return JSON.parse(readTool("wrangler", args)).map(({ results }) => results);
}

const isOurs = ({ schema, name, type }) =>
  schema === "main" && type === "table" && !/^(?:sqlite_|_cf_|d1_migrations$)/.test(name);

/** Every row of every table but the search index, which holds no text. Tables are read a page at a time, all of them in one question. */
function readTables(remote, names) {
  const tables = Object.fromEntries(names.map((name) => [name, []]));
  let open = names.map((name) => ({ name, after: 0 }));
  while (open.length > 0) {
    const pages = ask(
      remote,
      open
        .map(
          ({ name, after }) =>
            `SELECT rowid AS "_rowid", * FROM "${name}" WHERE rowid > ${after} ORDER BY rowid LIMIT ${PAGE}`,
        )
        .join(";"),
    );
    for (const [index, { name }] of open.entries())
      tables[name].push(...pages[index].map(({ _rowid, ...row }) => row));
    open = open
      .map(({ name }, index) => ({
        name,
        after: pages[index].at(-1)?._rowid,
        isFull: pages[index].length === PAGE,
      }))
      .filter(({ isFull }) => isFull);
  }
  return tables;
}

/** Gives the backup, and the path of its file. */
export function backUp(remote, label = "") {
  // Taken first, so that the history holds nothing that the file does not.
  const bookmark = remote
    ? JSON.parse(readTool("wrangler", ["d1", "time-travel", "info", "wink", "--json"])).bookmark
    : null;
  const [list, [applied]] = ask(
    remote,
    "PRAGMA table_list; SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1",
  );
  const at = new Date().toISOString();
  const migration = applied.name.replace(/\.sql$/, "");
  const tables = readTables(
    remote,
    list.filter(isOurs).map(({ name }) => name),
  );
  const backup = { at, from: remote ? "remote" : "local", migration, bookmark, tables };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = `${folder}/wink-${at.replaceAll(":", "-")}-${migration}${label}.jsonl`;
  writeFileSync(path, linesOf(backup), { mode: 0o600 });
  console.log(
    `${path}: ${Object.values(tables).flat().length} rows of ${Object.keys(tables).length} tables.`,
  );
  if (bookmark) console.log(`Cloudflare's own history stood at ${bookmark}.`);
  return { backup, path };
}

if (process.argv[1]?.endsWith("/backup.mjs"))
  backUp(parseArgs({ options: { remote: { type: "boolean", default: false } } }).values.remote);
