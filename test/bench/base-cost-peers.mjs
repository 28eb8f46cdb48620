// What base-cost.mjs measures a page beside: workers with the same list of 30 items and 12 KB of text; and the cache and database of a
// worker, in this process and not in workerd's, where their time would be counted as the worker's own.
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

const items =
  'const items = Array.from({ length: 30 }, (_, index) => ({ id: index, title: "Title " + index + " & more", text: "words ".repeat(55) }));';

/** A page from a template string. */
export const template = `
const escape = (text) => text.replace(/[&<>"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
${items}
export function page(pathname) {
  const rows = items.map(({ id, title, text }) =>
    \`<li id="item-\${id}"><h2>\${escape(title)}</h2><p class="summary">\${escape(text)}</p></li>\`).join("");
  return \`<!doctype html><html lang="en"><head><title>\${escape(pathname)}</title></head><body><ul>\${rows}</ul></body></html>\`;
}
export default {
  fetch(request) {
    return new Response(page(new URL(request.url).pathname), { headers: { "Content-Type": "text/html; charset=utf-8" } });
  },
};
`;

/** The same page by Hono. */
export const hono = `
import { Hono } from "hono";
import { html } from "hono/html";
${items}
const app = new Hono();
app.get("*", (c) => {
  const rows = items.map(({ id, title, text }) => html\`<li id="item-\${id}"><h2>\${title}</h2><p class="summary">\${text}</p></li>\`);
  return c.html(html\`<!doctype html><html lang="en"><head><title>\${c.req.path}</title></head><body><ul>\${rows}</ul></body></html>\`);
});
export default app;
`;

/** The same page from the Cache API and nothing more: what asking it costs by itself. */
export const cached = `
import { page } from "./template.mjs";
export default {
  async fetch(request, env, context) {
    const cache = await caches.open("pages");
    const kept = await cache.match(request.url);
    if (kept) return new Response(kept.body, { headers: kept.headers });
    const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=3600" };
    const made = new Response(page(new URL(request.url).pathname), { headers });
    context.waitUntil(cache.put(request.url, made.clone()));
    return made;
  },
};
`;

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const listen = (server) =>
  new Promise((done) => server.listen(0, "127.0.0.1", () => done(server.address().port)));

/** The Cache API's protocol over a Map. */
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
  return { port: await listen(server), kept, close: () => server.close() };
}

/** D1's protocol over SQLite. */
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
