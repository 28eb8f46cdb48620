import { globSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { expect, test } from "vitest";

type Table = {
  name: string;
  columns: Record<string, { name: string; type: string; primaryKey: boolean }>;
  indexes: Record<string, { columns: string[]; isUnique: boolean }>;
  compositePrimaryKeys: Record<string, { columns: string[] }>;
};

/** Taken after a release that names nothing of what goes; it says so in its first line. */
const CONTRACTS = "-- contract";

const files = globSync("migrations/*.sql").sort();
const migrations = files.map((file) => ({ file, sql: readFileSync(file, "utf8") }));
const statementsOf = (sql: string) => sql.split("--> statement-breakpoint");

/** The tables as the code of this migration's release knows them. */
function tablesAfter(file: string): Table[] {
  const number = file.slice("migrations/".length).split("_")[0];
  const { tables } = JSON.parse(readFileSync(`migrations/meta/${number}_snapshot.json`, "utf8"));
  return Object.values(tables);
}

let rows = 0;

/** What code does with tables that it knows: each column named, two rows alike but for what was unique then, each conflict awaited. */
function work(db: DatabaseSync, tables: Table[]): void {
  for (const { name, columns, indexes, compositePrimaryKeys } of tables) {
    const all = Object.values(columns);
    const keys = [
      ...all.filter(({ primaryKey }) => primaryKey).map((column) => [column.name]),
      ...Object.values(compositePrimaryKeys).map((key) => key.columns),
      ...Object.values(indexes)
        .filter(({ isUnique }) => isUnique)
        .map((index) => index.columns),
    ];
    const names = all.map((column) => `"${column.name}"`);
    const insert = `INSERT INTO "${name}" (${names}) VALUES (${names.map(() => "?")})`;
    const add = (sql: string) => {
      rows += 1;
      const sampleOf = (column: (typeof all)[number]): SQLInputValue => {
        const value = keys.flat().includes(column.name) ? rows + 100 : 1;
        return column.type === "text" ? `${value}` : value;
      };
      db.prepare(sql).run(...all.map(sampleOf));
    };
    for (const conflict of ["", "", ...keys.map((key) => ` ON CONFLICT (${key}) DO NOTHING`)])
      add(insert + conflict);
    db.prepare(`SELECT ${names} FROM "${name}"`).all();
    db.exec(`UPDATE "${name}" SET ${names.map((column) => `${column} = ${column}`)}`);
    db.exec(`DELETE FROM "${name}" WHERE rowid = (SELECT max(rowid) FROM "${name}")`);
  }
}

const hasSearch = (db: DatabaseSync) =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'article_search'").get() !== undefined;

function search(db: DatabaseSync): void {
  rows += 1;
  db.exec(
    `INSERT INTO article_search (rowid, title, summary, body, tags) VALUES (${rows}, 'a', 'b', 'c', 'w')`,
  );
  expect(
    db.prepare("SELECT rowid FROM article_search WHERE article_search MATCH 'title : a'").all(),
  ).not.toEqual([]);
  db.exec(`DELETE FROM article_search WHERE rowid = ${rows}`);
}

/** The first statement of a migration after which the build that ran before it cannot work; null where each leaves a working site. */
function breaks(before: typeof migrations, sql: string): string | null {
  const db = new DatabaseSync(":memory:");
  for (const migration of before) db.exec(migration.sql);
  const tables = tablesAfter(before.at(-1)?.file ?? "");
  const searches = hasSearch(db);
  work(db, tables);
  for (const statement of statementsOf(sql)) {
    try {
      db.exec(statement);
      work(db, tables);
      if (searches) search(db);
    } catch (error) {
      return `${statement.trim()}: ${error}`;
    }
  }
  return null;
}

test.each(migrations.slice(1).map(({ file }, index) => [file, index + 1] as const))(
  "%s, stopped after any of its statements, leaves the former build at work",
  (_, number) => {
    const sql = migrations[number]?.sql ?? "";
    expect(sql.startsWith(CONTRACTS) ? null : breaks(migrations.slice(0, number), sql)).toBe(null);
  },
);

test.each([
  "DROP TABLE `votes`",
  "ALTER TABLE `users` DROP COLUMN `image_url`",
  "ALTER TABLE `articles` RENAME COLUMN `summary` TO `brief`",
  "ALTER TABLE `follows` RENAME TO `followers`",
  "CREATE UNIQUE INDEX `users_name` ON `users` (`name`)",
  "DROP INDEX `credits_source_unique`",
  "CREATE TABLE `__new` (`id` text PRIMARY KEY NOT NULL, `type` text NOT NULL, `state` text NOT NULL, `received_at` integer NOT NULL, `mode` text NOT NULL);--> statement-breakpoint\nDROP TABLE `stripe_events`;--> statement-breakpoint\nALTER TABLE `__new` RENAME TO `stripe_events`",
  "CREATE TRIGGER `t` BEFORE INSERT ON `audit` BEGIN SELECT raise(ABORT, 'no'); END",
  "DROP TABLE `article_search`",
])("a migration that breaks the former build is found: %s", (sql) => {
  expect(breaks(migrations, sql)).toContain("rror");
});

test.each([
  "ALTER TABLE `users` ADD `theme` text",
  "ALTER TABLE `users` ADD `theme` text DEFAULT 'light' NOT NULL",
  "CREATE TABLE `notes` (`id` text PRIMARY KEY NOT NULL)",
  "CREATE INDEX `users_by_name` ON `users` (`name`)",
  "ALTER TABLE `users` ADD `code` text;--> statement-breakpoint\nCREATE UNIQUE INDEX `users_code` ON `users` (`code`)",
])("one that expands is none: %s", (sql) => {
  expect(breaks(migrations, sql)).toBe(null);
});
