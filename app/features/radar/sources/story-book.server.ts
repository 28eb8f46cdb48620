import {
  type StoryWords,
  sameStory,
  storyWords,
  type Told,
  type WeighedStory,
  weighing,
} from "../scoring/same-story";
import { usualCosine, vectorOfHex } from "../scoring/vectors";
import type { Newsroom, RecentStory } from "./newsroom";

const STORY_MS = 120 * 3_600_000;

/** What came in this long ago may be told anew by what is read now. */
const LOOK_BACK_MS = 2 * STORY_MS;

/** A story is joined by what is told like half of its reports: one alone may tell what came next, and lead on from story to story. */
const LEAST_OF_STORY = 0.5;

export type Report = Told & { publishedAt: Date };

/** A story that stands already: its first article of the world's, and one of each subject that shows it. */
type StandingStory = { id: string | null; articles: Map<string, { id: string; title: string }> };

/** Null is all of them. */
type Lang = Told["lang"] | null;

export type StoryBook = {
  find(told: Report): Promise<StandingStory | null>;
  add(
    told: Report,
    standing: Pick<RecentStory, "articleId" | "storyId" | "tagIds" | "isWorlds">,
  ): Promise<void>;
};

type Held = Pick<
  RecentStory,
  "articleId" | "storyId" | "tagIds" | "isWorlds" | "title" | "source" | "publishedAt"
> &
  WeighedStory;

const storyIdOf = ({ storyId, articleId }: Pick<Held, "storyId" | "articleId">) => storyId ?? articleId;

/** The words of what readings before have held too: to find them anew would take most of a reading's time. More than the readings
 * of both languages hold, or each would push out what the next one asks for first; 10 KB an article. */
const known = new Map<string, StoryWords>();
const MOST_KNOWN = 2700;

const plain = (markdown: string) => markdown.replaceAll(/\]\([^()\s]{0,500}\)/g, "]");

function wordsOf(story: RecentStory): StoryWords {
  const key = [story.articleId, story.title, story.text, story.source].join("\n");
  const words = known.get(key) ?? storyWords({ ...story, text: plain(story.text), vector: null });
  known.delete(key);
  known.set(key, words);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return words;
}

/** The articles of the world's subjects and of these members', read once, when the first report asks for them, and with each later one what other readings
 * have taken since; `model` is the one that makes vectors now. Without vectors reports of one language alone are held against each
 * other, so that each has a window of its own. */
export function openStoryBook(
  newsroom: Pick<Newsroom, "recentStories">,
  now: Date,
  model: string | null,
  ownTagIds: string[] = [],
): StoryBook {
  const langOf = ({ lang }: Report): Lang => (model === null && lang !== "other" ? lang : null);
  const read = async (lang: Lang, after = 0) => {
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    const recent = await newsroom.recentStories(since, model, ownTagIds, after, lang);
    return recent.map((story) => ({ ...story, ...wordsOf(story), vector: vectorOfHex(story.vector) }));
  };
  const open = async (lang: Lang) => {
    const recent = await read(lang);
    const weighs = new Map(
      [...Map.groupBy(recent, ({ lang }) => lang)].map(([lang, words]) => [lang, weighing(words)]),
    );
    const weigh = <Words extends StoryWords>(words: Words) => ({
      ...words,
      ...(weighs.get(words.lang) ?? weighing([]))(words),
    });
    return { weigh, held: recent.map(weigh) as Held[], row: rowOf(recent) };
  };
  const books = new Map<Lang, ReturnType<typeof open>>();
  const openBook = (lang: Lang) => {
    const opening = open(lang);
    books.set(lang, opening);
    return opening;
  };
  const bookOf = async (lang: Lang) => {
    const state = await books.get(lang);
    if (!state) return openBook(lang);
    const known = new Set(state.held.map(({ articleId }) => articleId));
    const since = await read(lang, state.row);
    state.held.unshift(...since.filter(({ articleId }) => !known.has(articleId)).map(state.weigh));
    state.row = Math.max(state.row, rowOf(since));
    return state;
  };
  return {
    find: async (told) => {
      const { weigh, held } = await bookOf(langOf(told));
      const words = weigh(storyWords(told));
      const others = held.filter(
        ({ source, publishedAt }) =>
          source !== told.source && Math.abs(publishedAt.getTime() - told.publishedAt.getTime()) <= STORY_MS,
      );
      const usual = usualCosine(
        told.vector,
        others.map(({ vector }) => vector),
      );
      const stories = [...Map.groupBy(others, storyIdOf).values()].map((reports) => ({
        reports,
        alike: reports.filter((report) => sameStory(words, report, usual)),
      }));
      const alike = stories.flatMap(({ reports, alike }) =>
        alike.length >= reports.length * LEAST_OF_STORY ? alike : [],
      );
      if (alike.length === 0) return null;
      // What stands in members' own feeds alone begins no story of the world's.
      const id = alike.filter(({ isWorlds }) => isWorlds).map(storyIdOf)[0] ?? null;
      const same = alike.map(storyIdOf);
      // Subjects may have begun the same story each for itself.
      const ofStory = held.filter((each) => same.includes(storyIdOf(each)) && each.source !== told.source);
      const places = ofStory.flatMap(({ articleId, title, tagIds }) =>
        tagIds.map((tag) => [tag, { id: articleId, title }] as const),
      );
      return { id, articles: new Map(places) };
    },
    add: async (told, standing) => {
      const { weigh, held } = await (books.get(langOf(told)) ?? openBook(langOf(told)));
      const { title, source, publishedAt } = told;
      held.unshift({ ...standing, title, source, publishedAt, ...weigh(storyWords(told)) });
    },
  };
}

const rowOf = (stories: readonly Pick<RecentStory, "row">[]) => Math.max(0, ...stories.map(({ row }) => row));
