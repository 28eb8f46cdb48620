import { readFileSync } from "node:fs";
import { sameStory, sharedBy, storyWords, weighing } from "~/features/radar/scoring/same-story";
import type { RecentStory } from "~/features/radar/sources/newsroom";
import { openStoryBook } from "~/features/radar/sources/story-book.server";
import { isSet } from "./common";

const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8"));

type NewsItem = {
  id: string;
  lang: "zh" | "en";
  source: string;
  publishedAt: string;
  title: string;
  body: string;
};
type StoryPairs = { articles: NewsItem[]; pairs: { a: string; b: string; same: boolean; why: string }[] };

type TitledPair = Record<"a" | "b", { title: string; source: string; lead?: string }> & { same: boolean };

/** Pairs of titles with leads, as if all were published at once. */
function pairsOfTitles(given: TitledPair[]): StoryPairs {
  const articles = given.flatMap(({ a, b }, index) =>
    [a, b].map(({ title, source, lead: body = "" }, side): NewsItem => {
      const lang = /\p{Script=Han}/u.test(title) ? "zh" : "en";
      return { id: `${index}-${side}`, lang, source, publishedAt: "2026-11-23T00:00:00Z", title, body };
    }),
  );
  return { articles, pairs: given.map(({ same }, at) => ({ a: `${at}-0`, b: `${at}-1`, same, why: "" })) };
}

const HOUR_MS = 3_600_000;
const timeOf = ({ publishedAt }: NewsItem) => Date.parse(publishedAt);
const toldBy = (item: NewsItem) => ({ ...item, text: item.body, vector: null });

/** What a radar holds beside the reports in question: other news of each language. */
const otherNews = ["news", "news-later"].flatMap((name) =>
  read<{ items: (NewsItem & { text: string })[] }>(`test/data/radar/${name}.json`).items.map(
    ({ text, ...item }) => ({ ...item, body: text }),
  ),
);

/** The story in which each article comes to stand, by the story book, as they come in one after the other. */
async function storiesOf(articles: readonly NewsItem[]): Promise<Map<string, string>> {
  const recentOf = (item: NewsItem, publishedAt: Date, storyId: string | null): RecentStory => ({
    ...{ ...toldBy(item), vector: "", articleId: item.id, tagIds: ["tag"], isWorlds: true },
    ...{ publishedAt, storyId, row: 1 },
  });
  const held = otherNews.map((item, index) => recentOf({ ...item, id: `other-${index}` }, new Date(0), null));
  const found = new Map<string, string>();
  for (const item of articles.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const publishedAt = new Date(timeOf(item));
    const isRecent = (story: RecentStory) =>
      story.publishedAt.getTime() === 0 || story.publishedAt.getTime() >= timeOf(item) - 240 * HOUR_MS;
    const newsroom = { recentStories: async () => held.filter(isRecent) };
    const standing = await openStoryBook(newsroom, publishedAt, null).find({ ...toldBy(item), publishedAt });
    held.unshift(recentOf(item, publishedAt, standing?.id ?? null));
    found.set(item.id, standing?.id ?? item.id);
  }
  return found;
}

/** Precision and recall for each language: of pairs that are told alike by the whole rule (other sources, 120 hours, weighed by the ten days before the later
 * report and other news), and of pairs that come to stand in one story. */
export async function stories(file = "test/data/radar/story-pairs.json", half = "") {
  const given = read<StoryPairs | TitledPair[]>(file);
  const { articles, pairs } = Array.isArray(given) ? pairsOfTitles(given) : given;
  const words = new Map(articles.map((item) => [item.id, { item, ...storyWords(toldBy(item)) }]));
  const others = otherNews.map((item) => storyWords(toldBy(item)));
  const storyOf = await storiesOf(articles);
  const judged = pairs
    .filter((_, index) => half === "" || (half === "even") === (index % 2 === 0))
    .flatMap((pair) => {
      const [a, b] = [words.get(pair.a), words.get(pair.b)];
      if (!a || !b) return [];
      const now = Math.max(timeOf(a.item), timeOf(b.item));
      const held = [...words.values()].filter(
        ({ item }) => timeOf(item) <= now && timeOf(item) >= now - 240 * HOUR_MS,
      );
      const weighed = (told: typeof a) =>
        weighing([...others, ...held].filter(({ lang }) => lang === told.lang))(told);
      const [one, other] = [weighed(a), weighed(b)];
      const mayBe =
        a.item.source !== b.item.source && Math.abs(timeOf(a.item) - timeOf(b.item)) <= 120 * HOUR_MS;
      const kind = a.lang === b.lang ? a.lang : "mixed";
      const near = a.lang === b.lang ? sharedBy(one, other).alike : 0;
      const found = mayBe && sameStory(one, other);
      return [{ ...pair, a, b, kind, near, found, together: storyOf.get(pair.a) === storyOf.get(pair.b) }];
    });
  for (const kind of ["en", "zh", "mixed"]) {
    const ofKind = judged.filter((each) => each.kind === kind);
    const same = ofKind.filter((each) => each.same).length;
    const told = (chosen: typeof judged) => {
      const right = chosen.filter((each) => each.same).length;
      const [precision, recall] = [right / chosen.length, right / same].map((share) => share.toFixed(3));
      return `${chosen.length}, ${right} rightly (precision ${precision}, recall ${recall})`;
    };
    console.info(
      `${kind}: ${ofKind.length} pairs, ${same} of one story; told alike ${told(ofKind.filter(({ found }) => found))}; in one story ${told(ofKind.filter(({ together }) => together))}`,
    );
  }
  for (const { a, b, same, found, together, why, near } of isSet("show") ? judged : [])
    if (same !== found || same !== together)
      console.info(
        `${same ? "missed" : "wrong"}\t${near.toFixed(3)}\t${found ? "alike" : ""}\t${together ? "together" : ""}\t${why}\n\t${a.item.title}\n\t${b.item.title}`,
      );
}
