import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { digest } from "~/core/digest";
import { type Backup, linesOf, type Row, readBackup, restoringSql } from "./backup-file";

function newDatabase() {
  const db = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").sort()) db.exec(readFileSync(file, "utf8"));
  return db;
}

const rowsOf = (db: DatabaseSync, table: string): Row[] =>
  db
    .prepare(`SELECT * FROM "${table}" ORDER BY rowid`)
    .all()
    .map((row) => ({ ...row }) as Row);

const backupOf = (tables: Backup["tables"]): Backup => ({
  at: "2026-11-29T00:00:00.000Z",
  from: "local",
  migration: "0005_wordings",
  bookmark: null,
  tables,
});

const plain = (text: string) => text.toLowerCase();

function restored(tables: Backup["tables"], deleted: Row[] = [], db = newDatabase()) {
  const sql = restoringSql(readBackup(linesOf(backupOf(tables))), deleted, plain);
  db.exec(sql);
  return { db, sql };
}

const article = (number: number, more: Row = {}): Row => ({
  number,
  id: `a${number}`,
  canonical_url: `https://example.com/${number}`,
  title: "Title",
  summary: "Summary",
  content: "Content",
  source: "S",
  lang: "en",
  source_count: 1,
  is_sample: 0,
  published_at: 1,
  fetched_at: 1,
  removed_at: null,
  like_count: 0,
  dislike_count: 0,
  story_id: null,
  removed_for: null,
  corrected_at: null,
  ...more,
});

test.each([
  ["quotes", `it's "so" \`and\` [so]`],
  ["a line break beside a written one", 'printf("a\\n");\nprintf("b\\r\\n");\r\n'],
  ["what looks like SQL", "x'); DROP TABLE users; -- /* BEGIN TRANSACTION; COMMIT; */"],
  ["a transaction over two lines", "BEGIN TRANSACTION\nBEGIN TRANSACTION"],
  ["tabs and separators", "a\tb\u2028c\u0001"],
  ["other scripts", "中文，𠮷、🙂 é"],
  ["nothing", ""],
  ["what looks like a number", "0012.50"],
  ["a text longer than a statement may be", "长🙂'\n".repeat(60_000)],
  ["pairs of surrogates at every place", `a${"🙂".repeat(50_000)}`],
])("a text with %s comes back as it was", (_, content) => {
  const { db, sql } = restored({ articles: [article(7, { content })] });
  expect(rowsOf(db, "articles")).toEqual([article(7, { content })]);
  expect(sql).not.toContain("BEGIN TRANSACTION");
  const longest = Math.max(...sql.split(";\n").map((statement) => Buffer.byteLength(statement)));
  expect(longest).toBeLessThan(100_000);
});

test("what stood there gives way, and numbers keep their kind", () => {
  const db = newDatabase();
  db.exec("INSERT INTO pro_grants VALUES ('late@example.com', 1, 1)");
  const usage: Row = { day: "2026-11-29", service: "news", calls: 9_007_199_254_740_991, tokens: 0 };
  restored(
    { pro_grants: [{ email: "a@example.com", expiry_date: 1e12, granted_at: 0 }], service_usage: [usage] },
    [],
    db,
  );
  expect(rowsOf(db, "pro_grants")).toEqual([{ email: "a@example.com", expiry_date: 1e12, granted_at: 0 }]);
  expect(rowsOf(db, "service_usage")).toEqual([usage]);
});

test("the version of the feed goes on from the later one, and the search is made anew", () => {
  const db = newDatabase();
  db.exec("UPDATE feed_version SET version = 40");
  db.exec("INSERT INTO article_search (rowid, title, summary, body, tags) VALUES (9, 'stale', '', '', 'w')");
  const articles = [article(1, { content: "Body ".repeat(9000) }), article(2, { removed_at: 5 })];
  const winks = [{ tag_id: "ai_news_en", article_id: "a1", score: 5, reason: "", created_at: 1 }];
  const tags = rowsOf(db, "tags");
  restored({ feed_version: [{ id: 1, version: 7 }], articles, winks, tags }, [], db);
  expect(rowsOf(db, "feed_version")).toEqual([{ id: 1, version: 41 }]);
  const find = (match: string) =>
    db
      .prepare("SELECT rowid FROM article_search WHERE article_search MATCH ?")
      .all(match)
      .map(({ rowid }) => rowid);
  expect(find("title : stale")).toEqual([]);
  expect(find("body : body")).toEqual([1]);
  expect(find("tags : w")).toEqual([1]);
  expect(find(`tags : t${Buffer.from("ai_news_en").toString("hex")}`)).toEqual([1]);
  expect(find("title : title")).toEqual([1]);
});

test("who has deleted the account since does not come back, nor with anything of theirs", async () => {
  const user = (id: string, email: string): Row => ({
    id,
    ping_id: `ping-${id}`,
    primary_email: email,
    emails: JSON.stringify([email]),
    email_verified: 1,
    created_at: 100,
  });
  const audit = (id: string, actor: string, subject: string): Row => ({
    id,
    at: 1,
    actor,
    action: "grant",
    subject,
  });
  const deleted = await Promise.all(
    ["gone", "claimer"].map(async (id) => ({ id_hash: await digest(id), deleted_at: 200 })),
  );
  const again = [{ id_hash: await digest("again"), deleted_at: 50 }];
  const { db } = restored(
    {
      users: [
        user("gone", "gone@example.com"),
        { ...user("claimer", "claimed@example.com"), email_verified: 0 },
        user("left", "left@example.com"),
        user("again", "again@example.com"),
      ],
      votes: [
        { article_id: "a1", user_id: "gone", vote_type: "like" },
        { article_id: "a1", user_id: "left", vote_type: "like" },
      ],
      articles: [article(1, { like_count: 2 })],
      follows: [
        { follower_id: "left", followee_id: "gone", created_at: 1 },
        { follower_id: "left", followee_id: "again", created_at: 1 },
      ],
      winks: [{ tag_id: "ping-gone", article_id: "a1", score: 1, reason: "", created_at: 1 }],
      pro_grants: ["gone@example.com", "claimed@example.com"].map((email) => ({
        email,
        expiry_date: 1,
        granted_at: 1,
      })),
      audit: [audit("1", "ping-left", "gone@example.com"), audit("2", "ping-gone", "left@example.com")],
      deleted_accounts: again,
    },
    deleted,
  );
  expect(rowsOf(db, "users").map(({ id }) => id)).toEqual(["left", "again"]);
  expect(rowsOf(db, "votes").map(({ user_id }) => user_id)).toEqual(["left"]);
  expect(rowsOf(db, "articles")[0]?.like_count).toBe(1);
  expect(rowsOf(db, "follows").map(({ followee_id }) => followee_id)).toEqual(["again"]);
  expect(rowsOf(db, "winks")).toEqual([]);
  expect(rowsOf(db, "pro_grants").map(({ email }) => email)).toEqual(["claimed@example.com"]);
  expect(rowsOf(db, "audit").map(({ actor, subject }) => [actor, subject])).toEqual([
    ["ping-left", "deleted"],
    ["deleted", "left@example.com"],
  ]);
});

test.each([
  ["cut", (text: string) => text.slice(0, text.length / 2)],
  ["without its end", (text: string) => text.slice(0, text.lastIndexOf("\n{"))],
  ["short of a row", (text: string) => text.replace(/\n\{"table".*/, "")],
  ["empty", () => ""],
])("a file that is %s is refused", (_, damage) => {
  const rows = ["a", "b"].map((email) => ({ email, expiry_date: 1, granted_at: 1 }));
  const text = linesOf(backupOf({ pro_grants: rows }));
  expect(readBackup(text).tables.pro_grants).toEqual(rows);
  expect(() => readBackup(damage(text))).toThrow();
});

test("no table holds bytes, which a line of JSON would not", () => {
  const kinds = newDatabase()
    .prepare(
      "SELECT DISTINCT lower(column.type) AS kind FROM pragma_table_list AS held, pragma_table_info(held.name) AS column WHERE held.type = 'table' AND held.name NOT LIKE 'sqlite_%'",
    )
    .all()
    .map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["integer", "real", "text"]);
});
