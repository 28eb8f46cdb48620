import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { articleMentions, articles, sourceItems, sourceReads, sources, winks } from "~/db/schema";
import { jobRegistry } from "~/platform/jobs/registry.server";
import type { App } from "~/ports/app";
import { clockAt, outsideOf, type TestApp, testApp } from "../../../../test/support/app";
import { faults, insist, onTrial, type Trial, walk } from "../../../../test/support/faults";
import { page, rss } from "../../../../test/support/feeds";
import { messages } from "../../../../test/support/messages";
import { radarOf } from "../../../../test/support/newsroom";
import { newArticle } from "../../../../test/support/pings";
import { abandonReading, readSource } from "./read-source.server";
import { sendDue, sendLost } from "./send-due.server";

const START = "2026-11-20T08:00:00Z";
const QUARTER_MS = 15 * 60_000;
/** How many crons a source may take to be read, whatever befell it: a message is taken for lost after an hour. */
const MOST_CRONS = 8;

const TOLD_ELSEWHERE = "Quillon Labs opens weights of its Tamarisk language model for AI researchers";
const paragraph =
  "The AI laboratory has published the weights of its new language model, an LLM that runs on one card, together with the training recipe and a list of known faults.";

/** A feed of four items: two with their texts, one of which only a page tells, and one that somebody else has told already. */
function feedOf(place: string, at: Date) {
  const html = `<p>${paragraph}</p>`;
  const item = (slug: string, title: string) => ({ title, link: `${place}/${slug}`, at, summary: title });
  const items = [
    { ...item("a", "An AI model that runs on one card"), html },
    { ...item("b", "Artificial intelligence reads old maps"), html },
    item("c", "What LLM makers say about their faults"),
    { ...item("d", TOLD_ELSEWHERE), html },
  ];
  const answers = new Map([[`${place}/feed.xml`, rss("The Wire", items)]]);
  answers.set(
    `${place}/c`,
    page("What LLM makers say about their faults", [paragraph, paragraph, paragraph]),
  );
  return outsideOf(async (asked) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const body = answers.get(url);
    const type = url.endsWith(".xml") ? "application/rss+xml" : "text/html; charset=utf-8";
    return new Response(body, { status: body ? 200 : 404, headers: { "Content-Type": type } });
  });
}

async function read(base: TestApp, trial: Trial) {
  const id = crypto.randomUUID().slice(0, 8);
  const place = `https://wire-${id}.example`;
  const url = `${place}/feed.xml`;
  const tagId = `tag_${id}`;
  const publishedAt = new Date(trial.clock.now().getTime() - 3_600_000);
  const elsewhere = { tagId, title: TOLD_ELSEWHERE, summary: TOLD_ELSEWHERE, publishedAt };
  const told = await newArticle({ ...base, now: trial.clock.now }, elsewhere);
  const app = onTrial({ ...base, outside: feedOf(place, publishedAt) }, trial);
  const newsroomOf = (to: App) => ({
    ...radarOf(to, [url]),
    subjects: async () => (await radarOf(to, [url]).subjects()).map((subject) => ({ ...subject, tagId })),
  });
  const queue = messages(trial, {
    ...jobRegistry,
    "radar.source": {
      ...jobRegistry["radar.source"],
      run: async (to, source) => {
        const reading = await readSource(to, newsroomOf(to), source);
        return reading.outcome === "busy" ? { retryAfterMs: reading.waitMs } : {};
      },
      abandon: abandonReading,
    },
  });
  const working = { ...app, ...queue.sending };
  const sourceOf = () => base.db.query.sources.findFirst({ where: eq(sources.url, url) });

  let source = await sourceOf();
  for (let cron = 0; cron < MOST_CRONS && !(source?.state === "idle" && source.bodyHash); cron += 1) {
    const sendJobs: App["sendJobs"] = (jobs) =>
      trial.call("queue.sendBatch", () => queue.sending.sendJobs(jobs));
    await insist(trial, 1, () => sendLost({ ...working, sendJobs }));
    await insist(trial, 1, () => sendDue({ ...working, sendJobs }, newsroomOf(app)));
    await queue.workOff(app);
    trial.clock.pass(QUARTER_MS);
    source = await sourceOf();
  }
  trial.end();
  expect(source).toMatchObject({ state: "idle", leaseUntil: null, error: null });
  expect(source?.bodyHash).not.toBeNull();

  const shown = await base.db.select().from(winks).where(eq(winks.tagId, tagId));
  expect(shown).toHaveLength(4);
  const texts = await base.db
    .select()
    .from(articles)
    .where(
      inArray(
        articles.id,
        shown.map(({ articleId }) => articleId),
      ),
    );
  const expected = [...["a", "b", "c"].map((slug) => `${place}/${slug}`)].sort();
  expect(
    texts
      .map(({ canonicalUrl }) => canonicalUrl)
      .filter((each) => each.startsWith(place))
      .sort(),
  ).toEqual(expected);
  for (const { id: article, sourceCount } of texts)
    expect(sourceCount).toBe(
      1 + (await base.db.$count(articleMentions, eq(articleMentions.articleId, article))),
    );
  expect(texts.find(({ id: article }) => article === told)?.sourceCount).toBe(2);
  expect(await base.db.$count(sourceItems, eq(sourceItems.sourceId, source?.id ?? ""))).toBe(4);
  expect(await base.db.$count(sourceReads, eq(sourceReads.sourceId, source?.id ?? ""))).toBeGreaterThan(0);
  await base.db.update(sources).set({ isNamed: false }).where(eq(sources.url, url));
}

test.each(faults)(
  "%s at whichever call of a reading: each item stands once, counted once, and the source waits for its next turn",
  async (fault) => {
    const app = await testApp();
    const { met, wrong } = await walk(
      fault,
      () => clockAt(START),
      (trial) => read(app, trial),
    );
    expect(wrong).toEqual([]);
    expect(met).toBeGreaterThan(5);
  },
);
