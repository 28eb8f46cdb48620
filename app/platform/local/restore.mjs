// npm run restore -- <file>: puts a backup in the place of what the database of this machine holds, or with `--remote --yes` that of the site.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { indexedText } from "../../features/pings/search/terms.ts";
import { backUp, placeOf } from "./backup.mjs";
import { readBackup, restoringSql } from "./backup-file.ts";
import { migrate, readTool } from "./prepare.mjs";

const flag = { type: "boolean", default: false };
const { values, positionals } = parseArgs({ options: { remote: flag, yes: flag }, allowPositionals: true });

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

if (!positionals[0]) stop("Name the file: npm run restore -- .backups/<file> [--remote --yes]");
const backup = readBackup(readFileSync(positionals[0], "utf8"));
if (values.remote && backup.from === "local")
  stop("It is of a development database, and holds accounts that no site has.");
if (values.remote && !values.yes)
  stop(`What the site holds would give way to what it held at ${backup.at}. Say --yes if that is meant.`);

const stopIfNewer = (migration) =>
  backup.migration > migration &&
  stop(`It is of a newer schema (${backup.migration}) than ${migration}: deploy that version first.`);
stopIfNewer(globSync("migrations/*.sql").sort().at(-1).slice("migrations/".length, -".sql".length));

if (!values.remote) migrate();
const { backup: present, path } = backUp(values.remote, "-before-restore");
stopIfNewer(present.migration);

const folder = mkdtempSync(join(tmpdir(), "wink-"));
try {
  const file = join(folder, "restore.sql");
  writeFileSync(file, restoringSql(backup, present.tables.deleted_accounts, indexedText), { mode: 0o600 });
  // One transaction: where it fails, the database is what it was.
  readTool("wrangler", ["d1", "execute", "wink", ...placeOf(values.remote), "--yes", "--file", file]);
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`The database holds what it held at ${backup.at}. To go back: npm run restore -- ${path}`);
if (present.bookmark)
  console.log(`Or: npx wrangler d1 time-travel restore wink --bookmark=${present.bookmark}`);
