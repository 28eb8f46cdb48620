import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { articleMentions, articles, tags } from "~/db/schema";
import { testApp } from "../../../test/support/app";
import { incomingWink, newArticle } from "../../../test/support/pings";
import { addWink } from "./add-wink.server";
import { addMention } from "./newsroom.server";
import { searchWinks } from "./search/search.server";
import { emptyArticle } from "./store.server";

async function twoTellings() {
  const app = await testApp();
  const name = crypto.randomUUID().slice(0, 8);
  const radar = `radar-${name}`;
  await app.db.insert(tags).values({ id: radar, userId: `user-${name}`, lang: "en", enabled: true });
  const real = incomingWink({ title: `Truly ${name}`, source: "Wire", content: "As it was." });
  const faked = {
    ...real,
    tagId: radar,
    title: `Falsely ${name}`,
    source: "Nobody",
    content: "As it was not.",
  };
  const articleOf = (id: string) => app.db.query.articles.findFirst({ where: eq(articles.id, id) });
  return { app, real, faked, articleOf };
}

test("what a member's source said of an article first gives way to what the world's own source says", async () => {
  const { app, real, faked, articleOf } = await twoTellings();
  const { id } = await addWink(app, faked);
  expect(await articleOf(id)).toMatchObject({ title: faked.title, source: "Nobody" });
  expect(await addWink(app, real)).toEqual({ id, isNew: true });
  const { title, source, content } = real;
  expect(await articleOf(id)).toMatchObject({ title, source, content });
  const found = async (query: string) => {
    const read = await searchWinks(app, { query, tagId: null, cursor: null, viewer: null });
    return read.ok ? read.cards.map((card) => card.id) : null;
  };
  expect([await found(faked.title), await found(title)]).toEqual([[], [id]]);
});

test("an article of the world's stays as it is when a member's source tells it otherwise", async () => {
  const { app, real, faked, articleOf } = await twoTellings();
  const { id } = await addWink(app, real);
  expect(await addWink(app, faked)).toEqual({ id, isNew: true });
  expect(await articleOf(id)).toMatchObject({ title: real.title, source: "Wire", content: real.content });
});

test("an article that was removed does not come back as a mention of another", async () => {
  const app = await testApp();
  const standing = await newArticle(app);
  const removed = await newArticle(app);
  const url =
    (await app.db.query.articles.findFirst({ where: eq(articles.id, removed) }))?.canonicalUrl ?? "";
  await emptyArticle(app.db, removed, app.now());
  const mention = { articleId: standing, url, source: "Again", title: "Again", publishedAt: app.now() };
  await addMention(app, mention);
  expect(await app.db.$count(articleMentions, eq(articleMentions.url, url))).toBe(0);
});
