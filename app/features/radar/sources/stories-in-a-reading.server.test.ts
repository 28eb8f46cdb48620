import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refuse } from "~/core/result";
import { articleMentions, articles, articleVectors, sourceReads, winks } from "~/db/schema";
import type { Embedder, NewsServices } from "~/ports/news";
import { clockAt, testApp } from "../../../../test/support/app";
import { feedPlace, page, realOutside, rss } from "../../../../test/support/feeds";
import { radarOf } from "../../../../test/support/newsroom";
import { readSource } from "./read-source.server";
import { sendDue } from "./send-due.server";

const START = "2026-11-20T08:00:00Z";

const report = {
  title: "Quillon Labs opens the weights of Tamarisk, an AI model of 19 billion parameters",
  text: [
    "Quillon Labs has published the weights of Tamarisk, an AI model of 19 billion parameters that runs on one card.",
    "Founder Ines Marwick said that 4,200 researchers had asked for the artificial intelligence within a week.",
    "The licence allows commercial use, and a report with measurements of the LLM follows on November 27.",
  ],
};
const rewritten = {
  title: "One card is enough: Marwick's 19 billion parameters of artificial intelligence are free",
  text: [
    "You can now download Tamarisk, the AI model of Quillon, and run it on a single card at home, commercial use included.",
    "The weights hold 19 billion parameters; 4,200 researchers had asked Ines Marwick for them within a week.",
    "Measurements of the LLM will be reported on November 27, says the laboratory.",
  ],
};
const chinese = {
  title: "启衡实验室开放大模型 Tamarisk 权重",
  text: [
    "启衡实验室公布了人工智能大模型的权重，单卡即可运行，许可允许商用。",
    "报告将于下周发布，研究者称该人工智能模型支持两种语言。",
  ],
};
const elsewhere = {
  title: "River towns test an AI model that warns of floods",
  text: [
    "Eleven towns on the Kalevin use artificial intelligence to warn of floods.",
    "The LLM reads gauges each minute.",
  ],
};

type Options = { tags?: string[][] } & Partial<Pick<NewsServices, "embedder" | "editor">>;

/** Two sources, one after the other, each of subjects of its own; what stands in the feeds after that. */
async function readBoth(
  one: typeof report,
  two: typeof report,
  { tags = [["a"], ["a"]], embedder = null, editor = null }: Options = {},
) {
  const clock = clockAt(START);
  const services = { reader: null, reranker: null, editor, search: null, embedder };
  const app = await testApp({
    now: clock.now,
    outside: realOutside(15_000),
    newsServices: async () => services,
  });
  const place = feedPlace();
  const standing = new Set((await app.db.select({ id: articles.id }).from(articles)).map(({ id }) => id));
  const names = [crypto.randomUUID(), crypto.randomUUID()];
  const urls = ["/one.xml", "/two.xml"].map(place.url);
  const room = radarOf(app, urls);
  const [first] = await room.subjects();
  const words = ["AI", "artificial intelligence", "LLM", "人工智能", "大模型"];
  const subjects = [...new Set(tags.flat())].map((tag) => ({
    ...first,
    lang: "en" as const,
    must: [],
    not: [],
    prompt: "",
    words,
    tagId: `${names[0]}-${tag}`,
    sources: urls.filter((_, index) => tags[index]?.includes(tag)),
  }));
  const own = {
    ...room,
    subjects: async () => subjects,
    recentStories: async (...asked: Parameters<typeof room.recentStories>) =>
      (await room.recentStories(...asked)).filter(({ articleId }) => !standing.has(articleId)),
  };
  const at = new Date(clock.now().getTime() - 3_600_000);
  const play = async (edited = "") => {
    for (const [index, { title, text }] of [one, two].entries()) {
      const link = place.url(`/${index}`);
      await place.play(`/${index}`, {
        headers: { "content-type": "text/html; charset=utf-8" },
        body: page(title, text),
      });
      await place.play(index === 0 ? "/one.xml" : "/two.xml", {
        body: rss(names[index] ?? "", [{ title: title + edited, link, summary: text[0] ?? "", at }]),
      });
    }
  };
  await play();
  await sendDue(app, own);
  const notes: string[] = [];
  for (const { id } of app.sent) {
    await readSource(app, own, id);
    const reads = await app.db.select().from(sourceReads).where(eq(sourceReads.sourceId, id));
    notes.push(...reads.flatMap((read) => read.notes));
  }
  const of = (name: string | undefined) =>
    app.db
      .select()
      .from(articles)
      .where(eq(articles.source, name ?? ""));
  const [[ours], [theirs]] = await Promise.all([of(names[0]), of(names[1])]);
  const mentioned = () =>
    app.db
      .select()
      .from(articleMentions)
      .where(eq(articleMentions.articleId, ours?.id ?? theirs?.id ?? ""));
  const readEdited = async (edited: string) => {
    await play(edited);
    clock.pass(25 * 3_600_000);
    for (const { id } of [...app.sent]) await readSource(app, own, id);
    return mentioned();
  };
  return { app, ours, theirs, mentions: await mentioned(), notes, readEdited };
}

const pointing = (vectorOf: (text: string) => number[]): Embedder => ({
  name: "jina",
  model: "m",
  embed: async (text) => ({ ok: true, vector: vectorOf(text), tokens: 5 }),
});
const alike = pointing(() => [1, 0.2, 0, 0, 0, 0, 0, 0]);

test("one event in other words is one article, with what the other source says of it", async () => {
  const { ours, theirs, mentions } = await readBoth(report, rewritten);
  const [article, other] = [ours ?? theirs, ours ? theirs : ours];
  expect(other).toBeUndefined();
  expect(article).toMatchObject({ sourceCount: 2, storyId: null });
  expect(mentions).toMatchObject([{ lang: "en" }]);
  expect(mentions[0]?.summary).toContain("Tamarisk");
});

test("a retelling that its source edits says what it says now, and no service is asked again", async () => {
  let asked = 0;
  const judge = async () => {
    asked += 1;
    return { ok: true as const, tokens: 1, score: 90, reason: "A model.", summary: "" };
  };
  const editor = { name: "openai" as const, model: "m", judge };
  const { mentions, readEdited } = await readBoth(report, rewritten, { editor });
  const [before] = mentions;
  const edited = await readEdited(", they say");
  expect(edited).toEqual([{ ...before, title: `${before?.title}, they say` }]);
  expect(asked).toBe(2);
});

test("another event of the same field stays one of its own", async () => {
  const { ours, theirs, mentions } = await readBoth(report, elsewhere);
  expect([ours?.sourceCount, theirs?.sourceCount, ours?.storyId, theirs?.storyId]).toEqual([
    1,
    1,
    null,
    null,
  ]);
  expect(mentions).toEqual([]);
});

test("where the story stands in another subject alone, its article comes into this one and tells whose story it is", async () => {
  const { app, ours, theirs, mentions } = await readBoth(report, rewritten, { tags: [["a"], ["b"]] });
  expect(mentions).toEqual([]);
  const [first, later] = ours?.storyId ? [theirs, ours] : [ours, theirs];
  expect([first?.storyId, later?.storyId]).toEqual([null, first?.id]);
  expect([first?.sourceCount, later?.sourceCount]).toEqual([2, 2]);
  expect(await app.db.$count(winks, eq(winks.articleId, later?.id ?? ""))).toBe(1);
});

test("a story of two languages is found by vectors, which are kept with the model that made them", async () => {
  const { app, ours, theirs } = await readBoth(report, chinese, { tags: [["a"], ["b"]], embedder: alike });
  const [first, later] = ours?.storyId ? [theirs, ours] : [ours, theirs];
  expect(later?.storyId).toBe(first?.id);
  const kept = await app.db
    .select()
    .from(articleVectors)
    .where(eq(articleVectors.articleId, later?.id ?? ""));
  expect(kept).toMatchObject([{ model: "m", vector: "7f19000000000000" }]);
});

test("without vectors two languages are two stories", async () => {
  const { ours, theirs } = await readBoth(report, chinese, { tags: [["a"], ["b"]] });
  expect([ours?.storyId, theirs?.storyId]).toEqual([null, null]);
});

test("vectors that point elsewhere join nothing, and take apart nothing that the words tell", async () => {
  const apart = pointing((text) =>
    /Labs opens/.test(text) ? [1, 0, 0, 0, 0, 0, 0, 0] : [0, 1, 0, 0, 0, 0, 0, 0],
  );
  const two = await readBoth(report, chinese, { tags: [["a"], ["b"]], embedder: apart });
  expect([two.ours?.storyId, two.theirs?.storyId]).toEqual([null, null]);
  const { ours, theirs } = await readBoth(report, rewritten, { embedder: apart });
  expect([ours, theirs].filter(Boolean)).toMatchObject([{ sourceCount: 2 }]);
});

test.each(["news.timedOut", "news.budgetSpent", "news.badAnswer", "news.refusedKey"] as const)(
  "a service that fails with %s changes nothing but a note",
  async (reason) => {
    const failing: Embedder = { name: "jina", model: "m", embed: async () => refuse(reason) };
    const { ours, theirs, notes } = await readBoth(report, rewritten, { embedder: failing });
    expect([ours, theirs].filter(Boolean)).toMatchObject([{ sourceCount: 2 }]);
    expect(notes).toEqual([`story:${reason}`, `story:${reason}`]);
  },
);
