import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countRows } from "./count-rows";

test.each(["run", "all"] as const)(
  "rows that a statement with values writes by %s are counted",
  async (call) => {
    await env.DB.exec("CREATE TABLE IF NOT EXISTS counted (id INTEGER PRIMARY KEY, word TEXT NOT NULL)");
    const { database, written } = countRows(env.DB);
    const insert = database.prepare("INSERT INTO counted (word) VALUES (?), (?)");
    await insert.bind("one", "two")[call]();
    expect(written()).toBe(2);
    await insert.bind("three", "four")[call]();
    expect(written()).toBe(4);
  },
);
