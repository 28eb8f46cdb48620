// Cache and database of a worker under measurement, in this process and not in workerd's, where their time would be counted as the
// worker's own: the Cache API's protocol over a Map, and D1's over SQLite.
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const listen = (server) =>
  new Promise((done) => server.listen(0, "127.0.0.1", () => done(server.address().port)));

export async function serveCache() {
  const kept = new Map();
  const server = createServer(async (request, response) => {
    const key = `${request.headers.host}${request.url}`;
    const body = await bodyOf(request);
    if (request.method === "PUT") {
      const end = body.indexOf("\r\n\r\n");
      const [, ...lines] = body.subarray(0, end).toString("latin1").split("\r\n");
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(":")),
        line.slice(line.indexOf(":") + 1).trim(),
      ]);
      kept.set(key, { headers: Object.fromEntries(headers), page: body.subarray(end + 4) });
      return response.writeHead(204).end();
    }
    if (request.method !== "GET") return response.writeHead(kept.delete(key) ? 200 : 404).end();
    const found = kept.get(key);
    if (!found) return response.writeHead(504, { "CF-Cache-Status": "MISS" }).end();
    response.writeHead(200, { ...found.headers, "CF-Cache-Status": "HIT" }).end(found.page);
  });
  return { port: await listen(server), close: () => server.close() };
}

export async function serveDatabase() {
  const database = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").sort())
    for (const statement of readFileSync(file, "utf8").split("--> statement-breakpoint"))
      database.exec(statement);
  const prepared = new Map();
  const run = ({ sql, params }, isRows) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    const before = database.prepare("SELECT total_changes() AS count").get().count;
    const columns = statement.columns().map(({ name }) => name);
    statement.setReturnArrays(isRows);
    const rows =
      columns.length > 0 ? statement.all(...(params ?? [])) : void statement.run(...(params ?? []));
    const changes = database.prepare("SELECT total_changes() AS count").get().count - before;
    const results = isRows ? { columns, rows: rows ?? [] } : (rows ?? []);
    return {
      success: true,
      results,
      meta: { duration: 0, changes, last_row_id: 0, rows_read: 0, rows_written: 0 },
    };
  };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(String(await bodyOf(request)));
    const isRows = request.url.includes("ROWS_AND_COLUMNS");
    let answer;
    database.exec("BEGIN");
    try {
      const results = [asked].flat().map((each) => run(each, isRows));
      answer = Array.isArray(asked) ? results : results[0];
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      answer = { success: false, error: String(error) };
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  return { port: await listen(server), close: () => server.close() };
}
