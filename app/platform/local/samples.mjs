// Offers the feed its sample news once the server answers. It takes them only where it holds no article.
import { existsSync, readFileSync } from "node:fs";

const folder = new URL("./samples/", import.meta.url);
const feeds = { ai_news_en: "en", ai_news_zh: "zh", digital_currency: "zh" };
const WAIT_MS = 120_000;

const read = () =>
  Object.entries(feeds)
    .map(([tagId, lang]) => ({ tagId, lang, file: new URL(`${tagId}.json`, folder) }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, ...feed }) => ({ ...feed, articles: JSON.parse(readFileSync(file, "utf8")) }));

const isReady = (origin) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Never fails: without samples everything works, with an empty feed. */
export async function offerSamples(origin) {
  try {
    for (const from = Date.now(); !(await isReady(origin)); ) {
      if (Date.now() - from > WAIT_MS) throw new Error("the server did not answer");
      await new Promise((later) => setTimeout(later, 300).unref());
    }
    const answer = await fetch(`${origin}/dev/samples`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify(read()),
    });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    const { count } = await answer.json();
    if (count > 0) console.log(`${count} articles, marked as samples, came into the feed.`);
  } catch (error) {
    console.warn(`No sample news came into the feed: ${error.message}.`);
  }
}
