// Workers that a page of ours is measured beside, with the same list of 30 items and 12 KB of text.
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
