// Sources as a machine makes them, for radar.mjs: feeds and pages of the same words for the same number.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const PORT = 8797;

const vocabulary =
  readFileSync("app/features/radar/samples/ai_news_en.json", "utf8").match(/\b[a-z]{4,12}\b/g) ?? [];

/** English of a kind: the same words for the same number. */
export function wordsOf(seed, count) {
  let state = seed * 7919 + 17;
  return Array.from({ length: count }, (_, index) => {
    state = (state * 48_271) % 2_147_483_647;
    const word = vocabulary[state % vocabulary.length];
    return index % 15 === 14 ? `${word}.` : word;
  }).join(" ");
}

const titleOf = (source, item) => `AI language model ${wordsOf(source * 1000 + item, 7).replaceAll(".", "")}`;

export function feedOf(source, items, origin, timeOf = (item) => Date.now() - (item + 1) * HOUR_MS) {
  const each = Array.from({ length: items }, (_, item) => {
    const at = new Date(timeOf(item)).toUTCString();
    return `<item><title>${titleOf(source, item)}</title><link>${origin}/${item}</link><guid>${origin}/${item}</guid><pubDate>${at}</pubDate>
<description>${wordsOf(source * 1000 + item, 40)}</description></item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Source ${source}</title>${each.join("")}</channel></rss>`;
}

/** 30 KB, of which 5 KB are the article. */
function pageOf(source, item) {
  const seed = source * 1000 + item;
  const paragraphs = Array.from(
    { length: 8 },
    (_, index) => `<p>The AI laboratory says of its language model: ${wordsOf(seed + index, 90)}</p>`,
  );
  const links = Array.from(
    { length: 120 },
    (_, index) => `<li><a href="/${index}">${wordsOf(index, 4)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><title>${titleOf(source, item)}</title><style>${"a{color:red}".repeat(700)}</style></head>
<body><nav><ul>${links.join("")}</ul></nav><article><h1>${titleOf(source, item)}</h1>${paragraphs.join("")}</article></body></html>`;
}

export const HOUR_MS = 3_600_000;

/** Each source is a host of its own, 127.0.0.1 and those after it: the radar asks one host for one thing at a time. */
export async function serveSources(count, published) {
  const asked = { feeds: 0, unchanged: 0, pages: 0 };
  const hosts = Array.from(
    { length: count },
    (_, index) => `127.0.${Math.floor(index / 250)}.${(index % 250) + 1}`,
  );
  const servers = hosts.map((host, index) =>
    createServer((request, response) => {
      if (request.url !== "/feed.xml") {
        asked.pages += 1;
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        response.end(pageOf(index, Number(request.url.slice(1))));
        return;
      }
      const { items, timeOf } = published(index);
      const etag = `"${items}"`;
      if (request.headers["if-none-match"] === etag) {
        asked.unchanged += 1;
        response.writeHead(304).end();
      } else {
        asked.feeds += 1;
        response
          .writeHead(200, { "content-type": "application/rss+xml", etag })
          .end(feedOf(index, items, `http://${host}:${PORT}`, timeOf));
      }
    }),
  );
  await Promise.all(
    servers.map((server, index) => new Promise((done) => server.listen(PORT, hosts[index], done))),
  );
  return {
    asked,
    urls: hosts.map((host) => `http://${host}:${PORT}/feed.xml`),
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
