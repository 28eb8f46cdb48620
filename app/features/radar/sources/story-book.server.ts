import { type StoryWords, sameStory, storyWords } from "../scoring/same-story";
import type { Newsroom, RecentStory } from "./newsroom";

const STORY_MS = 120 * 3_600_000;

/** What came in this long ago may be told anew by what is read now. */
const LOOK_BACK_MS = 2 * STORY_MS;

export type StoryBook = {
  sameAs(tagId: string, told: Omit<RecentStory, "articleId">): Promise<string | null>;
  add(tagId: string, story: RecentStory): void;
};

export function openStoryBook(newsroom: Pick<Newsroom, "recentStories">, now: Date): StoryBook {
  const known = new Map<string, Promise<(RecentStory & { words: StoryWords })[]>>();
  const storiesOf = (tagId: string) => {
    const stories = known.get(tagId) ?? readStories(tagId);
    known.set(tagId, stories);
    return stories;
  };
  const readStories = async (tagId: string) => {
    const recent = await newsroom.recentStories(tagId, new Date(now.getTime() - LOOK_BACK_MS));
    return recent.map((story) => ({ ...story, words: storyWords(story.title, story.summary, story.source) }));
  };
  return {
    sameAs: async (tagId, { title, summary, source, publishedAt }) => {
      const words = storyWords(title, summary, source);
      const same = (await storiesOf(tagId)).find(
        (story) =>
          story.source !== source &&
          Math.abs(story.publishedAt.getTime() - publishedAt.getTime()) <= STORY_MS &&
          sameStory(words, story.words),
      );
      return same?.articleId ?? null;
    },
    add: (tagId, story) => {
      const words = storyWords(story.title, story.summary, story.source);
      known.set(
        tagId,
        storiesOf(tagId).then((stories) => [{ ...story, words }, ...stories]),
      );
    },
  };
}
