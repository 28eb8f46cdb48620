import { expect, test } from "vitest";
import { tags } from "~/db/schema";
import { type TestApp, testApp } from "../../../test/support/app";
import { incomingWink, takeAway } from "../../../test/support/pings";
import { addWink } from "./add-wink.server";
import { addMention, reviseArticle } from "./newsroom.server";
import { emptyArticle } from "./store.server";
import { readFeedVersions } from "./syndication/syndication.server";

/** By how much each version has grown, those that have not left out; `common` is that of all feeds. */
async function raisedBy(app: TestApp, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const read = async (): Promise<Record<string, number>> => {
    const { common, subjects } = await readFeedVersions(app);
    const own = await app.db.select({ id: tags.id, version: tags.version }).from(tags);
    const versions = new Map([...subjects, ...own].map(({ id, version }) => [id, version]));
    return { common, ...Object.fromEntries(versions) };
  };
  const before = await read();
  await work();
  const grown = Object.entries(await read()).map(
    ([id, version]) => [id, version - (before[id] ?? 0)] as const,
  );
  return Object.fromEntries(grown.filter(([, by]) => by !== 0));
}

const mentionOf = (articleId: string) => ({
  articleId,
  url: `https://elsewhere.example/${articleId}`,
  source: "Elsewhere",
  title: "The same",
  publishedAt: new Date(0),
});

test("a wink raises the version of its own feed, once, and no other's", async () => {
  const app = await testApp();
  const wink = incomingWink();
  const add = (tagId: string) => () => addWink(app, { ...wink, tagId });
  expect(await raisedBy(app, add("ai_news_en"))).toEqual({ ai_news_en: 1 });
  expect(await raisedBy(app, add("ai_news_en"))).toEqual({});
  expect(await raisedBy(app, add("digital_currency"))).toEqual({ digital_currency: 1 });
  await app.db.insert(tags).values({ id: "abcd1234", userId: "ann", lang: "en", enabled: true });
  expect(await raisedBy(app, add("abcd1234"))).toEqual({ abcd1234: 1 });
  expect(await raisedBy(app, add("no-tag-at-all"))).toEqual({});
});

test("an edit and a mention raise those of every feed that shows the article, and what changes nothing none", async () => {
  const app = await testApp();
  const wink = incomingWink();
  const { id } = await addWink(app, wink);
  await addWink(app, { ...wink, tagId: "digital_currency" });
  const both = { ai_news_en: 1, digital_currency: 1 };
  const edited = { ...wink, articleId: id, title: "Another title" };
  expect(await raisedBy(app, () => reviseArticle(app, edited))).toEqual(both);
  expect(await raisedBy(app, () => reviseArticle(app, edited))).toEqual({});
  expect(await raisedBy(app, () => addMention(app, mentionOf(id)))).toEqual(both);
  expect(await raisedBy(app, () => addMention(app, mentionOf(id)))).toEqual({});
});

test("what is taken away outdates all feeds, what has grown old those that showed it", async () => {
  const app = await testApp();
  const [first, second] = [await addWink(app, incomingWink()), await addWink(app, incomingWink())];
  expect(await raisedBy(app, () => takeAway(app, first.id))).toEqual({ common: 1, ai_news_en: 1 });
  expect(await raisedBy(app, () => takeAway(app, first.id))).toEqual({});
  expect(await raisedBy(app, () => emptyArticle(app.db, second.id, app.now()))).toEqual({ ai_news_en: 1 });
});

test("an article comes in with as many rows as ever: one version, and not one more", async () => {
  const app = await testApp();
  const before = app.rowsWritten();
  await addWink(app, incomingWink());
  // Article 6, wink 4, words 1, version 1.
  expect(app.rowsWritten() - before).toBeLessThanOrEqual(12);
});
